// three in block 2, none in block 3
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByNumber","params":["0x2"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x3"}
>> {"jsonrpc":"2.0","id":2,"method":"eth_getBlockTransactionCountByNumber","params":["latest"]}
<< {"jsonrpc":"2.0","id":2,"result":"0x0"}
// what waits is in the pending block
>> {"jsonrpc":"2.0","id":3,"method":"eth_getBlockTransactionCountByNumber","params":["pending"]}
<< {"jsonrpc":"2.0","id":3,"result":"0x1"}
// a block that is not there
>> {"jsonrpc":"2.0","id":4,"method":"eth_getBlockTransactionCountByNumber","params":["0x3e8"]}
<< {"jsonrpc":"2.0","id":4,"result":null}
// arguments that do not decode
>> {"jsonrpc":"2.0","id":5,"method":"eth_getBlockTransactionCountByNumber","params":[]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"message":"missing value for required argument 0"}}
>> {"jsonrpc":"2.0","id":6,"method":"eth_getBlockTransactionCountByNumber","params":["2"]}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"message":"invalid argument 0: hex string without 0x prefix"}}
