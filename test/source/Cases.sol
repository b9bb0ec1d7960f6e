pragma solidity *;

library Sums {
    function half(uint256 value) internal pure returns (uint256) {
        require(value % 2 == 0, "odd"); // #half
        return value / 2;
    }

    function outside(uint256 value) external pure returns (uint256) {
        return half(value); // #outside
    }
}

contract Base {
    uint256 internal limit = 10;

    modifier small(uint256 value) {
        require(value < limit, "too large"); // #small
        _;
    }

    modifier never() {
        _;
        require(limit == 0, "never"); // #never
    }

    function step(uint256 value) internal virtual returns (uint256) {
        require(value != 3, "three"); // #base
        limit = limit + value;
        return limit;
    }
}

contract Child {
    uint256 internal value;

    constructor(uint256 first) public {
        check(first); // #child
        value = first;
    }

    function check(uint256 first) internal pure {
        require(first != 0, "zero"); // #check
    }

    function fail(uint256 depth) external pure {
        if (depth > 0) revert("failed"); // #fail
    }
}

contract Failing {
    constructor() public {
        require(limitOf() > 100, "small"); // #creation
    }

    function limitOf() internal pure returns (uint256) {
        return 7;
    }
}

contract Cases is Base {
    Child internal child;
    uint256[] internal list;
    uint256 public count;

    function setUp() public {
        child = new Child(1);
    }

    function reason(uint256 value) public { // #reasonHead
        require(value == 0, "reason"); // #reason
        count = value;
    }

    function noReason(uint256 value) public {
        require(value == 0); // #noReason
        count = value + 1;
    }

    function plainRevert(uint256 value) public {
        if (value > 0) { // #plainIf
            revert(); // #plainRevert
        }
        count = value + 2;
    }

    function outer(uint256 value) public returns (uint256) {
        uint256 result = middle(value + 1); // #outer
        count = result;
        return result;
    }

    function middle(uint256 value) internal returns (uint256) {
        uint256 result = inner(value) + value; // #middle
        count = result + 1;
        return result;
    }

    function inner(uint256 value) internal returns (uint256) {
        count = value;
        require(value > 100, "inner"); // #inner
        return value + count;
    }

    function guarded(uint256 value) public small(value) returns (uint256) { // #guarded
        count = value + 3;
        return value;
    }

    function after_(uint256 value) public never returns (uint256) { // #after
        count = value + 4; // #lastCode
        return value;
    }

    function step(uint256 value) internal override returns (uint256) {
        return super.step(value) + 1; // #step
    }

    function callStep(uint256 value) public {
        count = step(value); // #callStep
    }

    function halve(uint256 value) public { // #halveHead
        count = Sums.half(value); // #halve
    }

    function callChild(uint256 value) public {
        child.fail(value); // #callChild
        count = value + 5;
    }

    function callChildInside(uint256 value) public {
        forward(value); // #callChildInside
        count = value + 6;
    }

    function forward(uint256 value) internal {
        child.fail(value); // #forward
        count = value + 7;
    }

    function create(uint256 value) public {
        child = new Child(value - 1); // #create
    }

    function assertion(uint256 value) public {
        assert(value == 0); // #assertion
        count = value + 8;
    }

    function divide(uint256 value) public { // #divideHead
        count = 100 / (value - 1); // #divide
    }

    function index(uint256 value) public {
        count = list[value]; // #index
    }

    function recurse(uint256 value) public returns (uint256) {
        if (value == 0) {
            require(count > 100, "deep"); // #deep
        }
        return down(value) + 1; // #recurse
    }

    function down(uint256 value) internal returns (uint256) {
        require(value > 0, "down"); // #down
        return down(value - 1) + 1; // #downAgain
    }

    function assembled(uint256 value) public { // #assembledHead
        count = value;
        assembly { // #assembly
            revert(0, 0) // #assembled
        }
    }

    function missing(uint256 value) public {
        Child(address(uint160(value + 500))).fail(1); // #missing
        count = value + 9;
    }

    function loop(uint256 value) public {
        while (count < 1000000) { // #while
            count = count + value; // #loop
        }
    }

    function nonPayable() public { // #nonPayable
        count = count + 1;
    }

    function caught(uint256 value) public {
        (bool isDone, ) = address(child).call(abi.encodeWithSignature("fail(uint256)", value));
        require(isDone && value > 1000, "caught"); // #caught
    }
}

contract Fallback {
    uint256 internal count;

    fallback() external {
        count = count + 1;
        require(count > 100, "fallback"); // #fallback
    }
}
