// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

contract Vault {
    struct Deposit {
        address owner;
        uint96 amount;
    }

    int64 public change = -1;
    bool public isOpen;
    Deposit[] public deposits;
    mapping(address => uint256) public balances;

    function put(uint96 amount) external {
        isOpen = true;
        change = -int64(uint64(amount));
        deposits.push(Deposit(msg.sender, amount));
        balances[msg.sender] += amount;
    }
}

abstract contract Forwarder {
    function target() internal view virtual returns (address);

    fallback() external {
        (bool isDone, ) = target().delegatecall(msg.data);
        require(isDone);
    }
}

contract Proxy is Forwarder {
    constructor(address implementation) {
        assembly {
            sstore(0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc, implementation)
        }
    }

    function target() internal view override returns (address to) {
        assembly {
            to := sload(0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc)
        }
    }
}

contract Beacon {
    address private immutable known;

    constructor(address implementation_) {
        known = implementation_;
    }

    function implementation() external view returns (address) {
        return known;
    }
}

contract BeaconProxy is Forwarder {
    constructor(Beacon beacon) {
        assembly {
            sstore(0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50, beacon)
        }
    }

    function target() internal view override returns (address to) {
        Beacon beacon;
        assembly {
            beacon := sload(0xa3f0ad74e5423aebfd80d3ef4346578335a9a72aeaee59ff6cb3582b35133d50)
        }
        return beacon.implementation();
    }
}
