// with automine, what waits is in a block when the answer comes; this chain makes blocks when it is told
>> {"jsonrpc":"2.0","id":1,"method":"miner_start","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":null}
// the number of threads that other nodes once wanted
>> {"jsonrpc":"2.0","id":2,"method":"miner_start","params":[1]}
<< {"jsonrpc":"2.0","id":2,"result":null}
>> {"jsonrpc":"2.0","id":3,"method":"eth_blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":3,"result":"0x3"}
