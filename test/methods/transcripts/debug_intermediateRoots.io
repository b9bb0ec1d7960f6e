// the roots after each transaction of block 2, the last of which is that of the block
>> {"jsonrpc":"2.0","id":1,"method":"debug_intermediateRoots","params":["0xff8ff1a5c38cb54a15fecfd8af9d47dfbab7c83488ee5b24d2ad1fa42f05b007"]}
<< {"jsonrpc":"2.0","id":1,"result":["0x6fdd5a1c90d38072e45cd7f4359b8dfbb5d3be1d9165b2f43b50a5f5a178aae1","0x0d12caed4220efcb5bb7e4442316ec2d34aeba3ea9ab3bb025c5c327b6630e20","0xd0f2a5942400fbea72b5e6443529e5a42829919e0698953f4a331766442f6da4"]}
// the same block by one of its transactions
>> {"jsonrpc":"2.0","id":2,"method":"debug_intermediateRoots","params":["0x167e96d96574dfcc4d6d143d37706e8e83217052d38779619dff38e8a2b83716"]}
<< {"jsonrpc":"2.0","id":2,"result":["0x6fdd5a1c90d38072e45cd7f4359b8dfbb5d3be1d9165b2f43b50a5f5a178aae1","0x0d12caed4220efcb5bb7e4442316ec2d34aeba3ea9ab3bb025c5c327b6630e20","0xd0f2a5942400fbea72b5e6443529e5a42829919e0698953f4a331766442f6da4"]}
// a block without transactions
>> {"jsonrpc":"2.0","id":3,"method":"debug_intermediateRoots","params":["0xe595e64dabdcfcc509aa11ba229c8126cec16b96eedba490cde0bea3a45c1af5"]}
<< {"jsonrpc":"2.0","id":3,"result":[]}
// the genesis block was not run
>> {"jsonrpc":"2.0","id":4,"method":"debug_intermediateRoots","params":["0x967972789943802206573db1187fd15ec4663766375fd6bb6f229b80f24081ef"]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32000,"message":"genesis is not traceable"}}
// neither a block nor a transaction
>> {"jsonrpc":"2.0","id":5,"method":"debug_intermediateRoots","params":["0x1111111111111111111111111111111111111111111111111111111111111111"]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32000,"message":"block 0x1111111111111111111111111111111111111111111111111111111111111111 not found"}}
