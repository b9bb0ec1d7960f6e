// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// The cheatcodes that are used here.
interface Vm {
    function startBroadcast() external;
    function stopBroadcast() external;
    function envAddress(string calldata name) external view returns (address);
    function expectRevert(bytes calldata data) external;
    function roll(uint256 number) external;
}

Vm constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));
