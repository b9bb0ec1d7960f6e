// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Measured} from "../src/Measured.sol";

contract MeasuredTest {
    function test_calls() external {
        Measured measured = new Measured(100);
        measured.add(4);
        measured.add(7);
        (bool isAdded,) = address(measured).call(abi.encodeCall(measured.add, (200)));
        isAdded;
        measured.loop(4);
        measured.tries(0);
        measured.tries(2);
        measured.count();
    }
}
