// once
>> {"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newHeads"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x10000000000000000000000000000001"}
>> {"jsonrpc":"2.0","id":2,"method":"eth_unsubscribe","params":["0x10000000000000000000000000000001"]}
<< {"jsonrpc":"2.0","id":2,"result":true}
>> {"jsonrpc":"2.0","id":3,"method":"eth_unsubscribe","params":["0x10000000000000000000000000000001"]}
<< {"jsonrpc":"2.0","id":3,"result":false}
// nothing follows
>> {"jsonrpc":"2.0","id":4,"method":"evm_mine","params":[]}
<< {"jsonrpc":"2.0","id":4,"result":"0x0"}
// never
>> {"jsonrpc":"2.0","id":5,"method":"eth_unsubscribe","params":["0x10000000000000000000000000000009"]}
<< {"jsonrpc":"2.0","id":5,"result":false}
// arguments that do not decode
>> {"jsonrpc":"2.0","id":6,"method":"eth_unsubscribe","params":[]}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"message":"missing value for required argument 0"}}
>> {"jsonrpc":"2.0","id":7,"method":"eth_unsubscribe","params":[1]}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal number into Go value of type rpc.ID"}}
