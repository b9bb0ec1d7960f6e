// from the next block on
>> {"jsonrpc":"2.0","id":1,"method":"evm_setBlockGasLimit","params":["0xf42400"]}
<< {"jsonrpc":"2.0","id":1,"result":true}
>> {"jsonrpc":"2.0","id":2,"method":"anvil_nodeInfo","params":[]}
<< {"jsonrpc":"2.0","id":2,"result":{"currentBlockNumber":"0x3","currentBlockTimestamp":1700000003,"currentBlockHash":"0x2cfe153fa6cd539f2589b226dbdc88b4fbc6975662b1dd3aeb5569db0460be99","hardFork":"osaka","transactionOrder":"fees","environment":{"baseFee":"0x22fcc31e","chainId":31337,"gasLimit":"0xf42400","gasPrice":"0x2c5be517"},"forkConfig":{"forkUrl":null,"forkBlockNumber":null,"forkRetryBackoff":null}}}
// too little for any block
>> {"jsonrpc":"2.0","id":3,"method":"evm_setBlockGasLimit","params":["0x0"]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32000,"message":"gas limit 0 is not between 5000 and 9223372036854775807"}}
// what wants more gas is dropped from the pool
>> {"jsonrpc":"2.0","id":4,"method":"txpool_status","params":[]}
<< {"jsonrpc":"2.0","id":4,"result":{"pending":"0x1","queued":"0x1"}}
>> {"jsonrpc":"2.0","id":5,"method":"evm_setBlockGasLimit","params":["0x5207"]}
<< {"jsonrpc":"2.0","id":5,"result":true}
>> {"jsonrpc":"2.0","id":6,"method":"txpool_status","params":[]}
<< {"jsonrpc":"2.0","id":6,"result":{"pending":"0x0","queued":"0x0"}}
