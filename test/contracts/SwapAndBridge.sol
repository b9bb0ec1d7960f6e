// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IToken {
    function approve(address spender, uint256 amount) external returns (bool);
    function balanceOf(address account) external view returns (uint256);
    function transferFrom(address from, address to, uint256 amount) external returns (bool);
}

/// Takes the calls of the contracts that have a router swap and then bridge: CCTP's relayer and the handler of fast orders. What a bridge would be told is
/// an event.
contract SwapAndBridge {
    event Burnt(uint256 amount, uint32 domain, bytes32 recipient, address token, uint256 fee, bytes32 caller);
    event Ordered(bytes32 sender, bytes32 recipient, uint256 amountIn, uint256 amountOut, uint32 domain, uint64 timeout, bytes data);

    address public immutable router;
    IToken public immutable bridged;

    constructor(address router_, IToken bridged_) {
        router = router_;
        bridged = bridged_;
    }

    function swapAndRequestCCTPTransferWithCaller(
        address inputToken,
        uint256 inputAmount,
        bytes calldata swapCalldata,
        uint32 destinationDomain,
        bytes32 mintRecipient,
        address burnToken,
        uint256 feeAmount,
        bytes32 destinationCaller
    ) external payable {
        require(feeAmount != 0 && burnToken == address(bridged));
        uint256 brought = swap(inputToken, inputAmount, swapCalldata);
        require(brought > feeAmount);
        emit Burnt(brought - feeAmount, destinationDomain, mintRecipient, burnToken, feeAmount, destinationCaller);
    }

    function swapAndSubmitOrder(
        address tokenIn,
        uint256 swapAmountIn,
        bytes calldata swapCalldata,
        uint256 executionFeeAmount,
        uint256 solverFeeBPS,
        bytes32 sender,
        bytes32 recipient,
        uint32 destinationDomain,
        uint64 timeoutTimestamp,
        bytes calldata destinationCalldata
    ) external payable returns (bytes32) {
        require(solverFeeBPS != 0);
        uint256 brought = swap(tokenIn, swapAmountIn, swapCalldata);
        uint256 left = brought - executionFeeAmount - (brought * solverFeeBPS) / 10000;
        emit Ordered(sender, recipient, brought, left, destinationDomain, timeoutTimestamp, destinationCalldata);
        return keccak256(destinationCalldata);
    }

    function swap(address token, uint256 amount, bytes calldata data) private returns (uint256) {
        uint256 before = bridged.balanceOf(address(this));
        if (token == address(0)) {
            require(msg.value == amount);
        } else {
            require(msg.value == 0 && IToken(token).transferFrom(msg.sender, address(this), amount));
            IToken(token).approve(router, amount);
        }
        (bool hasSwapped, ) = router.call{value: msg.value}(data);
        require(hasSwapped, 'the swap failed');
        return bridged.balanceOf(address(this)) - before;
    }
}
