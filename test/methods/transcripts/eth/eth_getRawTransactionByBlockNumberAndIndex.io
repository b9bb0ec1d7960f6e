// the transfer of block 2
>> {"jsonrpc":"2.0","id":1,"method":"eth_getRawTransactionByBlockNumberAndIndex","params":["0x2","0x1"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x02f874827a6980843b9aca0084b2d05e00825208943c44cdddb6a900fa2b585dd299e03d12fa4293bc880de0b6b3a764000080c001a0ab718deeab939195aba18ea1cd0e65ec98ff7d62ca0bcff6f4bebc25f6b80781a024ad860cd59cf1548b458f08d910e8380af00678cce46b31fe695f82088524b9"}
// one that waits
>> {"jsonrpc":"2.0","id":2,"method":"eth_getRawTransactionByBlockNumberAndIndex","params":["pending","0x0"]}
<< {"jsonrpc":"2.0","id":2,"result":"0x02f86c827a6980843b9aca0084b2d05e00825208949965507d1a55bcc2695c58ba16fb37d819b0a4dc0180c080a0dfd6c0971dbf888955b99e7f7778ee4d50084ea7630beb504ca70d5b38cffeb0a00c1978bb7f63e1c13a3b3f4f112bb8778ac57f15459c7312d93bf95c671c7604"}
// behind the last one
>> {"jsonrpc":"2.0","id":3,"method":"eth_getRawTransactionByBlockNumberAndIndex","params":["0x2","0x3"]}
<< {"jsonrpc":"2.0","id":3,"result":"0x"}
// in a block that is not there
>> {"jsonrpc":"2.0","id":4,"method":"eth_getRawTransactionByBlockNumberAndIndex","params":["0x3e8","0x0"]}
<< {"jsonrpc":"2.0","id":4,"result":"0x"}
// not a position
>> {"jsonrpc":"2.0","id":5,"method":"eth_getRawTransactionByBlockNumberAndIndex","params":["0x2","1"]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"message":"invalid argument 1: json: cannot unmarshal hex string without 0x prefix into Go value of type hexutil.Uint64"}}
