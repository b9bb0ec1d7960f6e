// a slot, and its 32 bytes
>> {"jsonrpc":"2.0","id":1,"method":"anvil_setStorageAt","params":["0x00000000000000000000000000000000000000aa","0x5","0x1111111111111111111111111111111111111111111111111111111111111111"]}
<< {"jsonrpc":"2.0","id":1,"result":true}
>> {"jsonrpc":"2.0","id":2,"method":"eth_getStorageAt","params":["0x00000000000000000000000000000000000000aa","0x5","latest"]}
<< {"jsonrpc":"2.0","id":2,"result":"0x1111111111111111111111111111111111111111111111111111111111111111"}
// fewer are refused
>> {"jsonrpc":"2.0","id":3,"method":"anvil_setStorageAt","params":["0x00000000000000000000000000000000000000aa","0x5","0x11"]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"invalid argument 2: hex string has length 2, want 64 for common.Hash"}}
