// what a block can take
>> {"jsonrpc":"2.0","id":1,"method":"eth_getPendingTransactions","params":[]}
>> {"jsonrpc":"2.0","id":2,"method":"evm_mine","params":[]}
// what stands behind a gap does not count
>> {"jsonrpc":"2.0","id":3,"method":"eth_getPendingTransactions","params":[]}
// nothing to say
>> {"jsonrpc":"2.0","id":4,"method":"eth_getPendingTransactions","params":[1]}
