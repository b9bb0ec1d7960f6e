>> {"jsonrpc":"2.0","id":1,"method":"ots_getApiLevel","params":[]}
// a surplus argument
>> {"jsonrpc":"2.0","id":2,"method":"ots_getApiLevel","params":[1]}
