// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// The few functions of Hardhat's console.sol that the tests use.
library console {
    function send(bytes memory payload) internal view {
        address to = 0x000000000000000000636F6e736F6c652e6c6f67;
        assembly {
            pop(staticcall(gas(), to, add(payload, 32), mload(payload), 0, 0))
        }
    }

    function log(string memory p0) internal view {
        send(abi.encodeWithSignature("log(string)", p0));
    }

    function log(string memory p0, uint256 p1) internal view {
        send(abi.encodeWithSignature("log(string,uint256)", p0, p1));
    }

    function log(string memory p0, uint256 p1, address p2, bool p3) internal view {
        send(abi.encodeWithSignature("log(string,uint256,address,bool)", p0, p1, p2, p3));
    }
}
