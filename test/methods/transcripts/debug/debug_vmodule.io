// levels of modules
>> {"jsonrpc":"2.0","id":1,"method":"debug_vmodule","params":["rpc/*=5,p2p=4"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
// none any more
>> {"jsonrpc":"2.0","id":2,"method":"debug_vmodule","params":[""]}
<< {"jsonrpc":"2.0","id":2,"result":null}
// what is no such list
>> {"jsonrpc":"2.0","id":3,"method":"debug_vmodule","params":["rpc"]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32000,"message":"expect comma-separated list of filename=N"}}
>> {"jsonrpc":"2.0","id":4,"method":"debug_vmodule","params":["rpc=high"]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32000,"message":"expect comma-separated list of filename=N"}}
>> {"jsonrpc":"2.0","id":5,"method":"debug_vmodule","params":[5]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal number into Go value of type string"}}
