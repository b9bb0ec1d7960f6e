// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// What an account delegates to (EIP-7702): it runs with the account's address and storage.
contract Greeter {
    event Greeted(address indexed account, string words);

    string public greeting;

    receive() external payable {}

    function greet(string calldata words) external payable {
        greeting = words;
        emit Greeted(address(this), words);
    }
}
