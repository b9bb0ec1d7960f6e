// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// A proxy as ERC-1967 has it: all but its implementation is the implementation's.
contract Proxy {
    bytes32 private constant IMPLEMENTATION = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;

    constructor(address implementation) {
        assembly {
            sstore(IMPLEMENTATION, implementation)
        }
    }

    fallback() external payable {
        assembly {
            calldatacopy(0, 0, calldatasize())
            let success := delegatecall(gas(), sload(IMPLEMENTATION), 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if success { return(0, returndatasize()) }
            revert(0, returndatasize())
        }
    }
}

/// A token whose balances are shares of something that grows: no slot holds what it tells.
contract Shares {
    mapping(address account => uint256) private shares;
    uint256 public rate = 3;

    function balanceOf(address account) external view returns (uint256) {
        return shares[account] * rate;
    }
}

/// A token that keeps its balances elsewhere, and reads other things first.
contract Ledger {
    mapping(address account => uint256) public balances;
    bool public paused;
}

contract Front {
    Ledger private immutable ledger = new Ledger();
    bool public open = true;
    uint256 private unrelated = 7;

    function balanceOf(address account) external view returns (uint256) {
        require(open && unrelated > 0 && !ledger.paused());
        return ledger.balances(account);
    }
}
