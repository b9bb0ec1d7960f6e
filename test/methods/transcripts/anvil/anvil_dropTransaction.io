// its hash, when it was there
>> {"jsonrpc":"2.0","id":1,"method":"anvil_dropTransaction","params":["0x87f55a61973285286e5514cc0abb6c49c3701989f1276c6efd2d27bd94436fb0"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x87f55a61973285286e5514cc0abb6c49c3701989f1276c6efd2d27bd94436fb0"}
>> {"jsonrpc":"2.0","id":2,"method":"anvil_dropTransaction","params":["0x87f55a61973285286e5514cc0abb6c49c3701989f1276c6efd2d27bd94436fb0"]}
<< {"jsonrpc":"2.0","id":2,"result":null}
// Hardhat says whether it was
>> {"jsonrpc":"2.0","id":3,"method":"hardhat_dropTransaction","params":["0x87f55a61973285286e5514cc0abb6c49c3701989f1276c6efd2d27bd94436fb0"]}
<< {"jsonrpc":"2.0","id":3,"result":false}
