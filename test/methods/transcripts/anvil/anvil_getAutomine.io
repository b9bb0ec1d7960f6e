// whether transactions get a block at once
>> {"jsonrpc":"2.0","id":1,"method":"anvil_getAutomine","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":false}
>> {"jsonrpc":"2.0","id":2,"method":"anvil_setAutomine","params":[true]}
<< {"jsonrpc":"2.0","id":2,"result":null}
>> {"jsonrpc":"2.0","id":3,"method":"hardhat_getAutomine","params":[]}
<< {"jsonrpc":"2.0","id":3,"result":true}
