// the transaction of account 4 that waits, for twice the price
>> {"jsonrpc":"2.0","id":1,"method":"eth_resend","params":[{"from":"0x15d34aaf54267db7d7c367839aaf71a00a2c6a65","to":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","value":"0x1","gas":"0x5208","nonce":"0x0","maxFeePerGas":"0xb2d05e00","maxPriorityFeePerGas":"0x3b9aca00"},"0x165a0bc00"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x76cc61ffae14fdc559ba483f36eadfffb8b84128576d794326a566992e7a4a47"}
>> {"jsonrpc":"2.0","id":2,"method":"txpool_inspect","params":[]}
<< {"jsonrpc":"2.0","id":2,"result":{"pending":{"0x15d34aaf54267db7d7c367839aaf71a00a2c6a65":{"0":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc: 1 wei + 21000 gas × 6000000000 wei"}},"queued":{"0x15d34aaf54267db7d7c367839aaf71a00a2c6a65":{"2":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc: 2 wei + 21000 gas × 3000000000 wei"}}}}
// and with another gas limit; what is waiting is the new one now
>> {"jsonrpc":"2.0","id":3,"method":"eth_resend","params":[{"from":"0x15d34aaf54267db7d7c367839aaf71a00a2c6a65","to":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","value":"0x1","gas":"0x5208","nonce":"0x0","maxFeePerGas":"0x165a0bc00","maxPriorityFeePerGas":"0x165a0bc00"},"0x2540be400","0x5300"]}
<< {"jsonrpc":"2.0","id":3,"result":"0x3446f1e7d17fed47331b05fb22d392a498aec2f900d9bfa43846f848e9c23f07"}
>> {"jsonrpc":"2.0","id":4,"method":"txpool_inspect","params":[]}
<< {"jsonrpc":"2.0","id":4,"result":{"pending":{"0x15d34aaf54267db7d7c367839aaf71a00a2c6a65":{"0":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc: 1 wei + 21248 gas × 10000000000 wei"}},"queued":{"0x15d34aaf54267db7d7c367839aaf71a00a2c6a65":{"2":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc: 2 wei + 21000 gas × 3000000000 wei"}}}}
// the old one is gone
>> {"jsonrpc":"2.0","id":5,"method":"eth_resend","params":[{"from":"0x15d34aaf54267db7d7c367839aaf71a00a2c6a65","to":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","value":"0x1","gas":"0x5208","nonce":"0x0","maxFeePerGas":"0xb2d05e00","maxPriorityFeePerGas":"0x3b9aca00"},"0x165a0bc00"]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32000,"message":"transaction 0xab3a11b8d7070de069a0d028f7318741ed7a5b9ed7b5235fd28ffd0c642832ab not found"}}
// which one is not said
>> {"jsonrpc":"2.0","id":6,"method":"eth_resend","params":[{"from":"0x15d34aaf54267db7d7c367839aaf71a00a2c6a65","to":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","value":"0x1","gas":"0x5208","maxFeePerGas":"0xb2d05e00","maxPriorityFeePerGas":"0x3b9aca00"},"0x165a0bc00"]}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32000,"message":"missing transaction nonce in transaction spec"}}
// not more
>> {"jsonrpc":"2.0","id":7,"method":"eth_resend","params":[{"from":"0x15d34aaf54267db7d7c367839aaf71a00a2c6a65","to":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","value":"0x1","gas":"0x5300","nonce":"0x0","maxFeePerGas":"0x2540be400","maxPriorityFeePerGas":"0x2540be400"},"0x2540be3ff"]}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32000,"message":"replacement transaction underpriced"}}
// no key for this account is here
>> {"jsonrpc":"2.0","id":8,"method":"eth_resend","params":[{"from":"0x00000000000000000000000000000000deadbeef","to":"0x9965507d1a55bcc2695c58ba16fb37d819b0a4dc","nonce":"0x0"}]}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32000,"message":"unknown account"}}
