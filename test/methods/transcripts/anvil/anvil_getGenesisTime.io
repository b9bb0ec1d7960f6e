// seconds since 1970
>> {"jsonrpc":"2.0","id":1,"method":"anvil_getGenesisTime","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":1700000000}
