// a node that was given no directory writes no files
>> {"jsonrpc":"2.0","id":1,"method":"admin_exportChain","params":["blocks.rlp"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"this node may use no files: create it with the option 'chainFiles'"}}
>> {"jsonrpc":"2.0","id":2,"method":"admin_exportChain","params":["blocks.rlp",0,3]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32000,"message":"this node may use no files: create it with the option 'chainFiles'"}}
// ranges that make no sense
>> {"jsonrpc":"2.0","id":3,"method":"admin_exportChain","params":["blocks.rlp",null,3]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32000,"message":"last cannot be specified without first"}}
>> {"jsonrpc":"2.0","id":4,"method":"admin_exportChain","params":["blocks.rlp",3,2]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32000,"message":"export failed: first (3) is greater than last (2)"}}
>> {"jsonrpc":"2.0","id":5,"method":"admin_exportChain","params":["blocks.rlp",0,4]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32000,"message":"export failed on #4: not found"}}
>> {"jsonrpc":"2.0","id":6,"method":"admin_exportChain","params":["blocks.rlp","0x0"]}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"message":"invalid argument 1: json: cannot unmarshal string into Go value of type uint64"}}
