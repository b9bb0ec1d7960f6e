// back to the beginning
>> {"jsonrpc":"2.0","id":1,"method":"anvil_reset","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":2,"method":"eth_blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":2,"result":"0x0"}
>> {"jsonrpc":"2.0","id":3,"method":"hardhat_reset","params":[]}
<< {"jsonrpc":"2.0","id":3,"result":true}
// only servers over HTTP can be forked
>> {"jsonrpc":"2.0","id":4,"method":"hardhat_reset","params":[{"forking":{"jsonRpcUrl":"ftp://chain.example"}}]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"invalid argument 0: forking.jsonRpcUrl: expected an http or https URL"}}
