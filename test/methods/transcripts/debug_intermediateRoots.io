// the roots after each transaction of block 2, the last of which is that of the block
>> {"jsonrpc":"2.0","id":1,"method":"debug_intermediateRoots","params":["0xff8ff1a5c38cb54a15fecfd8af9d47dfbab7c83488ee5b24d2ad1fa42f05b007"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"block 0xff8ff1a5c38cb54a15fecfd8af9d47dfbab7c83488ee5b24d2ad1fa42f05b007 not found"}}
// the same block by one of its transactions
>> {"jsonrpc":"2.0","id":2,"method":"debug_intermediateRoots","params":["0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716"]}
<< {"jsonrpc":"2.0","id":2,"result":["0x8bd8ef994c95dcd82a9878b9f97237c7913969fdf0b503d8df814e183c92f84f","0xe28728a2a4178135abf6921d2f3471a79bc259522e0c7e8ce81e6276e24a464b","0x34d994280a9975657548b0b3cc63b26285124d0261fb0e715c6417173d42adde"]}
// a block without transactions
>> {"jsonrpc":"2.0","id":3,"method":"debug_intermediateRoots","params":["0xe595e64dabdcfcc509aa11ba229c8126cec16b96eedba490cde0bea3a45c1af5"]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32000,"message":"block 0xe595e64dabdcfcc509aa11ba229c8126cec16b96eedba490cde0bea3a45c1af5 not found"}}
// the genesis block was not run
>> {"jsonrpc":"2.0","id":4,"method":"debug_intermediateRoots","params":["0x967972789943802206573db1187fd15ec4663766375fd6bb6f229b80f24081ef"]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32000,"message":"block 0x967972789943802206573db1187fd15ec4663766375fd6bb6f229b80f24081ef not found"}}
// neither a block nor a transaction
>> {"jsonrpc":"2.0","id":5,"method":"debug_intermediateRoots","params":["0x1111111111111111111111111111111111111111111111111111111111111111"]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32000,"message":"block 0x1111111111111111111111111111111111111111111111111111111111111111 not found"}}
