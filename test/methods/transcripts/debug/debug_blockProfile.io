// a node that was given no profiler tells nothing of its process
>> {"jsonrpc":"2.0","id":1,"method":"debug_blockProfile","params":["profile",5]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"profiling disabled in the debug namespace"}}
// the duration is whole seconds, as a number
>> {"jsonrpc":"2.0","id":2,"method":"debug_blockProfile","params":["profile"]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"missing value for required argument 1"}}
>> {"jsonrpc":"2.0","id":3,"method":"debug_blockProfile","params":["profile","0x5"]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"invalid argument 1: json: cannot unmarshal string into Go value of type uint"}}
>> {"jsonrpc":"2.0","id":4,"method":"debug_blockProfile","params":["profile",1.5]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"invalid argument 1: json: cannot unmarshal number 1.5 into Go value of type uint"}}
>> {"jsonrpc":"2.0","id":5,"method":"debug_blockProfile","params":["profile",-1]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"message":"invalid argument 1: json: cannot unmarshal number -1 into Go value of type uint"}}
