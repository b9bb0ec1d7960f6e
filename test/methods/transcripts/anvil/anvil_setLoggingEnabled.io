// calls are logged, where there is a log
>> {"jsonrpc":"2.0","id":1,"method":"anvil_setLoggingEnabled","params":[true]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":2,"method":"hardhat_setLoggingEnabled","params":[false]}
<< {"jsonrpc":"2.0","id":2,"result":true}
