// back to the beginning
>> {"jsonrpc":"2.0","id":1,"method":"anvil_reset","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":2,"method":"eth_blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":2,"result":"0x0"}
>> {"jsonrpc":"2.0","id":3,"method":"hardhat_reset","params":[]}
<< {"jsonrpc":"2.0","id":3,"result":true}
// there is no other chain to be forked
>> {"jsonrpc":"2.0","id":4,"method":"hardhat_reset","params":[{"forking":{"jsonRpcUrl":"https://chain.example"}}]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32000,"message":"forking a remote chain is not supported: leave out \"forking\" to go back to the beginning of this chain"}}
