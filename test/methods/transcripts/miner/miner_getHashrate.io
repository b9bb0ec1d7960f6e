>> {"jsonrpc":"2.0","id":1,"method":"miner_getHashrate","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":0}
