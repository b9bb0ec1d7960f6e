// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Counter} from "../src/Counter.sol";
import {vm} from "../src/Vm.sol";

/// Runs on a fork that has a Counter.
contract CounterTest {
    Counter private counter;

    function setUp() external {
        counter = Counter(vm.envAddress("COUNTER"));
    }

    function test_ReadsAndWrites() external {
        require(counter.number() == 5, "another number");
        counter.add(10);
        require(counter.number() == 15, "not written");
    }

    function test_Reverts() external {
        vm.expectRevert(abi.encodeWithSelector(Counter.TooBig.selector, 1001));
        counter.add(1001);
    }
}
