// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// Holds ether, and gives it up with its end.
contract Egg {
    uint256 public weight;

    constructor(uint256 weight_) payable {
        weight = weight_;
    }

    function grow(uint256 by) external payable returns (uint256) {
        weight += by;
        return weight;
    }

    function refuse() external pure {
        revert("not yet");
    }

    function hatch(address payable to) external {
        selfdestruct(to);
    }
}

/// Creates contracts and calls them: transactions with frames of every kind.
contract Nest {
    Egg public last;

    event Laid(address egg);

    function lay(uint256 weight) external payable {
        last = new Egg{value: msg.value}(weight);
        emit Laid(address(last));
    }

    function laySalted(uint256 weight, bytes32 salt) external payable {
        last = new Egg{value: msg.value, salt: salt}(weight);
    }

    function feed(uint256 by) external payable {
        last.grow{value: msg.value}(by);
        try last.refuse() {} catch {}
        last.weight();
    }

    function hatch(address payable to) external {
        last.hatch(to);
    }
}
