// blocks of this chain have none
>> {"jsonrpc":"2.0","id":1,"method":"eth_getUncleByBlockNumberAndIndex","params":["0x2","0x0"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":2,"method":"eth_getUncleByBlockNumberAndIndex","params":["latest","0x0"]}
<< {"jsonrpc":"2.0","id":2,"result":null}
// a block that is not there
>> {"jsonrpc":"2.0","id":3,"method":"eth_getUncleByBlockNumberAndIndex","params":["0x3e8","0x0"]}
<< {"jsonrpc":"2.0","id":3,"result":null}
// arguments that do not decode
>> {"jsonrpc":"2.0","id":4,"method":"eth_getUncleByBlockNumberAndIndex","params":["0x2"]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"missing value for required argument 1"}}
>> {"jsonrpc":"2.0","id":5,"method":"eth_getUncleByBlockNumberAndIndex","params":["0x2",0]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"message":"invalid argument 1: json: cannot unmarshal non-string into Go value of type hexutil.Uint64"}}
