// what block 2 changed: who sent and received, the contract, the fee recipient, and the system contracts
>> {"jsonrpc":"2.0","id":1,"method":"debug_getModifiedAccountsByNumber","params":[2]}
<< {"jsonrpc":"2.0","id":1,"result":["0x70997970c51812dc3a010c7d01b50e0d17dc79c8","0x90f79bf6eb2c4f870365e785982e1f101e93b906","0x000f3df6d732807ef1319fb7b8bb8522d0beac02","0x5fbdb2315678afecb367f032d93f642f64180aa3","0x0000000000000000000000000000000000000000","0x0000f90827f1c53a10cb7a02335b175320002935","0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266"]}
// what blocks 2 and 3 changed
>> {"jsonrpc":"2.0","id":2,"method":"debug_getModifiedAccountsByNumber","params":[1,3]}
<< {"jsonrpc":"2.0","id":2,"result":["0x70997970c51812dc3a010c7d01b50e0d17dc79c8","0x90f79bf6eb2c4f870365e785982e1f101e93b906","0x000f3df6d732807ef1319fb7b8bb8522d0beac02","0x5fbdb2315678afecb367f032d93f642f64180aa3","0x0000000000000000000000000000000000000000","0x0000f90827f1c53a10cb7a02335b175320002935","0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc","0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266"]}
// blocks in the wrong order
>> {"jsonrpc":"2.0","id":3,"method":"debug_getModifiedAccountsByNumber","params":[3,2]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32000,"message":"start block height (3) must be less than end block height (2)"}}
// a block that is not there
>> {"jsonrpc":"2.0","id":4,"method":"debug_getModifiedAccountsByNumber","params":[1000]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32000,"message":"start block 3e8 not found"}}
// nor is the second
>> {"jsonrpc":"2.0","id":5,"method":"debug_getModifiedAccountsByNumber","params":[1,1000]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32000,"message":"end block 1000 not found"}}
// nothing comes before the genesis block
>> {"jsonrpc":"2.0","id":6,"method":"debug_getModifiedAccountsByNumber","params":[0]}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32000,"message":"block 0 has no parent"}}
