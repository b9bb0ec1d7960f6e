// 64 digits without 0x
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318","secret"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x2c7536e3605d9c16a7a3d7b1898e529396a65c23"}
// a key that is there already keeps its passphrase
>> {"jsonrpc":"2.0","id":2,"method":"personal_importRawKey","params":["4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318","another"]}
<< {"jsonrpc":"2.0","id":2,"result":"0x2c7536e3605d9c16a7a3d7b1898e529396a65c23"}
>> {"jsonrpc":"2.0","id":3,"method":"personal_unlockAccount","params":["0x2c7536e3605d9c16a7a3d7b1898e529396a65c23","another"]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32000,"message":"could not decrypt key with given password"}}
// what is no private key
>> {"jsonrpc":"2.0","id":4,"method":"personal_importRawKey","params":["0x4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318","secret"]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32000,"message":"invalid hex character 'x' in private key"}}
>> {"jsonrpc":"2.0","id":5,"method":"personal_importRawKey","params":["4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f36231g","secret"]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32000,"message":"invalid hex character 'g' in private key"}}
>> {"jsonrpc":"2.0","id":6,"method":"personal_importRawKey","params":["4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f36231","secret"]}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32000,"message":"invalid hex data for private key"}}
>> {"jsonrpc":"2.0","id":7,"method":"personal_importRawKey","params":["4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f3623","secret"]}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32000,"message":"invalid length, need 256 bits"}}
>> {"jsonrpc":"2.0","id":8,"method":"personal_importRawKey","params":["0000000000000000000000000000000000000000000000000000000000000000","secret"]}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32000,"message":"invalid private key, zero or negative"}}
>> {"jsonrpc":"2.0","id":9,"method":"personal_importRawKey","params":["ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff","secret"]}
<< {"jsonrpc":"2.0","id":9,"error":{"code":-32000,"message":"invalid private key, >=N"}}
>> {"jsonrpc":"2.0","id":10,"method":"personal_importRawKey","params":["4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318"]}
<< {"jsonrpc":"2.0","id":10,"error":{"code":-32602,"message":"missing value for required argument 1"}}
>> {"jsonrpc":"2.0","id":11,"method":"personal_importRawKey","params":[1,"secret"]}
<< {"jsonrpc":"2.0","id":11,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal number into Go value of type string"}}
