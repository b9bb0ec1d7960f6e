// a node in a process of somebody else's has no servers
>> {"jsonrpc":"2.0","id":1,"method":"admin_startWS","params":["127.0.0.1",8546,"*","eth,net"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"this node has no servers to start: create it with the option 'listeners'"}}
>> {"jsonrpc":"2.0","id":2,"method":"admin_startWS","params":[]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32000,"message":"this node has no servers to start: create it with the option 'listeners'"}}
// a port is a number
>> {"jsonrpc":"2.0","id":3,"method":"admin_startWS","params":["127.0.0.1","8545"]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"invalid argument 1: json: cannot unmarshal string into Go value of type int"}}
