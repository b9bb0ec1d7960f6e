// there is none
>> {"jsonrpc":"2.0","id":1,"method":"admin_stopHTTP","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":false}
