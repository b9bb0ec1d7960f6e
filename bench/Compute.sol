// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// Programs that take much gas. Each returns a number that depends on all of its work.
contract Compute {
    mapping(uint256 => uint256) private cells;
    event Counted(uint256 indexed count);

    function keccak(uint256 n) external pure returns (bytes32 hash) {
        unchecked {
            for (uint256 i; i < n; i++) hash = keccak256(abi.encode(hash, i));
        }
    }

    function hashBytes(uint256 n) external pure returns (bytes32 hash) {
        bytes memory data = new bytes(4096);
        unchecked {
            for (uint256 i; i < n; i++) {
                data[i & 4095] = bytes1(uint8(i));
                hash = keccak256(data) ^ hash;
            }
        }
    }

    function mandelbrot(uint256 n) external pure returns (uint256 sum) {
        unchecked {
            for (uint256 py; py < n; py++) {
                for (uint256 px; px < n; px++) {
                    int256 x0 = (int256(px) * 3500) / int256(n) - 2500;
                    int256 y0 = (int256(py) * 2000) / int256(n) - 1000;
                    int256 x;
                    int256 y;
                    uint256 i;
                    while (x * x + y * y < 4_000_000 && i < 60) {
                        int256 t = (x * x - y * y) / 1000 + x0;
                        y = (2 * x * y) / 1000 + y0;
                        x = t;
                        i++;
                    }
                    sum += i;
                }
            }
        }
    }

    function mulmods(uint256 n) external pure returns (uint256 x) {
        uint256 p = 0x30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47;
        x = 3;
        unchecked {
            for (uint256 i; i < n; i++) x = addmod(mulmod(x, x, p), i, p);
        }
    }

    function exponents(uint256 n) external pure returns (uint256 x) {
        unchecked {
            for (uint256 i; i < n; i++) x += (i | 1) ** (i ^ 0xffff);
        }
    }

    function divisions(uint256 n) external pure returns (uint256 x) {
        unchecked {
            for (uint256 i = 1; i <= n; i++) x += type(uint256).max / (i * 0x10000000000000000f) + (x % (i * i + 7));
        }
    }

    function sort(uint256 n) external pure returns (uint256 sum) {
        uint256[] memory a = new uint256[](n);
        for (uint256 i; i < n; i++) a[i] = uint256(keccak256(abi.encode(i))) % 1_000_000;
        for (uint256 i = 1; i < n; i++) {
            uint256 value = a[i];
            uint256 j = i;
            while (j > 0 && a[j - 1] > value) {
                a[j] = a[j - 1];
                j--;
            }
            a[j] = value;
        }
        for (uint256 i; i < n; i++) sum += a[i] * i;
    }

    function sieve(uint256 n) external pure returns (uint256 count) {
        bool[] memory composite = new bool[](n);
        for (uint256 i = 2; i < n; i++) {
            if (composite[i]) continue;
            count++;
            for (uint256 j = i * i; j < n; j += i) composite[j] = true;
        }
    }

    function fibonacci(uint256 n) public pure returns (uint256) {
        return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
    }

    function matrices(uint256 n) external pure returns (uint256 sum) {
        uint256[] memory a = new uint256[](n * n);
        uint256[] memory b = new uint256[](n * n);
        for (uint256 i; i < n * n; i++) (a[i], b[i]) = (i * 7 + 1, i * 13 + 5);
        for (uint256 i; i < n; i++) {
            for (uint256 j; j < n; j++) {
                uint256 cell;
                for (uint256 k; k < n; k++) cell += a[i * n + k] * b[k * n + j];
                sum ^= cell;
            }
        }
    }

    function texts(uint256 n) external pure returns (bytes32) {
        bytes memory text;
        for (uint256 i; i < n; i++) text = abi.encodePacked(text, "item ", bytes32(i), ";");
        return keccak256(text);
    }

    function sha(uint256 n) external pure returns (bytes32 hash) {
        for (uint256 i; i < n; i++) hash = sha256(abi.encode(hash, i));
    }

    function writes(uint256 n) external returns (uint256 sum) {
        for (uint256 i; i < n; i++) cells[i] = i + 1;
        for (uint256 i; i < n; i++) sum += cells[i];
    }

    function callsOfItself(uint256 n) external view returns (uint256 sum) {
        for (uint256 i; i < n; i++) sum = Compute(address(this)).next(sum);
    }

    function next(uint256 x) external pure returns (uint256) {
        return x + 1;
    }

    function logs(uint256 n) external returns (uint256) {
        for (uint256 i; i < n; i++) emit Counted(i);
        return n;
    }
}
