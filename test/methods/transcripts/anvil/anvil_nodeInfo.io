// the head, and what the next block is like
>> {"jsonrpc":"2.0","id":1,"method":"anvil_nodeInfo","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":{"currentBlockNumber":"0x3","currentBlockTimestamp":1700000003,"currentBlockHash":"0x2cfe153fa6cd539f2589b226dbdc88b4fbc6975662b1dd3aeb5569db0460be99","hardFork":"osaka","transactionOrder":"fees","environment":{"baseFee":"0x22fcc31e","chainId":31337,"gasLimit":"0x1c9c380","gasPrice":"0x2c5be517"},"forkConfig":{"forkUrl":null,"forkBlockNumber":null,"forkRetryBackoff":null}}}
