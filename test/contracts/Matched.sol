// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Token} from "./Token.sol";

/// Fails in every way that a matcher tells apart, by transaction and by call.
contract Reverter {
    enum Colour { Red, Green }

    struct Pair {
        uint256 number;
        string text;
    }

    error Plain();
    error Number(uint256 number);
    error Text(string text);
    error Two(uint256 number, string text);
    error Struct(Pair pair);
    error Owner(address owner, bytes data);
    error List(uint256[] list);

    uint256 public count;
    uint256[] private list;

    function succeeds() external { count++; }
    function succeedsView() external pure returns (uint256) { return 7; }
    function hash() external pure returns (bytes32) { return keccak256("a result"); }

    function withText(string calldata text) external { count++; revert(text); }
    function withTextView(string calldata text) external pure { revert(text); }
    function withoutReason() external { count++; revert(); }
    function withoutReasonView() external pure { revert(); }
    function withPlain() external { count++; revert Plain(); }
    function withNumber(uint256 number) external { count++; revert Number(number); }
    function withCount() external view { revert Number(count); }
    function withTwo(uint256 number, string calldata text) external { count++; revert Two(number, text); }
    function withTwoView(uint256 number, string calldata text) external pure { revert Two(number, text); }
    function withStruct(uint256 number, string calldata text) external { count++; revert Struct(Pair(number, text)); }
    function withOwner(address owner, bytes calldata data) external { count++; revert Owner(owner, data); }
    function withStructView(uint256 number, string calldata text) external pure { revert Struct(Pair(number, text)); }
    function withOwnerView(address owner, bytes calldata data) external pure { revert Owner(owner, data); }
    function withListView(uint256[] calldata numbers) external pure { revert List(numbers); }
    function overflows(uint256 number) external { count = number + type(uint256).max; }
    function divides(uint256 number) external { count = 1 / number; }
    function asserts() external { count++; assert(count == 0); }
    function converts(uint256 number) external { count = uint256(Colour(number)); }
    function pops() external { list.pop(); }
    function indexes(uint256 number) external { count = list[number]; }
    function exhausts() external { while (true) count++; }
    function hasInvalidOpcode() external { count++; assembly { invalid() } }
}

/// Emits every kind of event.
contract Emitter {
    struct Pair {
        uint256 number;
        address account;
    }

    event WithoutArgs();
    event Number(uint256 number);
    event Address(address account);
    event TwoNumbers(uint256 first, uint256 second);
    event Mixed(address indexed account, uint256 number, string text);
    event IndexedText(string indexed text);
    event IndexedBytes(bytes indexed data);
    event IndexedWord(bytes32 indexed word);
    event IndexedList(uint256[] indexed list);
    event Word(bytes32 word);
    event Bytes(bytes data);
    event Struct(Pair pair);
    event Numbers(uint256[] numbers);
    event Overloaded(uint256 number);
    event Overloaded(uint256 number, uint256 other);
    event Nameless(uint256 number) anonymous;
    event WithoutNames(uint256, uint256);
    event WithOneName(uint256 first, uint256);
    event Varied(uint256 number);
    event Varied(uint256 number, uint256 other);
    event Varied(uint256 number, string text);
    event Varied(uint256 number, uint256 other, string text);
    event Flag(bool flag);
    event Signed(int256 number);

    Emitter public immutable other;

    constructor(Emitter other_) { other = other_; }

    function nothing() external {}
    function withoutArgs() external { emit WithoutArgs(); }
    function number(uint256 n) external { emit Number(n); }
    function numberTwice(uint256 n, uint256 m) external { emit Number(n); emit Number(m); }
    function account(address a) external { emit Address(a); }
    function twoNumbers(uint256 n, uint256 m) external { emit TwoNumbers(n, m); }
    function mixed(uint256 n, string calldata text) external { emit Mixed(msg.sender, n, text); }
    function indexedText(string calldata text) external { emit IndexedText(text); }
    function indexedBytes(bytes calldata data) external { emit IndexedBytes(data); }
    function indexedWord(bytes32 word) external { emit IndexedWord(word); }
    function indexedList(uint256[] calldata list) external { emit IndexedList(list); }
    function word(bytes32 w) external { emit Word(w); }
    function raw(bytes calldata data) external { emit Bytes(data); }
    function pair(uint256 n, address a) external { emit Struct(Pair(n, a)); }
    function numbers(uint256[] calldata list) external { emit Numbers(list); }
    function overloaded(uint256 n) external { emit Overloaded(n); emit Overloaded(n, n + 1); }
    function nameless(uint256 n) external { emit Nameless(n); }
    function withoutNames(uint256 n, uint256 m) external { emit WithoutNames(n, m); }
    function withOneName(uint256 n, uint256 m) external { emit WithOneName(n, m); }
    function varied(uint256 n, uint256 m, string calldata text) external { emit Varied(n); emit Varied(n, text); emit Varied(n, m, text); }
    function flag(bool f) external { emit Flag(f); }
    function signed(int256 n) external { emit Signed(n); }
    function steps() external { emit Number(1); emit WithoutArgs(); emit Number(2); other.number(3); }
    function nested(uint256 n) external { other.number(n); }
    function fails() external pure { revert("no event"); }
}

/// Moves ether and tokens.
contract Purse {
    receive() external payable {}

    function pay(address payable to, uint256 value) external { to.transfer(value); }
    function payTokens(Token token, address to, uint256 value) external { token.transfer(to, value); }
    function takeTokens(Token token, uint256 value) external { token.transferFrom(msg.sender, address(this), value); }
}

/// Delegates every call.
contract Forwarder {
    address private immutable target;

    constructor(address target_) { target = target_; }

    fallback() external payable {
        address to = target;
        assembly {
            calldatacopy(0, 0, calldatasize())
            let success := delegatecall(gas(), to, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(success) { revert(0, returndatasize()) }
            return(0, returndatasize())
        }
    }
}
