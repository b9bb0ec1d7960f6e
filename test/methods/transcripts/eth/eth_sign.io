// the message gets a prefix before it is hashed
>> {"jsonrpc":"2.0","id":1,"method":"eth_sign","params":["0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","0xdeadbeaf"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x604edd5aac7184e58c9ee134dc86966eea25880c513680b204d4c86f6bc21c1c4ac2666bcb5ce399a349a4da6945c20b4ba33110e00ff3a03236efee25981faa1c"}
// a message of 32 bytes, too: it is no digest
>> {"jsonrpc":"2.0","id":2,"method":"eth_sign","params":["0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","0x1111111111111111111111111111111111111111111111111111111111111111"]}
<< {"jsonrpc":"2.0","id":2,"result":"0x9af66e47b2505a0b8e98f01b5944363a99d9d1aeb2c641600aded75ab9b378e8530ceecc48c92cc1458243a66d33c534c36a0a0a0277231aee21dacab94f5ffa1c"}
>> {"jsonrpc":"2.0","id":3,"method":"eth_sign","params":["0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","0x"]}
<< {"jsonrpc":"2.0","id":3,"result":"0x453bdd5c8efdcbda2bb8f36f93071b316d6869af05d468108d8ca699418c37472bd76d750819dde4c59874580445625a3a75485cd2de12199fa4c0c3dfca16ec1b"}
// an account that is not managed, and one that is locked
>> {"jsonrpc":"2.0","id":4,"method":"eth_sign","params":["0x00000000000000000000000000000000deadbeef","0xdeadbeaf"]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32000,"message":"unknown account"}}
>> {"jsonrpc":"2.0","id":5,"method":"personal_importRawKey","params":["4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318","secret"]}
<< {"jsonrpc":"2.0","id":5,"result":"0x2c7536e3605d9c16a7a3d7b1898e529396a65c23"}
>> {"jsonrpc":"2.0","id":6,"method":"eth_sign","params":["0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","0xdeadbeaf"]}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32000,"message":"authentication needed: password or unlock"}}
>> {"jsonrpc":"2.0","id":7,"method":"personal_unlockAccount","params":["0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","secret"]}
<< {"jsonrpc":"2.0","id":7,"result":true}
>> {"jsonrpc":"2.0","id":8,"method":"eth_sign","params":["0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","0xdeadbeaf"]}
<< {"jsonrpc":"2.0","id":8,"result":"0xaaae61eb224d15571e1b79151a67f64dc1e1a190cba52ac37f157e04d8d7bea677365d5c25667e21ec22d89149cf4e39e0e84ea3c6be48034140ecb1ac20beda1c"}
// the address comes first
>> {"jsonrpc":"2.0","id":9,"method":"eth_sign","params":["0xdeadbeaf","0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc"]}
<< {"jsonrpc":"2.0","id":9,"error":{"code":-32602,"message":"invalid argument 0: hex string has length 8, want 40 for common.Address"}}
>> {"jsonrpc":"2.0","id":10,"method":"eth_sign","params":["0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc"]}
<< {"jsonrpc":"2.0","id":10,"error":{"code":-32602,"message":"missing value for required argument 1"}}
>> {"jsonrpc":"2.0","id":11,"method":"eth_sign","params":["0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","hello"]}
<< {"jsonrpc":"2.0","id":11,"error":{"code":-32602,"message":"invalid argument 1: json: cannot unmarshal hex string without 0x prefix into Go value of type hexutil.Bytes"}}
