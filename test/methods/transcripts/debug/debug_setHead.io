// back by a block
>> {"jsonrpc":"2.0","id":1,"method":"evm_mine","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}
>> {"jsonrpc":"2.0","id":2,"method":"evm_snapshot","params":[]}
<< {"jsonrpc":"2.0","id":2,"result":"0x1"}
>> {"jsonrpc":"2.0","id":3,"method":"debug_setHead","params":["0x3"]}
<< {"jsonrpc":"2.0","id":3,"result":null}
>> {"jsonrpc":"2.0","id":4,"method":"eth_blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":4,"result":"0x3"}
>> {"jsonrpc":"2.0","id":5,"method":"eth_getBlockByNumber","params":["0x4",false]}
<< {"jsonrpc":"2.0","id":5,"result":null}
// snapshots of blocks that are gone are gone, too
>> {"jsonrpc":"2.0","id":6,"method":"evm_revert","params":["0x1"]}
<< {"jsonrpc":"2.0","id":6,"result":false}
// a block that is not below the head
>> {"jsonrpc":"2.0","id":7,"method":"debug_setHead","params":["0x3"]}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32000,"message":"not allowed to rewind to a future block"}}
>> {"jsonrpc":"2.0","id":8,"method":"debug_setHead","params":["0x9"]}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32000,"message":"not allowed to rewind to a future block"}}
// arguments that do not decode
>> {"jsonrpc":"2.0","id":9,"method":"debug_setHead","params":[]}
<< {"jsonrpc":"2.0","id":9,"error":{"code":-32602,"message":"missing value for required argument 0"}}
>> {"jsonrpc":"2.0","id":10,"method":"debug_setHead","params":[3]}
<< {"jsonrpc":"2.0","id":10,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal non-string into Go value of type hexutil.Uint64"}}
