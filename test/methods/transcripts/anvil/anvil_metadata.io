// the instance has another id after a reset
>> {"jsonrpc":"2.0","id":1,"method":"anvil_metadata","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":{"clientVersion":"evmbed/<version>/<platform>/<runtime>","chainId":31337,"instanceId":"0x1000000000000000000000000000000000000000000000000000000000000001","latestBlockNumber":3,"latestBlockHash":"0x2cfe153fa6cd539f2589b226dbdc88b4fbc6975662b1dd3aeb5569db0460be99","forkedNetwork":null,"clientSemver":"<version>","snapshots":{}}}
>> {"jsonrpc":"2.0","id":2,"method":"anvil_reset","params":[]}
<< {"jsonrpc":"2.0","id":2,"result":null}
>> {"jsonrpc":"2.0","id":3,"method":"hardhat_metadata","params":[]}
<< {"jsonrpc":"2.0","id":3,"result":{"clientVersion":"evmbed/<version>/<platform>/<runtime>","chainId":31337,"instanceId":"0x1000000000000000000000000000000000000000000000000000000000000002","latestBlockNumber":0,"latestBlockHash":"0x22daaca533c35011f2582854d2d3e5a0f22367642fac4827a4422e4a59d3737e"}}
