// seconds between blocks, 0 for none
>> {"jsonrpc":"2.0","id":1,"method":"evm_setIntervalMining","params":[5]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":2,"method":"evm_setIntervalMining","params":[0]}
<< {"jsonrpc":"2.0","id":2,"result":null}
// arguments that do not decode
>> {"jsonrpc":"2.0","id":3,"method":"evm_setIntervalMining","params":[]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"missing value for required argument 0"}}
>> {"jsonrpc":"2.0","id":4,"method":"evm_setIntervalMining","params":["often"]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal hex string without 0x prefix into Go value of type hexutil.Uint64"}}
>> {"jsonrpc":"2.0","id":5,"method":"evm_setIntervalMining","params":[-1]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal number -1 into Go value of type uint64"}}
