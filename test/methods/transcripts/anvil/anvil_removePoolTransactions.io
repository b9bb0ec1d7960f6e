// those of a sender
>> {"jsonrpc":"2.0","id":1,"method":"anvil_removePoolTransactions","params":["0x15d34aaf54267db7d7c367839aaf71a00a2c6a65"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":2,"method":"txpool_status","params":[]}
<< {"jsonrpc":"2.0","id":2,"result":{"pending":"0x0","queued":"0x0"}}
