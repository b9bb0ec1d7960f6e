// an account without a key sends
>> {"jsonrpc":"2.0","id":1,"method":"anvil_setBalance","params":["0x00000000000000000000000000000000000000aa","0xde0b6b3a7640000"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":2,"method":"anvil_impersonateAccount","params":["0x00000000000000000000000000000000000000aa"]}
<< {"jsonrpc":"2.0","id":2,"result":null}
>> {"jsonrpc":"2.0","id":3,"method":"eth_sendTransaction","params":[{"from":"0x00000000000000000000000000000000000000aa","to":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","value":"0x1","gas":"0x5208"}]}
<< {"jsonrpc":"2.0","id":3,"result":"0x9b5eaa6ab93a07c2011ca9cd0206dfa5b44a31b77a84f59083bd5efb21828950"}
// arguments that do not decode
>> {"jsonrpc":"2.0","id":4,"method":"anvil_impersonateAccount","params":["0x12"]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"invalid argument 0: hex string has length 2, want 40 for common.Address"}}
