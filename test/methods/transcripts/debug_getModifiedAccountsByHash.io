// what block 3 changed: the system contracts alone
>> {"jsonrpc":"2.0","id":1,"method":"debug_getModifiedAccountsByHash","params":["0xe595e64dabdcfcc509aa11ba229c8126cec16b96eedba490cde0bea3a45c1af5"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"start block e595e64dabdcfcc509aa11ba229c8126cec16b96eedba490cde0bea3a45c1af5 not found"}}
// what blocks 1 and 2 changed
>> {"jsonrpc":"2.0","id":2,"method":"debug_getModifiedAccountsByHash","params":["0x967972789943802206573db1187fd15ec4663766375fd6bb6f229b80f24081ef","0xff8ff1a5c38cb54a15fecfd8af9d47dfbab7c83488ee5b24d2ad1fa42f05b007"]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32000,"message":"start block 967972789943802206573db1187fd15ec4663766375fd6bb6f229b80f24081ef not found"}}
// blocks in the wrong order
>> {"jsonrpc":"2.0","id":3,"method":"debug_getModifiedAccountsByHash","params":["0xe595e64dabdcfcc509aa11ba229c8126cec16b96eedba490cde0bea3a45c1af5","0xff8ff1a5c38cb54a15fecfd8af9d47dfbab7c83488ee5b24d2ad1fa42f05b007"]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32000,"message":"start block e595e64dabdcfcc509aa11ba229c8126cec16b96eedba490cde0bea3a45c1af5 not found"}}
// a block that is not there
>> {"jsonrpc":"2.0","id":4,"method":"debug_getModifiedAccountsByHash","params":["0x1111111111111111111111111111111111111111111111111111111111111111"]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32000,"message":"start block 1111111111111111111111111111111111111111111111111111111111111111 not found"}}
