// an eighth less after every empty block; blocks here are all but empty
>> {"jsonrpc":"2.0","id":1,"method":"eth_baseFee","params":[]}
>> {"jsonrpc":"2.0","id":2,"method":"eth_getBlockByNumber","params":["0x3",false]}
>> {"jsonrpc":"2.0","id":3,"method":"evm_mine","params":[]}
>> {"jsonrpc":"2.0","id":4,"method":"eth_getBlockByNumber","params":["latest",false]}
// nothing to say
>> {"jsonrpc":"2.0","id":5,"method":"eth_baseFee","params":[1]}
