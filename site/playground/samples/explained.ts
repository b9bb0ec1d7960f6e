import { createNode } from 'evmbed'
import { compile } from 'playground/solc' // the compiler is loaded when it is needed: some 6 MB

const { Purse } = await compile(`
  contract Purse {
    error TooMuch(uint256 wanted, uint256 held);

    function take(uint256 amount) external {
      if (amount > address(this).balance) revert TooMuch(amount, address(this).balance);
      payable(msg.sender).transfer(amount);
    }
  }
`)
const node = await createNode()
node.artifacts.add(Purse.artifact)
const from = node.accounts[0]!.address
const sent = await node.request('eth_sendTransaction', [{ from, data: Purse.bytecode }])
const to = (await node.request('eth_getTransactionReceipt', [sent]))!.contractAddress!

// take(5), with gas, so that it is not refused by the estimate
const data = `0x${Purse.selectors['take(uint256)']}${'5'.padStart(64, '0')}`
const hash = await node.request('eth_sendTransaction', [{ from, to, data, gas: '0x186a0' }])
const receipt = await node.request('eth_getTransactionReceipt', [hash])
receipt!.status // '0x0', and why is below
