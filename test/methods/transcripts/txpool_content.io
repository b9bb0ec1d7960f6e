// account 4 has one transaction that can go and one behind a gap
>> {"jsonrpc":"2.0","id":1,"method":"txpool_content","params":[]}
>> {"jsonrpc":"2.0","id":2,"method":"evm_mine","params":[]}
// a block has taken the first
>> {"jsonrpc":"2.0","id":3,"method":"txpool_content","params":[]}
// nothing to say
>> {"jsonrpc":"2.0","id":4,"method":"txpool_content","params":[1]}
