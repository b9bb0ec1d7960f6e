// a node that was given no profiler tells nothing of its process
>> {"jsonrpc":"2.0","id":1,"method":"debug_stopCPUProfile","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"profiling disabled in the debug namespace"}}
// it takes no arguments
>> {"jsonrpc":"2.0","id":2,"method":"debug_stopCPUProfile","params":["x"]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"too many arguments, want at most 0"}}
