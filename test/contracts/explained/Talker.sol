// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import "./console.sol";

/// Says what it does.
contract Talker {
    uint256 public last;

    constructor() {
        console.log("made");
    }

    function say(string calldata words) external {
        console.log(words);
        last = bytes(words).length;
    }

    function count(uint256 n) external returns (uint256) {
        console.log("counting to %d", n);
        last = n;
        console.log("done");
        return n + 1;
    }

    function fail(uint256 n) external {
        console.log("about to fail: %s from %s, %s", n, msg.sender, true);
        revert("failed on purpose");
    }

    function raw(bytes calldata payload) external {
        console.send(payload);
        last = payload.length;
    }

    /// Two calls of the same length, one of another address without code: the gas of each.
    function compare(address other) external view returns (uint256 toConsole, uint256 toOther, uint256 again, uint256 otherAgain) {
        toConsole = cost(0x000000000000000000636F6e736F6c652e6c6f67);
        toOther = cost(other);
        again = cost(0x000000000000000000636F6e736F6c652e6c6f67);
        otherAgain = cost(other);
    }

    function cost(address to) private view returns (uint256 spent) {
        bytes memory payload = abi.encodeWithSignature("log(string)", "hello");
        assembly {
            let before := gas()
            pop(staticcall(100000, to, add(payload, 32), mload(payload), 0, 0))
            spent := sub(before, gas())
        }
    }
}
