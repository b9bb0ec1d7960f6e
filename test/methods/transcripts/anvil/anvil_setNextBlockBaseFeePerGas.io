// wei per gas, for the next block
>> {"jsonrpc":"2.0","id":1,"method":"anvil_setNextBlockBaseFeePerGas","params":["0x77359400"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":2,"method":"anvil_nodeInfo","params":[]}
<< {"jsonrpc":"2.0","id":2,"result":{"currentBlockNumber":"0x3","currentBlockTimestamp":1700000003,"currentBlockHash":"0x2cfe153fa6cd539f2589b226dbdc88b4fbc6975662b1dd3aeb5569db0460be99","hardFork":"osaka","transactionOrder":"fees","environment":{"baseFee":"0x77359400","chainId":31337,"gasLimit":"0x1c9c380","gasPrice":"0x861c4680"},"forkConfig":{"forkUrl":null,"forkBlockNumber":null,"forkRetryBackoff":null}}}
// arguments that do not decode
>> {"jsonrpc":"2.0","id":3,"method":"anvil_setNextBlockBaseFeePerGas","params":["cheap"]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal hex string without 0x prefix into Go value of type *hexutil.Big"}}
