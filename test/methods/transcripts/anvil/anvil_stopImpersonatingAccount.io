// it sends no more
>> {"jsonrpc":"2.0","id":1,"method":"anvil_impersonateAccount","params":["0x00000000000000000000000000000000000000aa"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":2,"method":"anvil_stopImpersonatingAccount","params":["0x00000000000000000000000000000000000000aa"]}
<< {"jsonrpc":"2.0","id":2,"result":null}
>> {"jsonrpc":"2.0","id":3,"method":"eth_sendTransaction","params":[{"from":"0x00000000000000000000000000000000000000aa","to":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc"}]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32000,"message":"unknown account"}}
// Hardhat says whether it did
>> {"jsonrpc":"2.0","id":4,"method":"hardhat_stopImpersonatingAccount","params":["0x00000000000000000000000000000000000000aa"]}
<< {"jsonrpc":"2.0","id":4,"result":false}
