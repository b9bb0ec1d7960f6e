// what account 5 signed
>> {"jsonrpc":"2.0","id":1,"method":"eth_sign","params":["0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","0xdeadbeaf"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x604edd5aac7184e58c9ee134dc86966eea25880c513680b204d4c86f6bc21c1c4ac2666bcb5ce399a349a4da6945c20b4ba33110e00ff3a03236efee25981faa1c"}
>> {"jsonrpc":"2.0","id":2,"method":"personal_ecRecover","params":["0xdeadbeaf","0x604edd5aac7184e58c9ee134dc86966eea25880c513680b204d4c86f6bc21c1c4ac2666bcb5ce399a349a4da6945c20b4ba33110e00ff3a03236efee25981faa1c"]}
<< {"jsonrpc":"2.0","id":2,"result":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc"}
// another message, another signer
>> {"jsonrpc":"2.0","id":3,"method":"personal_ecRecover","params":["0xdeadbeef","0x604edd5aac7184e58c9ee134dc86966eea25880c513680b204d4c86f6bc21c1c4ac2666bcb5ce399a349a4da6945c20b4ba33110e00ff3a03236efee25981faa1c"]}
<< {"jsonrpc":"2.0","id":3,"result":"0x87c1f71df284a91953a61e25949225aa40c40220"}
// signatures that are none
>> {"jsonrpc":"2.0","id":4,"method":"personal_ecRecover","params":["0xdeadbeaf","0x1234"]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32000,"message":"signature must be 65 bytes long"}}
>> {"jsonrpc":"2.0","id":5,"method":"personal_ecRecover","params":["0xdeadbeaf","0x1111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111100"]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32000,"message":"invalid Ethereum signature (V is not 27 or 28)"}}
>> {"jsonrpc":"2.0","id":6,"method":"personal_ecRecover","params":["0xdeadbeaf","0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001b"]}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32000,"message":"recovery failed"}}
>> {"jsonrpc":"2.0","id":7,"method":"personal_ecRecover","params":["0xdeadbeaf"]}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32602,"message":"missing value for required argument 1"}}
