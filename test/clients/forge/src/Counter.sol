// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

contract Counter {
    uint256 public number;

    event Counted(uint256 number);

    error TooBig(uint256 number);

    constructor(uint256 start) {
        number = start;
    }

    function add(uint256 n) external {
        if (n > 1000) revert TooBig(n);
        number += n;
        emit Counted(number);
    }
}
