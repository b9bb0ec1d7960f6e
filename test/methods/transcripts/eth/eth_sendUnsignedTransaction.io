// as if the sender were impersonated
>> {"jsonrpc":"2.0","id":1,"method":"anvil_setBalance","params":["0x00000000000000000000000000000000000000aa","0xde0b6b3a7640000"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":2,"method":"eth_sendUnsignedTransaction","params":[{"from":"0x00000000000000000000000000000000000000aa","to":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","value":"0x1","gas":"0x5208"}]}
<< {"jsonrpc":"2.0","id":2,"result":"0x9b5eaa6ab93a07c2011ca9cd0206dfa5b44a31b77a84f59083bd5efb21828950"}
// somebody has to send it
>> {"jsonrpc":"2.0","id":3,"method":"eth_sendUnsignedTransaction","params":[{"to":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc"}]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32000,"message":"from not specified"}}
