// blocks of this chain have none
>> {"jsonrpc":"2.0","id":1,"method":"eth_getUncleCountByBlockNumber","params":["0x2"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}
>> {"jsonrpc":"2.0","id":2,"method":"eth_getUncleCountByBlockNumber","params":["latest"]}
<< {"jsonrpc":"2.0","id":2,"result":"0x0"}
// a block that is not there
>> {"jsonrpc":"2.0","id":3,"method":"eth_getUncleCountByBlockNumber","params":["0x3e8"]}
<< {"jsonrpc":"2.0","id":3,"result":null}
// arguments that do not decode
>> {"jsonrpc":"2.0","id":4,"method":"eth_getUncleCountByBlockNumber","params":[]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"missing value for required argument 0"}}
>> {"jsonrpc":"2.0","id":5,"method":"eth_getUncleCountByBlockNumber","params":["0xadc2b27a81d35303a1671509ff03efcf782c6b9d6601b8ca25892b7a56105f1a"]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"message":"invalid argument 0: hex number > 64 bits"}}
