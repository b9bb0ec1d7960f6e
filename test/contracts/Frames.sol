// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// Is called: writes, logs, refuses, runs out.
contract Callee {
    error Refused(uint256 code);

    event Note(address indexed self, uint256 value);

    uint256 public stored;

    receive() external payable {}

    function store(uint256 value) external payable returns (uint256) {
        stored = value;
        emit Note(address(this), value);
        return value;
    }

    function refuse(uint256 code) external payable {
        stored = code;
        emit Note(address(this), code);
        revert Refused(code);
    }

    function burn() external {
        while (true) stored++;
    }
}

/// Does not come to be.
contract Stillborn {
    uint256 private stored;

    constructor() payable {
        stored = 1;
        revert("stillborn");
    }
}

/// Ends when told so, after having written and logged.
contract Mortal {
    event Ending(address heir);

    uint256 private stored = 7;

    constructor() payable {}

    function end(address payable heir) external payable {
        stored = 8;
        emit Ending(heir);
        selfdestruct(heir);
    }
}

/// Makes frames of every kind, in every way that they can end.
contract Frames {
    uint256 public stored;
    mapping(uint256 => uint256) private slots;
    Mortal public mortal;

    event Note(address indexed self, uint256 value);

    constructor() payable {}

    receive() external payable {}

    function everyKind(address callee) external payable {
        emit Note(address(this), 1);
        Callee(payable(callee)).store{value: 3}(10);
        delegate(callee, abi.encodeCall(Callee.store, (11)));
        bytes memory reading = abi.encodeWithSignature("stored()");
        bytes memory storing = abi.encodeCall(Callee.store, (12));
        assembly {
            pop(staticcall(gas(), callee, add(reading, 32), mload(reading), 0, 32))
            pop(callcode(gas(), callee, 5, add(storing, 32), mload(storing), 0, 32))
        }
        emit Note(address(this), 2);
    }

    function delegate(address callee, bytes memory data) private {
        (bool success, ) = callee.delegatecall(data);
        require(success);
    }

    function creations(bytes32 salt) external payable {
        Mortal plain = new Mortal{value: 1}();
        new Mortal{value: 2, salt: salt}();
        mortal = plain;
        try new Stillborn{value: 4}() {} catch {}
        // The same salt again: the address is taken.
        try new Mortal{salt: salt}() {} catch {}
    }

    function endOld(address payable heir) external payable {
        mortal.end{value: msg.value}(heir);
    }

    function endNew(address payable heir) external payable {
        Mortal young = new Mortal{value: msg.value}();
        young.end(heir);
    }

    /// Ends in favour of itself: what it holds is burnt.
    function endNewForItself() external payable {
        Mortal young = new Mortal{value: msg.value}();
        young.end(payable(address(young)));
    }

    /// Calls itself, and the innermost refuses.
    function descend(uint256 depth, address callee) public payable {
        stored = depth;
        emit Note(address(this), depth);
        if (depth == 0) Callee(payable(callee)).refuse(77);
        else this.descend(depth - 1, callee);
    }

    function descendCaught(uint256 depth, address callee) external {
        try this.descend(depth, callee) {} catch {}
        emit Note(address(this), depth);
        try Callee(payable(callee)).refuse(78) {} catch {}
        Callee(payable(callee)).store(79);
    }

    function precompiles() external returns (uint256 sum) {
        address signer = ecrecover(bytes32(uint256(1)), 27, bytes32(uint256(2)), bytes32(uint256(3)));
        sum += uint256(uint160(signer)) % 7;
        sum += uint256(sha256("abc")) % 7;
        sum += uint160(ripemd160("abc")) % 7;
        call(address(4), "identity");
        call(address(5), abi.encode(1, 1, 1, bytes3(0x030502)));
        call(address(6), abi.encode(1, 2, 1, 2));
        (bool done, ) = address(4).call{value: 1}("paid");
        require(done);
        stored = sum;
    }

    function failingPrecompiles() external {
        // Not on the curve, no number of pairs, no length of blake2f, no such round flag, modexp that nobody can pay.
        call(address(6), abi.encode(1, 1, 1, 1));
        call(address(7), abi.encode(1, 1, 1));
        call(address(8), new bytes(191));
        call(address(9), new bytes(12));
        bytes memory blake = new bytes(213);
        blake[212] = 0x07;
        call(address(9), blake);
        address(5).call{gas: 20000}(abi.encode(1 << 20, 1 << 20, 1 << 20));
        address(10).call{gas: 60000}(new bytes(192));
        address(6).call{gas: 100}(abi.encode(1, 2, 1, 2));
        stored = 5;
    }

    function call(address callee, bytes memory data) private {
        (bool success, ) = callee.call{gas: 200000}(data);
        stored = success ? 1 : 2;
    }

    function runsOutWithin(address callee) external {
        try Callee(payable(callee)).burn{gas: 25000}() {} catch {}
        // Less than a store costs.
        try Callee(payable(callee)).store{gas: 5000}(1) {} catch {}
        stored = 6;
    }

    function pays(address payable[] calldata heirs) external payable {
        for (uint256 i = 0; i < heirs.length; i++) {
            (bool paid, ) = heirs[i].call{value: i}("");
            require(paid);
        }
        // More than there is.
        (bool done, ) = heirs[0].call{value: 1 << 200}("");
        require(!done);
    }

    function fill(uint256 count) external {
        for (uint256 i = 0; i < count; i++) slots[i] = i + 1;
    }

    function empty(uint256 count) external {
        for (uint256 i = 0; i < count; i++) slots[i] = 0;
        slots[count] = 9;
        slots[count] = 0;
    }

    function writesWhereItMayNot(address callee) external {
        bytes memory data = abi.encodeCall(Callee.store, (1));
        (bool success, ) = callee.staticcall{gas: 50000}(data);
        require(!success);
        stored = 3;
    }

    /// Calls codes that halt, each for a reason of its own.
    function halts(address[] calldata codes) external {
        for (uint256 i = 0; i < codes.length; i++) {
            (bool success, ) = codes[i].call{gas: 40000}("");
            require(!success);
        }
        stored = 4;
    }

    function transient() external returns (uint256 value) {
        assembly {
            tstore(1, 5)
            value := tload(1)
            mcopy(0, 32, 32)
        }
    }
}
