// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Governor} from "@openzeppelin/contracts/governance/Governor.sol";
import {GovernorCountingSimple} from "@openzeppelin/contracts/governance/extensions/GovernorCountingSimple.sol";
import {GovernorSettings} from "@openzeppelin/contracts/governance/extensions/GovernorSettings.sol";
import {GovernorVotes} from "@openzeppelin/contracts/governance/extensions/GovernorVotes.sol";
import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {UUPSUpgradeable} from "@openzeppelin/contracts/proxy/utils/UUPSUpgradeable.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit, Nonces} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {IVotes} from "@openzeppelin/contracts/governance/utils/IVotes.sol";

contract Share is ERC20, ERC20Permit, ERC20Votes {
    constructor(uint256 supply) ERC20("Share", "SHR") ERC20Permit("Share") {
        _mint(msg.sender, supply);
    }

    function _update(address from, address to, uint256 amount) internal override(ERC20, ERC20Votes) {
        super._update(from, to, amount);
    }

    function nonces(address owner) public view override(ERC20Permit, Nonces) returns (uint256) {
        return super.nonces(owner);
    }
}

contract Picture is ERC721("Picture", "PIC") {
    function mint(address to, uint256 id) external {
        _safeMint(to, id);
    }
}

contract House is Governor, GovernorSettings, GovernorCountingSimple, GovernorVotes {
    constructor(IVotes share) Governor("House") GovernorSettings(1, 10, 0) GovernorVotes(share) {}

    function quorum(uint256) public pure override returns (uint256) {
        return 50;
    }

    function proposalThreshold() public view override(Governor, GovernorSettings) returns (uint256) {
        return super.proposalThreshold();
    }
}

contract Lamp is Ownable {
    bool public isOn;

    constructor(address owner) Ownable(owner) {}

    function turn(bool on) external onlyOwner {
        isOn = on;
    }
}

contract Counter is UUPSUpgradeable {
    error NotKeeper(address account);

    address public keeper;
    uint256 public count;

    function start() external {
        require(keeper == address(0));
        keeper = msg.sender;
    }

    function increment() public virtual {
        count += 1;
    }

    function _authorizeUpgrade(address) internal view override {
        if (msg.sender != keeper) revert NotKeeper(msg.sender);
    }
}

contract FastCounter is Counter {
    function increment() public override {
        count += 10;
    }
}
