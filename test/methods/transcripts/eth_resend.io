// the transaction of account 4 that waits, for twice the price
>> {"jsonrpc":"2.0","id":1,"method":"eth_resend","params":[{"from":"0x15d34aaf54267db7d7c367839aaf71a00a2c6a65","to":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","value":"0x1","gas":"0x5208","nonce":"0x0","maxFeePerGas":"0xb2d05e00","maxPriorityFeePerGas":"0x3b9aca00"},"0x165a0bc00"]}
>> {"jsonrpc":"2.0","id":2,"method":"txpool_inspect","params":[]}
// and with another gas limit; what is waiting is the new one now
>> {"jsonrpc":"2.0","id":3,"method":"eth_resend","params":[{"from":"0x15d34aaf54267db7d7c367839aaf71a00a2c6a65","to":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","value":"0x1","gas":"0x5208","nonce":"0x0","maxFeePerGas":"0x165a0bc00","maxPriorityFeePerGas":"0x165a0bc00"},"0x2540be400","0x5300"]}
>> {"jsonrpc":"2.0","id":4,"method":"txpool_inspect","params":[]}
// the old one is gone
>> {"jsonrpc":"2.0","id":5,"method":"eth_resend","params":[{"from":"0x15d34aaf54267db7d7c367839aaf71a00a2c6a65","to":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","value":"0x1","gas":"0x5208","nonce":"0x0","maxFeePerGas":"0xb2d05e00","maxPriorityFeePerGas":"0x3b9aca00"},"0x165a0bc00"]}
// which one is not said
>> {"jsonrpc":"2.0","id":6,"method":"eth_resend","params":[{"from":"0x15d34aaf54267db7d7c367839aaf71a00a2c6a65","to":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","value":"0x1","gas":"0x5208","maxFeePerGas":"0xb2d05e00","maxPriorityFeePerGas":"0x3b9aca00"},"0x165a0bc00"]}
// too little more
>> {"jsonrpc":"2.0","id":7,"method":"eth_resend","params":[{"from":"0x15d34aaf54267db7d7c367839aaf71a00a2c6a65","to":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","value":"0x1","gas":"0x5300","nonce":"0x0","maxFeePerGas":"0x2540be400","maxPriorityFeePerGas":"0x2540be400"},"0x2540be401"]}
// no key for this account is here
>> {"jsonrpc":"2.0","id":8,"method":"eth_resend","params":[{"from":"0x00000000000000000000000000000000deadbeef","to":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","nonce":"0x0"}]}
