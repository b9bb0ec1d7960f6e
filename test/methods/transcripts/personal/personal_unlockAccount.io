>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318","secret"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x2c7536e3605d9c16a7a3d7b1898e529396a65c23"}
// for 300 seconds unless it is told, 0 until the node closes
>> {"jsonrpc":"2.0","id":2,"method":"personal_unlockAccount","params":["0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","secret"]}
<< {"jsonrpc":"2.0","id":2,"result":true}
>> {"jsonrpc":"2.0","id":3,"method":"personal_unlockAccount","params":["0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","secret",60]}
<< {"jsonrpc":"2.0","id":3,"result":true}
>> {"jsonrpc":"2.0","id":4,"method":"personal_unlockAccount","params":["0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","secret","0x3c"]}
<< {"jsonrpc":"2.0","id":4,"result":true}
>> {"jsonrpc":"2.0","id":5,"method":"personal_unlockAccount","params":["0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","secret",null]}
<< {"jsonrpc":"2.0","id":5,"result":true}
>> {"jsonrpc":"2.0","id":6,"method":"personal_unlockAccount","params":["0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","secret",0]}
<< {"jsonrpc":"2.0","id":6,"result":true}
// another passphrase, another account, too long
>> {"jsonrpc":"2.0","id":7,"method":"personal_unlockAccount","params":["0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","guess"]}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32000,"message":"could not decrypt key with given password"}}
>> {"jsonrpc":"2.0","id":8,"method":"personal_unlockAccount","params":["0x00000000000000000000000000000000deadbeef","secret"]}
<< {"jsonrpc":"2.0","id":8,"result":false}
>> {"jsonrpc":"2.0","id":9,"method":"personal_unlockAccount","params":["0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","secret",9223372037]}
<< {"jsonrpc":"2.0","id":9,"error":{"code":-32000,"message":"unlock duration too large"}}
>> {"jsonrpc":"2.0","id":10,"method":"personal_unlockAccount","params":["0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","secret",-1]}
<< {"jsonrpc":"2.0","id":10,"error":{"code":-32602,"message":"invalid argument 2: json: cannot unmarshal number -1 into Go value of type uint64"}}
>> {"jsonrpc":"2.0","id":11,"method":"personal_unlockAccount","params":["0x2c7536e3605d9c16a7a3d7b1898e529396a65c23"]}
<< {"jsonrpc":"2.0","id":11,"error":{"code":-32602,"message":"missing value for required argument 1"}}
// a development account is unlocked anyway
>> {"jsonrpc":"2.0","id":12,"method":"personal_unlockAccount","params":["0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","anything"]}
<< {"jsonrpc":"2.0","id":12,"result":true}
