// who gets the tips
>> {"jsonrpc":"2.0","id":1,"method":"eth_coinbase","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000"}
>> {"jsonrpc":"2.0","id":2,"method":"miner_setEtherbase","params":["0xa0ee7a142d267c1f36714e4a8f75612f20a79720"]}
<< {"jsonrpc":"2.0","id":2,"result":true}
>> {"jsonrpc":"2.0","id":3,"method":"eth_coinbase","params":[]}
<< {"jsonrpc":"2.0","id":3,"result":"0xa0ee7a142d267c1f36714e4a8f75612f20a79720"}
