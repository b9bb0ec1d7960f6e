// code without its constructor
>> {"jsonrpc":"2.0","id":1,"method":"anvil_setCode","params":["0x00000000000000000000000000000000000000aa","0x602a5f5260205ff3"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":2,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000000000aa"},"latest"]}
<< {"jsonrpc":"2.0","id":2,"result":"0x000000000000000000000000000000000000000000000000000000000000002a"}
// no bytes take it away
>> {"jsonrpc":"2.0","id":3,"method":"anvil_setCode","params":["0x00000000000000000000000000000000000000aa","0x"]}
<< {"jsonrpc":"2.0","id":3,"result":null}
>> {"jsonrpc":"2.0","id":4,"method":"eth_getCode","params":["0x00000000000000000000000000000000000000aa","latest"]}
<< {"jsonrpc":"2.0","id":4,"result":"0x"}
// arguments that do not decode
>> {"jsonrpc":"2.0","id":5,"method":"anvil_setCode","params":["0x00000000000000000000000000000000000000aa","0x1"]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"message":"invalid argument 1: json: cannot unmarshal hex string of odd length into Go value of type hexutil.Bytes"}}
