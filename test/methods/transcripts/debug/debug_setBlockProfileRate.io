// a node that was given no profiler tells nothing of its process
>> {"jsonrpc":"2.0","id":1,"method":"debug_setBlockProfileRate","params":[1]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"profiling disabled in the debug namespace"}}
// a whole number
>> {"jsonrpc":"2.0","id":2,"method":"debug_setBlockProfileRate","params":["0x1"]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal string into Go value of type int"}}
>> {"jsonrpc":"2.0","id":3,"method":"debug_setBlockProfileRate","params":[0.5]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal number 0.5 into Go value of type int"}}
>> {"jsonrpc":"2.0","id":4,"method":"debug_setBlockProfileRate","params":[]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"missing value for required argument 0"}}
