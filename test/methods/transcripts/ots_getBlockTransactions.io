// the last two of block 2
>> {"jsonrpc":"2.0","id":1,"method":"ots_getBlockTransactions","params":[2,0,2]}
// the page before
>> {"jsonrpc":"2.0","id":2,"method":"ots_getBlockTransactions","params":[2,1,2]}
// beyond the first
>> {"jsonrpc":"2.0","id":3,"method":"ots_getBlockTransactions","params":[2,2,2]}
// a block that is not there
>> {"jsonrpc":"2.0","id":4,"method":"ots_getBlockTransactions","params":[1000,0,10]}
