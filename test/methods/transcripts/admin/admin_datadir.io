// everything is in memory
>> {"jsonrpc":"2.0","id":1,"method":"admin_datadir","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":""}
