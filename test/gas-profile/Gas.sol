// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

library Sums {
    function twice(uint256 value) internal pure returns (uint256) {
        return value * 2;
    }
}

contract Base {
    uint256 public total;

    modifier counted() {
        total += 1;
        _;
    }

    constructor(uint256 first) {
        total = first;
    }

    function add(uint256 value) internal {
        total = total + Sums.twice(value);
    }
}

contract Other {
    uint256 private last;

    function note(uint256 value) external returns (uint256) {
        last = value;
        return value;
    }
}

contract Gas is Base(7) {
    Other private immutable other = new Other();
    event Noted(uint256 value);

    function bump(uint256 value) external counted {
        add(value);
    }

    function both(uint256 value) external {
        add(other.note(value));
        emit Noted(value);
    }

    function clear() external {
        total = 0;
    }

    function down(uint256 steps) public returns (uint256) {
        return steps == 0 ? 0 : down(steps - 1) + 1;
    }
}
