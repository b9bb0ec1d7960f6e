// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// A number that its owner counts up.
contract Counter {
    address public immutable owner = msg.sender;
    uint256 public number;

    event Counted(address indexed by, uint256 number);

    error NotOwner(address caller);

    function count(uint256 steps) external {
        if (msg.sender != owner) revert NotOwner(msg.sender);
        number += steps;
        emit Counted(msg.sender, number);
    }
}
