// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

interface Token {
    function balanceOf(address account) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// A market of two coins: the product of what it holds of each never falls, and 0.3 % of every input stays. It has the functions by which Uniswap v2
/// pairs are read and its router is called. Whoever sends it coins gives them to the market.
contract Market {
    address public immutable token0;
    address public immutable token1;

    event Swap(address indexed sender, uint256 amountIn, uint256 amountOut, address indexed to);

    error Expired(uint256 deadline);
    error NotTraded(address token);
    error TooLittle(uint256 amountOut, uint256 least);

    constructor(address one, address other) {
        (token0, token1) = one < other ? (one, other) : (other, one);
    }

    function getReserves() external view returns (uint112, uint112, uint32) {
        return (uint112(_holds(token0)), uint112(_holds(token1)), uint32(block.timestamp));
    }

    function swapExactTokensForTokens(uint256 amountIn, uint256 least, address[] calldata path, address to, uint256 deadline)
        external
        returns (uint256[] memory amounts)
    {
        if (block.timestamp > deadline) revert Expired(deadline);
        (address from, address into) = (path[0], path[1]);
        if (from != token0 && from != token1) revert NotTraded(from);
        if (into != (from == token0 ? token1 : token0)) revert NotTraded(into);
        uint256 kept = amountIn * 997;
        uint256 amountOut = (kept * _holds(into)) / (_holds(from) * 1000 + kept);
        if (amountOut < least) revert TooLittle(amountOut, least);
        Token(from).transferFrom(msg.sender, address(this), amountIn);
        Token(into).transfer(to, amountOut);
        emit Swap(msg.sender, amountIn, amountOut, to);
        amounts = new uint256[](2);
        (amounts[0], amounts[1]) = (amountIn, amountOut);
    }

    function _holds(address token) private view returns (uint256) {
        return Token(token).balanceOf(address(this));
    }
}
