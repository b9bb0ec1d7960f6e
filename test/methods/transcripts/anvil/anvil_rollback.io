// one block
>> {"jsonrpc":"2.0","id":1,"method":"anvil_rollback","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":2,"method":"eth_blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":2,"result":"0x2"}
// several
>> {"jsonrpc":"2.0","id":3,"method":"anvil_rollback","params":[2]}
<< {"jsonrpc":"2.0","id":3,"result":null}
>> {"jsonrpc":"2.0","id":4,"method":"eth_blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":4,"result":"0x0"}
// more than there are
>> {"jsonrpc":"2.0","id":5,"method":"anvil_rollback","params":[1]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"message":"Rollback depth must not exceed current chain height: current height 0, depth 1"}}
