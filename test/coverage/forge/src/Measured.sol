// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

library Steps {
    function next(uint256 value) internal pure returns (uint256) {
        return value + 1;
    }
}

abstract contract Owned {
    address internal owner = msg.sender;

    modifier onlyOwner() {
        require(msg.sender == owner, "not the owner");
        _;
    }
}

contract Measured is Owned {
    using Steps for uint256;

    uint256 public count;
    uint256 internal immutable limit;
    mapping(uint256 => bool) public seen;

    error TooMuch(uint256 value);

    constructor(uint256 limit_) {
        limit = limit_;
        count = 1;
    }

    function add(uint256 value) external onlyOwner returns (uint256) {
        if (value > limit) revert TooMuch(value);
        if (value > 5) {
            count += value;
        } else {
            count = count.next();
        }
        seen[value] = true;
        return value > 3 && value < 9 ? count : 0;
    }

    function loop(uint256 times) external returns (uint256 sum) {
        for (uint256 index = 0; index < times; index++) {
            if (index == 2) continue;
            sum += index;
        }
        unchecked {
            count -= sum;
        }
        assembly {
            if gt(sum, 100) {
                sum := 100
            }
        }
    }

    function tries(uint256 value) external returns (bool) {
        try this.check(value) {
            return true;
        } catch Error(string memory) {
            return false;
        } catch {
            count = 0;
        }
        return false;
    }

    function check(uint256 value) external pure {
        require(value != 1);
        require(value != 2, "two");
        assert(value < 50);
    }

    function never(uint256 value) external pure returns (uint256) {
        return value * 2;
    }

    receive() external payable {
        count++;
    }
}
