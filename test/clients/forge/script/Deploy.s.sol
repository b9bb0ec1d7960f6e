// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Counter} from "../src/Counter.sol";
import {vm} from "../src/Vm.sol";

contract Deploy {
    function run() external {
        vm.startBroadcast();
        Counter counter = new Counter(1);
        counter.add(41);
        Counter other = new Counter{salt: bytes32(block.number)}(7);
        other.add(3);
        vm.stopBroadcast();
    }

    function tooBig() external {
        vm.startBroadcast();
        new Counter(1).add(2000);
        vm.stopBroadcast();
    }
}
