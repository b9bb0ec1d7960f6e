// seconds from block to block
>> {"jsonrpc":"2.0","id":1,"method":"anvil_setBlockTimestampInterval","params":[12]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":2,"method":"anvil_mine","params":["0x2"]}
<< {"jsonrpc":"2.0","id":2,"result":null}
>> {"jsonrpc":"2.0","id":3,"method":"anvil_nodeInfo","params":[]}
<< {"jsonrpc":"2.0","id":3,"result":{"currentBlockNumber":"0x5","currentBlockTimestamp":1700000027,"currentBlockHash":"0x15cd8e254bbeefe139fa10b216a9aab0ccd02176ec9e1292c5a48b1f2ecf252e","hardFork":"osaka","transactionOrder":"fees","environment":{"baseFee":"0x1acae47f","chainId":31337,"gasLimit":"0x1c9c380","gasPrice":"0x21f8188d"},"forkConfig":{"forkUrl":null,"forkBlockNumber":null,"forkRetryBackoff":null}}}
// at least one
>> {"jsonrpc":"2.0","id":4,"method":"anvil_setBlockTimestampInterval","params":[0]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"blocks lie at least one second apart"}}
// milliseconds under the name of Hardhat
>> {"jsonrpc":"2.0","id":5,"method":"hardhat_setBlockTimestampInterval","params":[12000]}
<< {"jsonrpc":"2.0","id":5,"result":true}
