// a contract and two of its slots, against the state root of block 2: one that is set, one that is not
>> {"jsonrpc":"2.0","id":1,"method":"eth_getProof","params":["0x5fbdb2315678afecb367f032d93f642f64180aa3",["0x000000000000000000000000f39fd6e51aad88f6f4ce6ab8827279cfffb92266","0x1"],"0x2"]}
// a key comes back as it was written: whole as 32 bytes, short as a quantity
// a prefix is not needed
>> {"jsonrpc":"2.0","id":2,"method":"eth_getProof","params":["0x5fbdb2315678afecb367f032d93f642f64180aa3",["0x0000000000000000000000000000000000000000000000000000000000000001","0x01","1","0x"],"latest"]}
// an account without code or storage
>> {"jsonrpc":"2.0","id":3,"method":"eth_getProof","params":["0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc",["0x0"]]}
// an account that does not exist: the nodes prove that
>> {"jsonrpc":"2.0","id":4,"method":"eth_getProof","params":["0x00000000000000000000000000000000deadbeef",["0x0"],"earliest"]}
// what waits in the pool is in the pending state
>> {"jsonrpc":"2.0","id":5,"method":"eth_getProof","params":["0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc",[],"pending"]}
// blocks that are not there
>> {"jsonrpc":"2.0","id":6,"method":"eth_getProof","params":["0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc",[],"0x3e8"]}
>> {"jsonrpc":"2.0","id":7,"method":"eth_getProof","params":["0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc",[],"0x00000000000000000000000000000000000000000000000000000000deadbeef"]}
// keys that are none
>> {"jsonrpc":"2.0","id":8,"method":"eth_getProof","params":["0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc",["0xzz"],"latest"]}
>> {"jsonrpc":"2.0","id":9,"method":"eth_getProof","params":["0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc",["0x111111111111111111111111111111111111111111111111111111111111111111"],"latest"]}
>> {"jsonrpc":"2.0","id":10,"method":"eth_getProof","params":["0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","0x0","latest"]}
