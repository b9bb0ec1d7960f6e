// what block 3 changed: the system contracts alone
>> {"jsonrpc":"2.0","id":1,"method":"debug_getModifiedAccountsByHash","params":["0x2cfe153fa6cd539f2589b226dbdc88b4fbc6975662b1dd3aeb5569db0460be99"]}
<< {"jsonrpc":"2.0","id":1,"result":["0x000f3df6d732807ef1319fb7b8bb8522d0beac02","0x0000f90827f1c53a10cb7a02335b175320002935"]}
// what blocks 1 and 2 changed
>> {"jsonrpc":"2.0","id":2,"method":"debug_getModifiedAccountsByHash","params":["0x22daaca533c35011f2582854d2d3e5a0f22367642fac4827a4422e4a59d3737e","0xadc2b27a81d35303a1671509ff03efcf782c6b9d6601b8ca25892b7a56105f1a"]}
<< {"jsonrpc":"2.0","id":2,"result":["0x70997970c51812dc3a010c7d01b50e0d17dc79c8","0x90f79bf6eb2c4f870365e785982e1f101e93b906","0x000f3df6d732807ef1319fb7b8bb8522d0beac02","0x5fbdb2315678afecb367f032d93f642f64180aa3","0x0000000000000000000000000000000000000000","0x0000f90827f1c53a10cb7a02335b175320002935","0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266"]}
// blocks in the wrong order
>> {"jsonrpc":"2.0","id":3,"method":"debug_getModifiedAccountsByHash","params":["0x2cfe153fa6cd539f2589b226dbdc88b4fbc6975662b1dd3aeb5569db0460be99","0xadc2b27a81d35303a1671509ff03efcf782c6b9d6601b8ca25892b7a56105f1a"]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32000,"message":"start block height (3) must be less than end block height (2)"}}
// a block that is not there
>> {"jsonrpc":"2.0","id":4,"method":"debug_getModifiedAccountsByHash","params":["0x1111111111111111111111111111111111111111111111111111111111111111"]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32000,"message":"start block 1111111111111111111111111111111111111111111111111111111111111111 not found"}}
