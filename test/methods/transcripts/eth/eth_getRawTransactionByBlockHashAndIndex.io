// the transfer of block 2
>> {"jsonrpc":"2.0","id":1,"method":"eth_getRawTransactionByBlockHashAndIndex","params":["0xadc2b27a81d35303a1671509ff03efcf782c6b9d6601b8ca25892b7a56105f1a","0x1"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x02f874827a6980843b9aca0084b2d05e00825208943c44cdddb6a900fa2b585dd299e03d12fa4293bc880de0b6b3a764000080c001a0ab718deeab939195aba18ea1cd0e65ec98ff7d62ca0bcff6f4bebc25f6b80781a024ad860cd59cf1548b458f08d910e8380af00678cce46b31fe695f82088524b9"}
// behind the last one
>> {"jsonrpc":"2.0","id":2,"method":"eth_getRawTransactionByBlockHashAndIndex","params":["0xadc2b27a81d35303a1671509ff03efcf782c6b9d6601b8ca25892b7a56105f1a","0x3"]}
<< {"jsonrpc":"2.0","id":2,"result":"0x"}
// in a block that is not there
>> {"jsonrpc":"2.0","id":3,"method":"eth_getRawTransactionByBlockHashAndIndex","params":["0x00000000000000000000000000000000000000000000000000000000deadbeef","0x0"]}
<< {"jsonrpc":"2.0","id":3,"result":"0x"}
// no position
>> {"jsonrpc":"2.0","id":4,"method":"eth_getRawTransactionByBlockHashAndIndex","params":["0xadc2b27a81d35303a1671509ff03efcf782c6b9d6601b8ca25892b7a56105f1a"]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"missing value for required argument 1"}}
