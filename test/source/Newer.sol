pragma solidity >=0.8.4;

function positive(uint256 value) pure returns (uint256) {
    require(value == 0, "not positive"); // #positive
    return value;
}

contract Newer {
    enum State {
        Open,
        Closed
    }

    error Low(uint256 value);

    uint256 public count;

    modifier free(uint256 value) {
        count = positive(value); // #freeCall
        _;
    }

    function custom(uint256 value) public {
        if (value > 0) revert Low(value); // #custom
        count = value;
    }

    function callsFree(uint256 value) public {
        count = positive(value); // #callsFree
    }

    function guardedByFree(uint256 value) public free(value) { // #guardedByFree
        count = value;
    }

    function pick(State state) public { // #pick
        count = uint256(state);
    }

    function overflow(uint256 value) public { // #overflowHead
        count = value - 2; // #overflow
    }

    function logged(uint256 value) public {
        log(value);
        log(value + 1);
        this.custom(value); // #logged
    }

    function log(uint256 value) internal view {
        (bool isDone, ) = address(0x000000000000000000636F6e736F6c652e6c6f67).staticcall(abi.encodeWithSignature("log(uint256)", value));
        isDone;
    }

    function tries(uint256 value) public {
        try this.custom(value) { // #triesCall
            count = value;
        } catch {
            require(value > 100, "caught"); // #tries
        }
    }

    function passesOn(uint256 value) public {
        try this.custom(value) { // #passesOn
            count = value;
        } catch (bytes memory reason) {
            assembly {
                revert(add(reason, 32), mload(reason))
            }
        }
    }
}

contract Purse { // #purse
    uint256 internal count;

    receive() external payable {
        count += 1;
        require(msg.value > 100, "coins"); // #receive
    }
}
