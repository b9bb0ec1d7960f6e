// for one block
>> {"jsonrpc":"2.0","id":1,"method":"anvil_setNextBlockPrevRandao","params":["0x1111111111111111111111111111111111111111111111111111111111111111"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":2,"method":"hardhat_setPrevRandao","params":["0x1111111111111111111111111111111111111111111111111111111111111111"]}
<< {"jsonrpc":"2.0","id":2,"result":true}
// arguments that do not decode
>> {"jsonrpc":"2.0","id":3,"method":"hardhat_setPrevRandao","params":["0x11"]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"invalid argument 0: hex string has length 2, want 64 for common.Hash"}}
