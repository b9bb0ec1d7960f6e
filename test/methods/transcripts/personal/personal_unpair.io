>> {"jsonrpc":"2.0","id":1,"method":"personal_unpair","params":["keycard://044def09","123456"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"smartcard wallet not supported yet"}}
>> {"jsonrpc":"2.0","id":2,"method":"personal_unpair","params":["keycard://044def09"]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"missing value for required argument 1"}}
