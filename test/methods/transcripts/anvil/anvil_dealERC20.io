// a token, here one that keeps balances at the slots of its holders
>> {"jsonrpc":"2.0","id":1,"method":"anvil_setCode","params":["0x00000000000000000000000000000000000000ee","0x6004355460005260206000f3"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":2,"method":"anvil_dealERC20","params":["0x00000000000000000000000000000000000000aa","0x00000000000000000000000000000000000000ee","0x3039"]}
<< {"jsonrpc":"2.0","id":2,"result":null}
>> {"jsonrpc":"2.0","id":3,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000000000ee","data":"0x70a0823100000000000000000000000000000000000000000000000000000000000000aa"},"latest"]}
<< {"jsonrpc":"2.0","id":3,"result":"0x0000000000000000000000000000000000000000000000000000000000003039"}
// what is no token
>> {"jsonrpc":"2.0","id":4,"method":"anvil_dealERC20","params":["0x00000000000000000000000000000000000000aa","0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","0x1"]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32000,"message":"Unable to set ERC20 balance, no slot found"}}
