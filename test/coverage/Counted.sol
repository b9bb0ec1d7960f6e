// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

// Behind each line: how often its statements, its function and the ways of its branches ran. The test says what it calls.

abstract contract Owned {
    address public immutable owner;
    error NotOwner(address caller);

    constructor() { // fn 2
        owner = msg.sender; // 2
    }

    modifier onlyOwner() { // fn 2
        if (msg.sender != owner) revert NotOwner(msg.sender); // 2 1; br 1 1
        _;
    }

    modifier atMost(uint256 value, uint256 most) { // fn 2
        require(value <= most, "too much"); // 2; br 1 1
        _;
    }

    function hook(uint256 value) internal virtual returns (uint256) { // fn -
        return value; // -
    }
}

library Numbers {
    function half(uint256 value) internal pure returns (uint256) { // fn 2
        unchecked {
            return value / 2; // 2
        }
    }

    function unused(uint256 value) internal pure returns (uint256) { // fn -
        return value + 1; // -
    }
}

contract Loops {
    function sum(uint256 n) external pure returns (uint256 total) { // fn 2
        for (uint256 i = 0; i < n; i++) { // 2 2 5
            if (i == 1) continue; // 5 2; br 2 3
            total += i; // 3
        }
    }

    function down(uint256 n) external pure returns (uint256 steps) { // fn 2
        while (n > 0) { // 2
            n--; // 3
            steps++; // 3
        }
        do { // 2
            steps++; // 2
        } while (false);
    }

    function never() external pure { // fn 0
        for (uint256 i = 0; i < 3; i++) { // 0 0 -
            break; // -
        }
    }
}

contract Choices {
    uint256 internal value;

    function ternary(bool first) external pure returns (uint256) { // fn 3
        return first ? 1 : 2; // 3; br 2 1
    }

    function both(bool a, bool b) external pure returns (bool) { // fn 3
        return a && b; // 3; br 3 2
    }

    function either(bool a, bool b) external pure returns (bool) { // fn 1
        return a || b; // 1; br 1 0
    }

    function nested(uint256 n) external pure returns (uint256) { // fn 3
        if (n == 0) { // 3; br 1 2
            return 1; // 1
        } else if (n == 1) { // 2; br 1 1
            return 2; // 1
        } else {
            return 3; // 1
        }
    }

    function empty(bool yes) external pure { // fn 2
        if (yes) {} // -; br - -
    }

    function assembled(uint256 n) external pure returns (uint256 result) { // fn 2
        assembly {
            let doubled := mul(n, 2) // 2
            if gt(doubled, 10) { // 2
                result := 1 // 1
            }
        }
    }

    receive() external payable { // fn 1
        value += 1; // 1
    }

    fallback() external payable { // fn 1
        value += 2; // 1
    }
}

contract Vault is Owned {
    using Numbers for uint256;
    uint256 public sum = 5;

    constructor(uint256 first) { // fn 2
        sum = first; // 2
    }

    function set(uint256 value) external onlyOwner { // fn 2
        sum = value.half(); // 1
    }

    function add(uint256 value) external atMost(value, 10) returns (uint256) { // fn 2
        sum = hook(value); // 1
        return sum; // 1
    }

    function hook(uint256 value) internal pure override returns (uint256) { // fn 1
        uint256 doubled; // 1
        doubled = value.half() + value; // 1
        return doubled; // 1
    }

    function fail(uint256 kind) external pure { // fn 3
        if (kind == 0) revert("zero"); // 3 1; br 1 2
        assert(kind != 1); // 2; br 1 1
    }
}

contract Caller {
    Vault public vault;

    constructor() { // fn 1
        vault = new Vault(1); // 1
    }

    function tries(uint256 kind) external view returns (uint256) { // fn 3
        try vault.fail(kind) { // 3; br 1 1 1
            return 1; // 1
        } catch Error(string memory) {
            return 2; // 1
        } catch {
            return 3; // 1
        }
    }
}

contract Proxy {
    address internal immutable target;

    constructor(address to) { // fn 1
        target = to; // 1
    }

    fallback() external payable { // fn 2
        (bool done, bytes memory result) = target.delegatecall(msg.data); // 2
        if (!done) { // 2; br 2 0
            revert("failed"); // 2
        }
        assembly {
            return(add(result, 32), mload(result)) // 0
        }
    }
}

/// Custom errors in require, and checks that never fail.
contract Guard {
    error TooLow(uint256 value);
    uint256 private lowest;

    function raise(uint256 value) external { // fn 3
        if (value < 10) { // 3; br 1 2
            revert TooLow(value); // 1
        }
        require(value != 13); // 2; br 1 1
        lowest = value; // 1
    }

    function check(uint256 value) public pure returns (bool) { // fn 2
        return value > 1 ? true : false; // 2; br 1 1
    }
}

/// Receives ether and has no fallback.
contract Purse {
    uint256 private received;
    uint256 private sent;

    receive() external payable { // fn 2
        if (msg.value == 0) return; // 2 1; br 1 1
        received += msg.value; // 1
    }

    function pay(address payable to, uint256 value) external { // fn 2
        (bool done, ) = to.call{value: value}(""); // 2
        require(done, "not paid"); // 2; br 1 1
        sent += value; // 1
    }
}

abstract contract Shape {
    uint256 internal stored = 4;

    function sides() public view virtual returns (uint256);

    function describe() external view returns (uint256) { // fn 3
        uint256 count = sides(); // 3
        return count < 4 ? count : 4; // 3; br 1 2
    }
}

/// Overrides, and a call of the function that is overridden.
contract Square is Shape {
    function sides() public view virtual override returns (uint256) { // fn 2
        return stored; // 2
    }
}

contract Pentagon is Square {
    function sides() public view override returns (uint256) { // fn 1
        return super.sides() + 1; // 1
    }
}

contract Triangle is Shape {
    function sides() public view override returns (uint256) { // fn 1
        return stored - 1; // 1
    }
}

/// Assembly with loops, switches and functions of its own.
contract Assembly {
    function powers(uint256 n) external pure returns (uint256 result) { // fn 2
        assembly {
            function double(x) -> y {
                y := mul(x, 2) // 3
            }
            result := 1 // 2
            for { let i := 0 } lt(i, n) { i := add(i, 1) } { // 2 2 3
                result := double(result) // 3
            }
            switch gt(result, 2) // 2
            case 0 {
                result := add(result, 100) // 1
            }
            default {
                result := sub(result, 1) // 1
            }
        }
    }
}

contract NeverDeployed {
    function nothing() external pure returns (uint256) { // fn 0
        return 1; // 0
    }
}
