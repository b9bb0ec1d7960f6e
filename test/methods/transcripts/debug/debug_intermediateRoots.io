// the roots after each transaction of block 2, the last of which is that of the block
>> {"jsonrpc":"2.0","id":1,"method":"debug_intermediateRoots","params":["0xadc2b27a81d35303a1671509ff03efcf782c6b9d6601b8ca25892b7a56105f1a"]}
<< {"jsonrpc":"2.0","id":1,"result":["0x8bd8ef994c95dcd82a9878b9f97237c7913969fdf0b503d8df814e183c92f84f","0xe28728a2a4178135abf6921d2f3471a79bc259522e0c7e8ce81e6276e24a464b","0x34d994280a9975657548b0b3cc63b26285124d0261fb0e715c6417173d42adde"]}
// the same block by one of its transactions
>> {"jsonrpc":"2.0","id":2,"method":"debug_intermediateRoots","params":["0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716"]}
<< {"jsonrpc":"2.0","id":2,"result":["0x8bd8ef994c95dcd82a9878b9f97237c7913969fdf0b503d8df814e183c92f84f","0xe28728a2a4178135abf6921d2f3471a79bc259522e0c7e8ce81e6276e24a464b","0x34d994280a9975657548b0b3cc63b26285124d0261fb0e715c6417173d42adde"]}
// a block without transactions
>> {"jsonrpc":"2.0","id":3,"method":"debug_intermediateRoots","params":["0x2cfe153fa6cd539f2589b226dbdc88b4fbc6975662b1dd3aeb5569db0460be99"]}
<< {"jsonrpc":"2.0","id":3,"result":[]}
// the genesis block was not run
>> {"jsonrpc":"2.0","id":4,"method":"debug_intermediateRoots","params":["0x22daaca533c35011f2582854d2d3e5a0f22367642fac4827a4422e4a59d3737e"]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32000,"message":"genesis is not traceable"}}
// neither a block nor a transaction
>> {"jsonrpc":"2.0","id":5,"method":"debug_intermediateRoots","params":["0x1111111111111111111111111111111111111111111111111111111111111111"]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32000,"message":"block 0x1111111111111111111111111111111111111111111111111111111111111111 not found"}}
