// a dump of Anvil
>> {"jsonrpc":"2.0","id":1,"method":"anvil_loadState","params":["0x1f8b0800000000000203ab564a4c4ece2fcd2b2956b252a85632a830200a24268295e7e5e725a70259863a0a4a49893989101ed014737325a050727e0a946f6660600812292ec92f4a4c4f85d90591b454aa050200c2201bc28a000000"]}
<< {"jsonrpc":"2.0","id":1,"result":true}
>> {"jsonrpc":"2.0","id":2,"method":"eth_getBalance","params":["0x00000000000000000000000000000000000000aa","latest"]}
<< {"jsonrpc":"2.0","id":2,"result":"0x77"}
// what is no dump
>> {"jsonrpc":"2.0","id":3,"method":"anvil_loadState","params":["0x1234"]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32000,"message":"Failed to decode state dump: it is not JSON"}}
