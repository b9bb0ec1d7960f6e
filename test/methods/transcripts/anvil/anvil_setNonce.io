// up and down
>> {"jsonrpc":"2.0","id":1,"method":"anvil_setNonce","params":["0x00000000000000000000000000000000000000aa","0x5"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":2,"method":"anvil_setNonce","params":["0x00000000000000000000000000000000000000aa","0x1"]}
<< {"jsonrpc":"2.0","id":2,"result":null}
>> {"jsonrpc":"2.0","id":3,"method":"eth_getTransactionCount","params":["0x00000000000000000000000000000000000000aa","latest"]}
<< {"jsonrpc":"2.0","id":3,"result":"0x1"}
// only up under the name of Hardhat
>> {"jsonrpc":"2.0","id":4,"method":"hardhat_setNonce","params":["0x00000000000000000000000000000000000000aa","0x0"]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32000,"message":"New nonce (0) must not be smaller than the existing nonce (1)"}}
// what it leaves behind in the pool is dropped
>> {"jsonrpc":"2.0","id":5,"method":"anvil_setNonce","params":["0x15d34aaf54267db7d7c367839aaf71a00a2c6a65","0x2"]}
<< {"jsonrpc":"2.0","id":5,"result":null}
>> {"jsonrpc":"2.0","id":6,"method":"txpool_status","params":[]}
<< {"jsonrpc":"2.0","id":6,"result":{"pending":"0x1","queued":"0x0"}}
