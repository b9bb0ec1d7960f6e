pragma solidity *;

// Zwölf Boxkämpfer: characters of more than one byte before the code.
contract Base {
    uint256 internal limit = 10;
    event Note(uint256 value);

    modifier small(uint256 value) {
        require(value <= limit, "too large");
        _;
    }

    function _check(uint256 value) internal view small(value) returns (uint256) {
        uint256 sum = value + limit;
        /* ü */ require(sum != 13, "unlucky");
        return sum;
    }
}

contract Coin is Base {
    uint256 public total;

    constructor(uint256 first) public {
        require(first != 7, "not seven");
        total = first;
    }

    function add(uint256 value) public returns (uint256) {
        uint256 checked = _check(value);
        total = total + checked;
        emit Note(total);
        return total;
    }
}
