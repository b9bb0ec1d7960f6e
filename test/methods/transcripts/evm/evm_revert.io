// to a snapshot: what came after it is gone, and so are later snapshots and itself
>> {"jsonrpc":"2.0","id":1,"method":"evm_snapshot","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}
>> {"jsonrpc":"2.0","id":2,"method":"evm_mine","params":[]}
<< {"jsonrpc":"2.0","id":2,"result":"0x0"}
>> {"jsonrpc":"2.0","id":3,"method":"evm_snapshot","params":[]}
<< {"jsonrpc":"2.0","id":3,"result":"0x2"}
>> {"jsonrpc":"2.0","id":4,"method":"evm_mine","params":[]}
<< {"jsonrpc":"2.0","id":4,"result":"0x0"}
>> {"jsonrpc":"2.0","id":5,"method":"eth_blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":5,"result":"0x5"}
>> {"jsonrpc":"2.0","id":6,"method":"evm_revert","params":["0x1"]}
<< {"jsonrpc":"2.0","id":6,"result":true}
>> {"jsonrpc":"2.0","id":7,"method":"eth_blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":7,"result":"0x3"}
>> {"jsonrpc":"2.0","id":8,"method":"evm_revert","params":["0x2"]}
<< {"jsonrpc":"2.0","id":8,"result":false}
>> {"jsonrpc":"2.0","id":9,"method":"evm_revert","params":["0x1"]}
<< {"jsonrpc":"2.0","id":9,"result":false}
>> {"jsonrpc":"2.0","id":10,"method":"txpool_status","params":[]}
<< {"jsonrpc":"2.0","id":10,"result":{"pending":"0x1","queued":"0x1"}}
// a snapshot that never was
>> {"jsonrpc":"2.0","id":11,"method":"evm_revert","params":["0x9"]}
<< {"jsonrpc":"2.0","id":11,"result":false}
// arguments that do not decode
>> {"jsonrpc":"2.0","id":12,"method":"evm_revert","params":[]}
<< {"jsonrpc":"2.0","id":12,"error":{"code":-32602,"message":"missing value for required argument 0"}}
>> {"jsonrpc":"2.0","id":13,"method":"evm_revert","params":[{}]}
<< {"jsonrpc":"2.0","id":13,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal non-string into Go value of type hexutil.Uint64"}}
