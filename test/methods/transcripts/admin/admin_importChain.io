// a node that was given no directory reads no files
>> {"jsonrpc":"2.0","id":1,"method":"admin_importChain","params":["blocks.rlp"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"this node may use no files: create it with the option 'chainFiles'"}}
>> {"jsonrpc":"2.0","id":2,"method":"admin_importChain","params":[]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"missing value for required argument 0"}}
