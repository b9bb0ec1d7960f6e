pragma solidity >=0.5.0;

contract OldLocals {
    uint256 depth;

    modifier limited(uint256 most) {
        uint256 before = depth;
        require(before < most);
        _;
        depth = before; // #behind
    }

    function run(uint256 count, bytes calldata data) external limited(count * 50) returns (uint256 total, bytes32 word) {
        uint256[] memory list = new uint256[](2);
        list[1] = 7;
        for (uint256 index = 0; index < count; index++) {
            uint256 square = index * index;
            total += square; // #loop
        }
        (uint256 first, , int8 second) = triple(total);
        word = bytes32(first + data.length);
        depth = uint256(word) + list[1]; // #run
        second;
    }

    function triple(uint256 value) internal returns (uint256, uint256, int8) {
        uint256 local = value + 1;
        depth = local; // #triple
        return (local, 5, -3);
    }
}
