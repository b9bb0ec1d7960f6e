>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318","secret"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x2c7536e3605d9c16a7a3d7b1898e529396a65c23"}
// the message comes first; the prefix is that of eth_sign
>> {"jsonrpc":"2.0","id":2,"method":"personal_sign","params":["0xdeadbeaf","0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","secret"]}
<< {"jsonrpc":"2.0","id":2,"result":"0xaaae61eb224d15571e1b79151a67f64dc1e1a190cba52ac37f157e04d8d7bea677365d5c25667e21ec22d89149cf4e39e0e84ea3c6be48034140ecb1ac20beda1c"}
>> {"jsonrpc":"2.0","id":3,"method":"personal_sign","params":["0xdeadbeaf","0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","anything"]}
<< {"jsonrpc":"2.0","id":3,"result":"0x604edd5aac7184e58c9ee134dc86966eea25880c513680b204d4c86f6bc21c1c4ac2666bcb5ce399a349a4da6945c20b4ba33110e00ff3a03236efee25981faa1c"}
// without a passphrase an unlocked account signs
>> {"jsonrpc":"2.0","id":4,"method":"personal_sign","params":["0xdeadbeaf","0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc"]}
<< {"jsonrpc":"2.0","id":4,"result":"0x604edd5aac7184e58c9ee134dc86966eea25880c513680b204d4c86f6bc21c1c4ac2666bcb5ce399a349a4da6945c20b4ba33110e00ff3a03236efee25981faa1c"}
>> {"jsonrpc":"2.0","id":5,"method":"personal_sign","params":["0xdeadbeaf","0x2c7536e3605d9c16a7a3d7b1898e529396a65c23"]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32000,"message":"authentication needed: password or unlock"}}
>> {"jsonrpc":"2.0","id":6,"method":"personal_sign","params":["0xdeadbeaf","0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","guess"]}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32000,"message":"could not decrypt key with given password"}}
>> {"jsonrpc":"2.0","id":7,"method":"personal_sign","params":["0xdeadbeaf","0x00000000000000000000000000000000deadbeef","secret"]}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32000,"message":"unknown account"}}
>> {"jsonrpc":"2.0","id":8,"method":"personal_sign","params":["hello","0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","secret"]}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal hex string without 0x prefix into Go value of type hexutil.Bytes"}}
