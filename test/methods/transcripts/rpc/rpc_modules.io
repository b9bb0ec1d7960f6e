// the namespaces this connection may use
>> {"jsonrpc":"2.0","id":1,"method":"rpc_modules","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":{"admin":"1.0","anvil":"1.0","debug":"1.0","erigon":"1.0","eth":"1.0","evm":"1.0","evmbed":"1.0","ganache":"1.0","hardhat":"1.0","miner":"1.0","net":"1.0","ots":"1.0","personal":"1.0","rpc":"1.0","tenderly":"1.0","testing":"1.0","trace":"1.0","txpool":"1.0","web3":"1.0"}}
