// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

type Price is uint128;
type Tag is bytes4;

interface Asset {}

enum Level { Low, High }

struct Point {
    int16 x;
    int16 y;
}

struct Account {
    uint8 kind;
    address owner;
    uint256[2] pair;
    mapping(address => uint256) allowed;
    Point[] points;
    Account[] children;
}

contract Root {
    uint64 private hidden = 7;
    bool internal isOpen = true;
}

contract Variables is Root {
    enum State { Idle, Running, Done }

    uint256 public constant LIMIT = 100;
    uint256 public immutable seed;

    uint64 private hidden = 8;
    State state = State.Running;
    Level level = Level.High;
    Price price = Price.wrap(12345);
    Tag tag = Tag.wrap(0x11223344);
    Asset asset = Asset(address(0x1111111111111111111111111111111111111111));
    address payable beneficiary = payable(address(0x2222222222222222222222222222222222222222));
    int16 negative = -300;
    bytes5 word = 0x0102030405;
    uint8[40] small;
    uint24[] list;
    uint256[2][3] grid;
    string short = "short";
    string long = "a text that is longer than one slot of storage, and then some";
    bytes data = hex"00ff10";
    bytes[] blobs;
    State[] states;
    Account account;
    Account[] accounts;
    mapping(address => uint256) balances;
    mapping(address => mapping(uint8 => Point)) nested;
    mapping(string => bool) names;
    mapping(bytes4 => int256) byTag;
    mapping(int8 => uint256) signed;
    mapping(bool => uint256) flags;
    mapping(State => uint256) byState;
    mapping(Price => uint256[]) byPrice;
    mapping(bytes => Account) deep;
    function (uint256) external callback;

    uint256 transient lock;
    address transient caller;

    constructor() {
        seed = 99;
        for (uint8 i = 0; i < 40; i++) small[i] = i + 1;
        for (uint24 i = 0; i < 50; i++) list.push(i * 1000);
        grid[2][1] = 21;
        blobs.push(hex"aa");
        blobs.push("a blob that is longer than one slot of storage, as this is");
        states.push(State.Done);
        states.push(State.Idle);
        account.kind = 3;
        account.owner = msg.sender;
        account.pair[1] = 5;
        account.points.push(Point(-1, 2));
        account.children.push().points.push(Point(8, 9));
        accounts.push();
        accounts.push().kind = 4;
        balances[address(0xAAaa)] = 1000;
        nested[address(0xBbbb)][7] = Point(-5, 6);
        names["a]\"b"] = true;
        byTag[0xdeadbeef] = -9;
        signed[-3] = 33;
        flags[true] = 44;
        byState[State.Done] = 55;
        byPrice[Price.wrap(6)].push(66);
        byPrice[Price.wrap(6)].push(67);
        deep["key"].allowed[address(0xCCcC)] = 77;
    }

    function change(address who, uint256 amount) external {
        lock = 1;
        caller = msg.sender;
        balances[who] += amount;
        nested[who][2].y = -7;
        list.push(123);
        state = State.Done;
        accounts[1].points.push(Point(3, 4));
        names["later"] = true;
        long = "now another text, again longer than one slot of storage, you see";
        lock = 0;
    }
}
