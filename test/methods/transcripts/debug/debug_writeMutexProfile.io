// a node that was given no profiler tells nothing of its process
>> {"jsonrpc":"2.0","id":1,"method":"debug_writeMutexProfile","params":["profile"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"profiling disabled in the debug namespace"}}
// a file needs a name
>> {"jsonrpc":"2.0","id":2,"method":"debug_writeMutexProfile","params":[]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"missing value for required argument 0"}}
>> {"jsonrpc":"2.0","id":3,"method":"debug_writeMutexProfile","params":[7]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal number into Go value of type string"}}
