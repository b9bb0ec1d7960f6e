// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Governor} from "@openzeppelin/contracts/governance/Governor.sol";
import {GovernorCountingSimple} from "@openzeppelin/contracts/governance/extensions/GovernorCountingSimple.sol";
import {GovernorVotes} from "@openzeppelin/contracts/governance/extensions/GovernorVotes.sol";
import {TimelockController} from "@openzeppelin/contracts/governance/TimelockController.sol";
import {IVotes} from "@openzeppelin/contracts/governance/utils/IVotes.sol";
import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {ERC20Votes} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import {ERC4626} from "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";

/// Contracts of OpenZeppelin as a project uses them, for the benchmark `test-file`.
contract Coin is ERC20, ERC20Permit, ERC20Votes {
    constructor(string memory name) ERC20(name, "COIN") ERC20Permit(name) {
        _mint(msg.sender, 1e27);
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Votes) {
        super._update(from, to, value);
    }

    function nonces(address owner) public view override(ERC20Permit, Nonces) returns (uint256) {
        return super.nonces(owner);
    }
}

contract Art is ERC721("Art", "ART") {
    function mint(address to, uint256 id) external {
        _mint(to, id);
    }
}

contract Vault is ERC4626 {
    constructor(IERC20 asset) ERC4626(asset) ERC20("Vault", "VLT") {}
}

contract Council is Governor, GovernorCountingSimple, GovernorVotes {
    constructor(IVotes token) Governor("Council") GovernorVotes(token) {}

    function votingDelay() public pure override returns (uint256) {
        return 1;
    }

    function votingPeriod() public pure override returns (uint256) {
        return 100;
    }

    function quorum(uint256) public pure override returns (uint256) {
        return 1e18;
    }
}

contract Registry {
    mapping(uint256 key => uint256) public values;

    event Written(uint256 indexed key, uint256 value);

    function write(uint256 key, uint256 value) external {
        values[key] = value;
        emit Written(key, value);
    }
}

contract RegistryProxy is ERC1967Proxy {
    constructor(address implementation) ERC1967Proxy(implementation, abi.encodeCall(Registry.write, (0, 1))) {}
}

contract Timelock is TimelockController {
    constructor() TimelockController(1, new address[](0), new address[](0), msg.sender) {}
}
