// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

type Price is uint128;

enum Level { Low, High }

struct Point {
    int16 x;
    bytes3 tag;
    uint256[] list;
}

library Sums {
    function add(Point storage point, uint256 value) internal returns (uint256 length) {
        point.list.push(value);
        length = point.list.length; // #library
    }
}

contract Guards {
    uint256 internal depth;

    modifier guarded(uint256 most, string memory why) virtual {
        uint256 before = depth;
        require(before < 100, why);
        _;
        depth = before + most; // #base
    }
}

contract Other {
    function give(uint256 value) external pure returns (uint256 given, string memory why) {
        require(value != 7, "seven");
        require(value != 8);
        given = value + 1; // #given
        why = "given";
    }

    function spend(uint256 value) external returns (uint256) {
        address sender = msg.sender;
        return Locals(sender).twice(value); // #spend
    }
}

contract Locals is Guards {
    using Sums for Point;

    Other internal other;
    Point internal point;
    mapping(address => uint256) internal balances;

    constructor() {
        other = new Other();
    }

    modifier guarded(uint256 most, string memory why) override {
        uint256 before = depth;
        {
            uint256 gone = 9;
            depth += gone;
        }
        require(before < 100, why); // #modifier
        _;
        uint256 afterwards = depth;
        depth = before + most + afterwards; // #behind
    }

    modifier plain() {
        _;
    }

    function values(uint8 small, int16 negative, bool isOpen, address who, bytes4 tag, Level level, Price price)
        external
        returns (uint256 sum, bytes32 word)
    {
        uint256 first = small + 1;
        {
            int256 second = negative - 1;
            sum = uint256(-second); // #inner
        }
        uint256 third = sum + first;
        depth = third; // #values
        word = bytes32(tag);
        function(uint256) external returns (uint256) far = this.twice;
        (uint256 a, , address b) = (third, 5, who);
        depth = a + far(a); // #tuple
        if (isOpen && level == Level.High && Price.unwrap(price) > 0 && b == who) depth++;
    }

    function encoded(bytes calldata data, uint16[] calldata list, Point calldata given, uint8[3] calldata fixedList, string[] calldata texts)
        external
    {
        depth = data.length + list.length + given.list.length + fixedList[0] + texts.length; // #encoded
    }

    function references(string memory text) external returns (uint256 length) {
        uint256[] memory numbers = new uint256[](40);
        numbers[39] = 39;
        Point memory made = Point(-7, 0x010203, numbers);
        string[] memory texts = new string[](2);
        texts[1] = text;
        uint24[2][] memory grid = new uint24[2][](1);
        grid[0][1] = 21;
        mapping(address => uint256) storage known = balances;
        known[msg.sender] = 6;
        Point storage kept = point;
        kept.x = -3;
        depth = texts.length + grid.length; // #references
        length = kept.add(made.list.length); // #add
    }

    function guardedRun(uint256 value) public plain guarded(value, "too deep") plain returns (uint256 result) {
        uint256 twiceValue = value * 2;
        result = twiceValue; // #guarded
        return result + 1;
    }

    function loops(uint256 count) external returns (uint256 total) {
        for (uint256 index = 0; index < count; ++index) {
            uint256 square = index * index;
            if (square == 1) continue;
            total += square; // #loop
        }
        depth = total; // #after
        while (total > 0) {
            uint256 half = total / 2;
            total = half; // #while
        }
        uint256 last = 5;
        depth = last; // #last
    }

    function tries(uint256 value) external returns (uint256 result) {
        uint256 local = value;
        try other.give(local) returns (uint256 given, string memory why) {
            uint256 copy = given;
            result = copy + bytes(why).length; // #success
        } catch Error(string memory reason) {
            uint256 size = bytes(reason).length;
            result = size; // #error
        } catch Panic(uint256 code) {
            result = code; // #panic
        } catch (bytes memory low) {
            uint256 size = low.length;
            result = size; // #low
        }
        depth = result; // #done
    }

    function factorial(uint256 value) public returns (uint256) {
        if (value < 2) {
            depth = value; // #bottom
            return 1;
        }
        uint256 smaller = value - 1;
        uint256 product = value * factorial(smaller);
        return product;
    }

    function assembled(uint256 value) external returns (uint256 result) {
        uint256 local = value + 1;
        assembly {
            let first := add(local, 1)
            for { let index := 0 } lt(index, 2) { index := add(index, 1) } {
                let inner := mul(index, 3)
                switch index
                case 1 {
                    let within := add(inner, first)
                    sstore(0, within)
                }
                default { sstore(0, inner) }
            }
            result := first
        }
        depth = result; // #assembled
    }

    function twice(uint256 value) external returns (uint256) {
        uint256 doubled = value * 2;
        depth = doubled; // #twice
        return doubled;
    }

    function outward(uint256 value) external returns (uint256 result) {
        uint256 local = value + 10;
        result = other.spend(local); // #outward
    }
}
