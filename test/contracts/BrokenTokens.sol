// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// A token that has been stopped.
contract RevertingToken {
    function balanceOf(address) external pure returns (uint256) {
        revert("stopped");
    }
}

/// A token that takes all the gas there is.
contract GreedyToken {
    function balanceOf(address) external pure returns (uint256) {
        assembly {
            invalid()
        }
    }
}

/// A token whose balance is more than a number.
contract WordyToken {
    function balanceOf(address) external pure returns (string memory) {
        return "plenty";
    }
}

/// A token that answers with half a word.
contract ShortToken {
    fallback() external {
        assembly {
            mstore(0, 1)
            return(0, 16)
        }
    }
}
