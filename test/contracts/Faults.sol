// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// Fails in every way that Solidity knows. The functions write, so that they can be called and sent.
contract Faults {
    error TooLittle(address who, uint256 have, uint256 want);

    uint256 private last;
    uint256[] private numbers = [1, 2, 3];

    function custom(uint256 have, uint256 want) external {
        last = have;
        revert TooLittle(msg.sender, have, want);
    }

    function text() external {
        last = 1;
        revert("a reason");
    }

    function empty() external {
        last = 1;
        revert();
    }

    function asserts(uint256 n) external {
        assert(n == last + 1);
        last = n;
    }

    function overflows(uint256 n) external {
        last = n + 1;
    }

    function divides(uint256 n) external {
        last = 1 / n;
    }

    function reads(uint256 index) external {
        last = numbers[index];
    }

    function runsOut() external {
        // More memory than any gas pays for.
        assembly {
            sstore(last.slot, mload(0xffffffff))
        }
    }

    function halts() external {
        last = 1;
        assembly {
            invalid()
        }
    }
}
