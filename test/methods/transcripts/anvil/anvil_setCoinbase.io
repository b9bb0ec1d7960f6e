// who gets the tips
>> {"jsonrpc":"2.0","id":1,"method":"anvil_setCoinbase","params":["0x00000000000000000000000000000000000000aa"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":2,"method":"eth_coinbase","params":[]}
<< {"jsonrpc":"2.0","id":2,"result":"0x00000000000000000000000000000000000000aa"}
// arguments that do not decode
>> {"jsonrpc":"2.0","id":3,"method":"anvil_setCoinbase","params":["0x12"]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"invalid argument 0: hex string has length 2, want 40 for common.Address"}}
