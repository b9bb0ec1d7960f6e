// two other blocks, with one transaction in the second
>> {"jsonrpc":"2.0","id":1,"method":"anvil_reorg","params":[2,[[{"from":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","to":"0x00000000000000000000000000000000000000aa","value":"0x7","gas":"0x5208"},1]]]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":2,"method":"eth_blockNumber","params":[]}
<< {"jsonrpc":"2.0","id":2,"result":"0x3"}
>> {"jsonrpc":"2.0","id":3,"method":"eth_getBalance","params":["0x00000000000000000000000000000000000000aa","latest"]}
<< {"jsonrpc":"2.0","id":3,"result":"0x7"}
// more than there are
>> {"jsonrpc":"2.0","id":4,"method":"anvil_reorg","params":[9]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"Reorg depth must not exceed current chain height: current height 3, depth 9"}}
// a block that is not one of them
>> {"jsonrpc":"2.0","id":5,"method":"anvil_reorg","params":[1,[[{"from":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc"},1]]]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"message":"block index 1 is not below the depth 1"}}
