// a node in a process of somebody else's serves no forks
>> {"jsonrpc":"2.0","id":1,"method":"evmbed_forks","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"this node serves no forks: `evmbed dev` does, or the member 'forks' of the option 'listeners'"}}
