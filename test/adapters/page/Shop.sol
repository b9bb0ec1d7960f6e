// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

contract Shop {
    struct Item {
        string name;
        uint256 price;
        address[] sellers;
    }

    event Added(uint256 indexed id, address indexed by, string name);
    error TooCheap(uint256 price, string reason);

    address public immutable owner;
    uint256 public least;
    mapping(uint256 => Item) private items;
    uint256 public count;

    constructor(uint256 least_) payable {
        owner = msg.sender;
        least = least_;
    }

    function add(Item calldata item) external returns (uint256 id) {
        if (item.price < least) revert TooCheap(item.price, "raise it");
        id = count++;
        items[id] = item;
        emit Added(id, msg.sender, item.name);
    }

    function itemAt(uint256 id) external view returns (Item memory item, bool exists) {
        return (items[id], id < count);
    }

    function sum(uint256[] calldata values, int8 offset) external pure returns (int256 total) {
        for (uint256 i = 0; i < values.length; i++) total += int256(values[i]);
        total += offset;
    }

    function pay() external payable {}
}
