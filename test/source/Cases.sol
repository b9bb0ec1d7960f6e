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
        _; // #smallCode
    }

    modifier checked(uint256 value) {
        check(value); // #checkCall
        _;
    }

    modifier twice() {
        _;
        limit = limit + 1;
        _;
        require(limit == 0, "twice"); // #twice
    }

    modifier never() {
        _;
        require(limit == 0, "never"); // #never
    }

    function check(uint256 value) internal view {
        require(value > limit, "not checked"); // #checkOf
    }

    function inherited(uint256 value) public small(value + 100) { // #inherited
        limit = value;
    }

    function step(uint256 value) internal virtual returns (uint256) {
        require(value != 3, "three"); // #base
        limit = limit + value;
        return limit;
    }
}

library Marks {
    struct Book {
        uint256 last;
    }

    function put(Book storage book, uint256 mark) public {
        require(mark > 100, "low mark"); // #put
        book.last = mark;
    }

    function touch(uint256 mark) public { // #touchHead
        require(mark == 0, "touched");
    }
}

library OtherMarks { // #otherMarks
    function count(uint256 mark) public pure returns (uint256) {
        return mark;
    }
}

contract Child {
    uint256 internal value;

    constructor(uint256 first) public { // #childHead
        check(first); // #child
        value = first;
    }

    function check(uint256 first) internal pure {
        require(first != 0, "zero"); // #check
    }

    function fail(uint256 depth) external pure { // #failHead
        if (depth > 0) revert("failed"); // #fail
    }

    function back(uint256 depth) external { // #backHead
        Cases(msg.sender).landing(depth); // #back
        value = depth;
    }

    function spend(uint256 steps) external { // #spendHead
        for (uint256 step = 0; step < 1000; step++) { // #for
            value = value + steps; // #spend
        }
    }
}

contract Refusing { // #refusing
    function price(uint256) external pure {}
}

interface Priced {
    function price(uint256 what) external returns (uint256);
}

contract Ground {
    uint256 internal depth;

    constructor(uint256 first) public {
        require(first > 0, "ground"); // #ground
        depth = first;
    }
}

contract Cellar {
    uint256 internal floor;

    constructor(uint256 first) public {
        dig(first); // #cellar
        floor = first;
    }

    function dig(uint256 first) internal pure {
        require(first > 0, "rock"); // #dig
    }
}

contract House is Ground {
    constructor() Ground(0) public {} // #house
}

contract Tower is Ground, Cellar {
    constructor() Ground(1) Cellar(0) public {} // #tower
}

contract Gate {
    uint256 internal opened;

    modifier closed() {
        require(opened > 0, "closed"); // #closed
        _;
    }

    constructor() closed() public { // #gate
        opened = 2;
    }
}

contract Garden is Gate {
    uint256 public trees = 3;
}

contract Large {
    constructor() public { // #largeHead
        assembly { // #largeBlock
            return(0, 40000) // #large
        }
    }
}

contract Failing {
    constructor() public { // #failingHead
        require(limitOf() > 100, "small"); // #creation
    }

    function limitOf() internal pure returns (uint256) {
        return 7;
    }
}

contract Proxy {
    Child internal child = new Child(1);

    fallback() external {
        forward(address(child)); // #proxy
    }

    function forward(address target) internal {
        assembly { // #delegateBlock
            calldatacopy(0, 0, calldatasize())
            switch delegatecall(gas(), target, 0, calldatasize(), 0, 0) // #delegate
            case 0 {
                returndatacopy(0, 0, returndatasize())
                revert(0, returndatasize())
            }
        }
    }
}

contract Books {
    Marks.Book internal book;

    function write(uint256 value) public {
        Marks.put(book, value); // #write
    }
}

contract Cases is Base {
    Child internal child;
    Refusing internal refusing;
    uint256[] internal list;
    uint256 public count; // #count
    uint256[] public open; // #open
    mapping(uint256 => uint256) public table; // #table

    function setUp() public {
        child = new Child(1);
        refusing = new Refusing();
    }

    function pay(uint256 value) public { // #payHead
        payable(address(refusing)).transfer(value - 1); // #pay
    }

    function payWithout(uint256 value) public {
        payable(address(child)).transfer(value); // #payWithout
    }

    function sent(uint256 value) public {
        bool isSent = payable(address(refusing)).send(value - 1);
        require(isSent || value > 100, "not sent"); // #sent
    }

    function ask(uint256 value) public { // #askHead
        count = Priced(address(refusing)).price(value); // #ask
    }

    function bounce(uint256 value) public {
        child.back(value); // #bounce
        count = value;
    }

    function landing(uint256 value) public {
        count = value;
        require(value > 100, "landing"); // #landing
    }

    function spendAll(uint256 value) public {
        child.spend{gas: 30000}(value); // #spendAll
        count = value;
    }

    function withCheck(uint256 value) public checked(value) { // #withCheck
        count = value;
    }

    function twofold(uint256 value) public small(value) twice { // #twofold
        count = value; // #twofoldCode
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

    fallback() external { // #fallbackHead
        count = count + 1;
        require(count > 100, "fallback"); // #fallback
    }
}
