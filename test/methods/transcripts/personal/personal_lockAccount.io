>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318","secret"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x2c7536e3605d9c16a7a3d7b1898e529396a65c23"}
>> {"jsonrpc":"2.0","id":2,"method":"personal_unlockAccount","params":["0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","secret"]}
<< {"jsonrpc":"2.0","id":2,"result":true}
>> {"jsonrpc":"2.0","id":3,"method":"eth_sign","params":["0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","0x00"]}
<< {"jsonrpc":"2.0","id":3,"result":"0x0738d8cba39bb1f63c842a5477f647a812114cfc55b762bb1a176e9afba7f542392f355c0ed83cd3cfa6d0ab459c6c74de2fe5125179e8a046ce45f9ee39f6771b"}
>> {"jsonrpc":"2.0","id":4,"method":"personal_lockAccount","params":["0x2c7536e3605d9c16a7a3d7b1898e529396a65c23"]}
<< {"jsonrpc":"2.0","id":4,"result":true}
>> {"jsonrpc":"2.0","id":5,"method":"eth_sign","params":["0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","0x00"]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32000,"message":"authentication needed: password or unlock"}}
// locked already
>> {"jsonrpc":"2.0","id":6,"method":"personal_lockAccount","params":["0x2c7536e3605d9c16a7a3d7b1898e529396a65c23"]}
<< {"jsonrpc":"2.0","id":6,"result":true}
// not here, and not to be locked
>> {"jsonrpc":"2.0","id":7,"method":"personal_lockAccount","params":["0x00000000000000000000000000000000deadbeef"]}
<< {"jsonrpc":"2.0","id":7,"result":false}
>> {"jsonrpc":"2.0","id":8,"method":"personal_lockAccount","params":["0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc"]}
<< {"jsonrpc":"2.0","id":8,"result":false}
>> {"jsonrpc":"2.0","id":9,"method":"personal_lockAccount","params":[]}
<< {"jsonrpc":"2.0","id":9,"error":{"code":-32602,"message":"missing value for required argument 0"}}
