// what a block can take of managed accounts
>> {"jsonrpc":"2.0","id":1,"method":"eth_pendingTransactions","params":[]}
// nothing to say
>> {"jsonrpc":"2.0","id":2,"method":"eth_pendingTransactions","params":[1]}
