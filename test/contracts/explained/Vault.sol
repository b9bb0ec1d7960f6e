// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import "./console.sol";

interface IAnything {
    function answer() external returns (uint256);
    function notify() external;
}

library Sums {
    error TooMuch(uint256 sum, uint256 limit);

    function add(uint256 a, uint256 b) public pure returns (uint256) {
        if (a + b > 1000) revert TooMuch(a + b, 1000);
        return a + b;
    }
}

/// What goes wrong in here goes wrong one frame further in.
contract Till {
    struct Line {
        address payer;
        uint256[] amounts;
        string note;
    }

    error Closed(address keeper, Line line);
    event Booked(address indexed payer, Line line, string indexed note);

    address public immutable keeper;
    uint256 public total;
    uint256[3] public limits;

    constructor(address keeper_) payable {
        if (keeper_ == address(0)) revert("no keeper");
        keeper = keeper_;
    }

    receive() external payable {
        total += msg.value;
    }

    function book(Line calldata line) external payable returns (uint256 sum, Line memory booked) {
        for (uint256 i = 0; i < line.amounts.length; i++) sum += line.amounts[i];
        total = Sums.add(total, sum);
        booked = line;
        emit Booked(line.payer, line, line.note);
    }

    function close(Line calldata line) external view {
        revert Closed(keeper, line);
    }

    function burn() external {
        while (true) total++;
    }

    function pay(address payable to, uint256 amount) external {
        to.transfer(amount);
    }

    function end(address payable to) external {
        selfdestruct(to);
    }
}

/// Calls others, in every way that can go wrong.
contract Vault {
    Till public till;
    bool private entered;
    uint256 public calls;

    error Reentered();
    error Wrapped(string what, bytes inner);

    event Anything(uint256 indexed n);

    constructor() payable {
        till = new Till(address(this));
    }

    receive() external payable {}

    function book(Till.Line calldata line) external payable {
        till.book{value: msg.value}(line);
    }

    function closeTill(Till.Line calldata line) external {
        calls++;
        till.close(line);
    }

    function tryClose(Till.Line calldata line) external returns (bool) {
        try till.close(line) {
            return true;
        } catch {
            calls++;
            return false;
        }
    }

    function catchThenFail(Till.Line calldata line) external {
        try till.close(line) {} catch {}
        revert("something else");
    }

    function catchThenSilent(Till.Line calldata line) external {
        try till.close(line) {} catch {}
        revert();
    }

    function wrap(Till.Line calldata line) external {
        try till.close(line) {} catch (bytes memory inner) {
            revert Wrapped("till", inner);
        }
    }

    function burn() external {
        till.burn{gas: 60000}();
    }

    function catchBurn() external {
        try till.burn{gas: 60000}() {} catch {}
        revert();
    }

    function pokeThenFail() external {
        this.poke();
        revert();
    }

    function payThenFail(address payable to) external payable {
        (bool ok, ) = to.call{value: msg.value}("");
        require(ok);
        revert();
    }

    function overpay(address payable to) external {
        till.pay(to, 5 ether);
    }

    function nobody(address target) external returns (uint256) {
        return IAnything(target).answer();
    }

    function nobodyVoid(address target) external {
        IAnything(target).notify();
    }

    function lookOnly(address target) external view {
        (bool ok, bytes memory data) = target.staticcall(abi.encodeCall(this.poke, ()));
        if (!ok) {
            assembly {
                revert(add(data, 32), mload(data))
            }
        }
    }

    function poke() external {
        calls++;
    }

    function tryPoke() external {
        try this.lookOnly(address(this)) {} catch {}
        calls = 7;
    }

    function guarded() external {
        if (entered) revert Reentered();
        entered = true;
        (bool ok, bytes memory data) = msg.sender.call(abi.encodeWithSignature("again()"));
        if (!ok) {
            assembly {
                revert(add(data, 32), mload(data))
            }
        }
        entered = false;
    }

    function make(address keeper) external returns (address) {
        return address(new Till(keeper));
    }

    function makeAndEnd(address payable to) external payable {
        Till made = new Till{value: msg.value}(to);
        made.end(to);
    }

    function nonsense() external {
        calls++;
        assembly {
            invalid()
        }
    }
}

/// Comes back to the one that called.
contract Returner {
    function start(Vault vault) external {
        vault.guarded();
    }

    function again() external {
        Vault(payable(msg.sender)).guarded();
    }
}

/// Hands everything on.
contract Proxy {
    address private immutable implementation;

    constructor(address implementation_) {
        implementation = implementation_;
    }

    fallback() external payable {
        address to = implementation;
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), to, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }
}

contract Counter {
    uint256 public number;

    event Set(address indexed by, uint256 number);

    error TooLarge(uint256 number);

    function set(uint256 number_) external returns (uint256 before) {
        if (number_ > 100) revert TooLarge(number_);
        before = number;
        number = number_;
        emit Set(msg.sender, number_);
        console.log("set to", number_);
    }
}

/// Moves two tokens at once, one that is like all others and one that is not, and takes whatever else it is sent.
contract ERC {
    event Transfer(address indexed from, address indexed to, uint256 value);

    function move(address to, uint256 n) external payable {
        emit Transfer(msg.sender, to, n);
        bytes32 topic = keccak256("Transfer(address,address,uint256)");
        assembly {
            log4(0, 0, topic, caller(), to, n)
        }
    }

    fallback() external payable {}
}
