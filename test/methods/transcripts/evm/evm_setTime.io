// seconds since 1970, or milliseconds; how much later that is
>> {"jsonrpc":"2.0","id":1,"method":"evm_setTime","params":[1700000100]}
<< {"jsonrpc":"2.0","id":1,"result":100}
>> {"jsonrpc":"2.0","id":2,"method":"evm_setTime","params":[1700000200000]}
<< {"jsonrpc":"2.0","id":2,"result":100}
// blocks are never earlier than their parents
>> {"jsonrpc":"2.0","id":3,"method":"evm_setTime","params":[1600000000]}
<< {"jsonrpc":"2.0","id":3,"result":0}
>> {"jsonrpc":"2.0","id":4,"method":"evm_mine","params":[]}
<< {"jsonrpc":"2.0","id":4,"result":"0x0"}
>> {"jsonrpc":"2.0","id":5,"method":"anvil_nodeInfo","params":[]}
<< {"jsonrpc":"2.0","id":5,"result":{"currentBlockNumber":"0x4","currentBlockTimestamp":1700000004,"currentBlockHash":"0xb7e64108bfd5730718222b35429e2ae79aa282b64ad0cc7e0241665376b3537e","hardFork":"osaka","transactionOrder":"fees","environment":{"baseFee":"0x1e9ebbfe","chainId":31337,"gasLimit":"0x1c9c380","gasPrice":"0x26d09a9d"},"forkConfig":{"forkUrl":null,"forkBlockNumber":null,"forkRetryBackoff":null}}}
