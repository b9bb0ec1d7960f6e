// nothing waits any more
>> {"jsonrpc":"2.0","id":1,"method":"anvil_dropAllTransactions","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":2,"method":"txpool_status","params":[]}
<< {"jsonrpc":"2.0","id":2,"result":{"pending":"0x0","queued":"0x0"}}
