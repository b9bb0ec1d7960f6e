// it waits for a block
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x02f86c827a6901843b9aca0084b2d05e00825208943c44cdddb6a900fa2b585dd299e03d12fa4293bc0180c001a0c6dc838053307ddd67b121daba7172ff88a2483ad6bd710e24e3e2f88a3bc15fa03d378013d2a6642820c008af98db59f1e5798d425b2990857497fa67fc5ed1e2"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xe61421acc0b6b4c0b51ac3f2f969176231f816dd62e609259e02297c6f37e173"}
>> {"jsonrpc":"2.0","id":2,"method":"txpool_status","params":[]}
<< {"jsonrpc":"2.0","id":2,"result":{"pending":"0x2","queued":"0x1"}}
// as do one of the oldest form, and one with an access list
>> {"jsonrpc":"2.0","id":3,"method":"eth_sendRawTransaction","params":["0xf8658084b2d05e008252089490f79bf6eb2c4f870365e785982e1f101e93b906018082f4f6a011d49c9c89137820debf71ab163ad9dc9c79869bda411ac55958c5be83a992e1a02766d4e4a81745f20604e74b80e7138b8de118a583a9572c0f2aaec7d8cacee0"]}
<< {"jsonrpc":"2.0","id":3,"result":"0x9e92b596a5062fc621c0c02c198cb191a1f0e68e05044fc01a3a9fa7389522fa"}
>> {"jsonrpc":"2.0","id":4,"method":"eth_sendRawTransaction","params":["0x01f8a0827a690184b2d05e008275309490f79bf6eb2c4f870365e785982e1f101e93b9060180f838f7945fbdb2315678afecb367f032d93f642f64180aa3e1a0000000000000000000000000000000000000000000000000000000000000000001a0d0e3b6f575ad80aef82aa5b6e891a64e77162cd433db8757b7de85bf8ce37e13a058bdd35f4875de726bbb364a2d934ded924a938e436feca5d0db58c8754c6042"]}
<< {"jsonrpc":"2.0","id":4,"result":"0x4f8db1f9a4597a80e44221af62f6345a3c4a7ba135b45c2488244ffecc1e0945"}
// another one with the same nonce must pay more
>> {"jsonrpc":"2.0","id":5,"method":"eth_sendRawTransaction","params":["0x02f86c827a6901843b9aca0084b2d05e00825208943c44cdddb6a900fa2b585dd299e03d12fa4293bc0180c001a0c6dc838053307ddd67b121daba7172ff88a2483ad6bd710e24e3e2f88a3bc15fa03d378013d2a6642820c008af98db59f1e5798d425b2990857497fa67fc5ed1e2"]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32000,"message":"already known"}}
>> {"jsonrpc":"2.0","id":6,"method":"eth_sendRawTransaction","params":["0x02f86c827a6901844190ab0084c4b20100825208943c44cdddb6a900fa2b585dd299e03d12fa4293bc0180c080a0d9c75d79491d229dc6eaec6f6a5e94bf49a74b3f3d090311b8b0e343cda92ce7a0152565da88071188717c9dd267b9b10aa5b16c791fe78d7ce5c74c3538810076"]}
<< {"jsonrpc":"2.0","id":6,"result":"0x63ca506b3f919612598eb6f2ed88fe1550a2250776a110d1233fc0cee98fe1bd"}
>> {"jsonrpc":"2.0","id":7,"method":"eth_sendRawTransaction","params":["0x02f86c827a6901843b9aca0084b8c63f00825208943c44cdddb6a900fa2b585dd299e03d12fa4293bc0180c080a077802e6d7c63b087f4c33959f25b2c01e142d0ad3a3ef193ca30684e0789ab55a050cc576f1caedb9e56ae9787da4e85bf06585bd62189570a5b649ac0011943f4"]}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32000,"message":"replacement transaction underpriced"}}
>> {"jsonrpc":"2.0","id":8,"method":"eth_getTransactionByHash","params":["0xe61421acc0b6b4c0b51ac3f2f969176231f816dd62e609259e02297c6f37e173"]}
<< {"jsonrpc":"2.0","id":8,"result":null}
// behind a gap it waits for the one that is missing
>> {"jsonrpc":"2.0","id":9,"method":"eth_sendRawTransaction","params":["0x02f86c827a6903843b9aca0084b2d05e00825208943c44cdddb6a900fa2b585dd299e03d12fa4293bc0180c080a0c7d60fb0da6a521e98cf703cb934b8e0d070cd16a59cec87c449fcadfe5866fba037af221f158235865e8c06cd07ddc3b093164997676cc6e53c5b1d3c3f1c24b0"]}
<< {"jsonrpc":"2.0","id":9,"result":"0xd4491b8c24a7e64bc147e586d700de5d04ac918c5ef7688fd94b9638197366e9"}
>> {"jsonrpc":"2.0","id":10,"method":"txpool_status","params":[]}
<< {"jsonrpc":"2.0","id":10,"result":{"pending":"0x4","queued":"0x2"}}
// all that can be are in the next block
>> {"jsonrpc":"2.0","id":11,"method":"evm_mine","params":[]}
<< {"jsonrpc":"2.0","id":11,"result":"0x0"}
>> {"jsonrpc":"2.0","id":12,"method":"eth_getBlockTransactionCountByNumber","params":["latest"]}
<< {"jsonrpc":"2.0","id":12,"result":"0x4"}
// the nonce is used
>> {"jsonrpc":"2.0","id":13,"method":"eth_sendRawTransaction","params":["0x02f86c827a6980843b9aca0084b2d05e00825208943c44cdddb6a900fa2b585dd299e03d12fa4293bc0180c001a049f711e6eca3d9b9a189af28b96b6c0922b42da1447d375d9109c24e1933dd9ea058b34ca1179887240916bc828c73fd3e45d706445f7d89e61338bac47f44a49a"]}
<< {"jsonrpc":"2.0","id":13,"error":{"code":-32000,"message":"nonce too low: next nonce 2, tx nonce 0"}}
>> {"jsonrpc":"2.0","id":14,"method":"eth_sendRawTransaction","params":["0x02f86c827a6901844190ab0084c4b20100825208943c44cdddb6a900fa2b585dd299e03d12fa4293bc0180c080a0d9c75d79491d229dc6eaec6f6a5e94bf49a74b3f3d090311b8b0e343cda92ce7a0152565da88071188717c9dd267b9b10aa5b16c791fe78d7ce5c74c3538810076"]}
<< {"jsonrpc":"2.0","id":14,"error":{"code":-32000,"message":"nonce too low: next nonce 2, tx nonce 1"}}
// it pays less than the base fee: it waits until the base fee has fallen
>> {"jsonrpc":"2.0","id":15,"method":"eth_sendRawTransaction","params":["0x02f864827a69020101825208943c44cdddb6a900fa2b585dd299e03d12fa4293bc0180c080a051edc4c62363c8d951663c0b3a76353e60a25e1754a1bb3d50158ff3a42462dda03eeaa99e3d048479408e46f43d0886b6b7ab75da731f61e9b08b401f27a36e37"]}
<< {"jsonrpc":"2.0","id":15,"result":"0xf62c38914e696849b5e379064d1e4420138406479d65626985a27f1f90543e0e"}
// the sender cannot pay
>> {"jsonrpc":"2.0","id":16,"method":"eth_sendRawTransaction","params":["0x02f876827a6902843b9aca0084b2d05e00825208943c44cdddb6a900fa2b585dd299e03d12fa4293bc8a152d02c7e14af680000080c001a0f4abcc145e12aa2a5bb01a9a11a0cc81c16643e1da7850fd1e1957618b0a7991a0445c9cde0565d30bc536c3c146f5e56da486bebb73dbace3a01d1ff748e3b216"]}
<< {"jsonrpc":"2.0","id":16,"error":{"code":-32000,"message":"insufficient funds for gas * price + value: balance 10000999861099999999999, tx cost 100000000063000000000000, overshot 89999000201900000000001"}}
// gas: too little for anything, more than a transaction may have
>> {"jsonrpc":"2.0","id":17,"method":"eth_sendRawTransaction","params":["0x02f86c827a6902843b9aca0084b2d05e00825207943c44cdddb6a900fa2b585dd299e03d12fa4293bc0180c001a08e115924c1a813d81e83f5e9ac3c92ae80a97a40da3b1cdd7432e3d31ce1a97fa06fbc682bd4bd7e84f0b9cc7933c7cde0ffd21726a8bc300a6c4589d19e83b9a5"]}
<< {"jsonrpc":"2.0","id":17,"error":{"code":-32000,"message":"intrinsic gas too low: gas 20999, minimum needed 21000"}}
>> {"jsonrpc":"2.0","id":18,"method":"eth_sendRawTransaction","params":["0x02f86e827a6902843b9aca0084b2d05e008401000001943c44cdddb6a900fa2b585dd299e03d12fa4293bc0180c001a0bd96805cbaf7b9d20efc0d4a50d9a824ab4b2353bf27de1e0ce0f60bf1fe6772a006fabf397a3914ce7cd0f3e02683fd57f5bf4feb6eac046c727801c2cefe2c04"]}
<< {"jsonrpc":"2.0","id":18,"error":{"code":-32000,"message":"transaction gas limit too high (cap: 16777216, tx: 16777217)"}}
// too little for its data
>> {"jsonrpc":"2.0","id":19,"method":"eth_sendRawTransaction","params":["0x02f8d1827a6902843b9aca0084b2d05e008255f0943c44cdddb6a900fa2b585dd299e03d12fa4293bc01b86411111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111c001a0cff90a277a7aa0fec33c76e3b504ba5790709a5f923635f1238275efe379f464a041a83859e8d6eee4eac004a281879a22e19d17871bd0fd60e103ae41befef55b"]}
<< {"jsonrpc":"2.0","id":19,"error":{"code":-32000,"message":"intrinsic gas too low: gas 22000, minimum needed 22600"}}
>> {"jsonrpc":"2.0","id":20,"method":"eth_sendRawTransaction","params":["0x02f8d1827a6902843b9aca0084b2d05e008259d8943c44cdddb6a900fa2b585dd299e03d12fa4293bc01b86411111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111111c080a0200659c02c85d437a2bf5f577f7830bf60cb14d9107f7a38f6029a062112e91ca0232bcebaf2b6627cb27577c6eaa94f2e1c478bcffd5da0e45cd5331b8a2b41c4"]}
<< {"jsonrpc":"2.0","id":20,"error":{"code":-32000,"message":"insufficient gas for floor data gas cost: gas 23000, minimum needed 25000"}}
// more than a block has
>> {"jsonrpc":"2.0","id":21,"method":"miner_setGasLimit","params":["0x5208"]}
<< {"jsonrpc":"2.0","id":21,"result":true}
>> {"jsonrpc":"2.0","id":22,"method":"evm_mine","params":[]}
<< {"jsonrpc":"2.0","id":22,"result":"0x0"}
>> {"jsonrpc":"2.0","id":23,"method":"eth_sendRawTransaction","params":["0x02f86c827a6902843b9aca0084b2d05e00825209943c44cdddb6a900fa2b585dd299e03d12fa4293bc0180c001a004b230bee9d772593176ff05592b0f4534b98b2709aceb297404cd5ca7f03450a01fbf2636fbcdc1a0f96f3c780f39523e493481bbed159deeddafa0fe77a3dfb4"]}
<< {"jsonrpc":"2.0","id":23,"error":{"code":-32000,"message":"exceeds block gas limit"}}
// for another chain
>> {"jsonrpc":"2.0","id":24,"method":"eth_sendRawTransaction","params":["0x02f86a0102843b9aca0084b2d05e00825208943c44cdddb6a900fa2b585dd299e03d12fa4293bc0180c001a0d6fcb645fe36117937823ccfb2deda4ee63ecacf6d7fea8ffcbe5f4f21c377d0a03c5433d94d398b6b680a12af1692db7285db103267d9287022e0887a02f2884e"]}
<< {"jsonrpc":"2.0","id":24,"error":{"code":-32000,"message":"invalid sender: invalid chain id for signer: have 1 want 31337"}}
// bytes that are no transaction
>> {"jsonrpc":"2.0","id":25,"method":"eth_sendRawTransaction","params":["0x"]}
<< {"jsonrpc":"2.0","id":25,"error":{"code":-32000,"message":"typed transaction too short"}}
>> {"jsonrpc":"2.0","id":26,"method":"eth_sendRawTransaction","params":["0x02"]}
<< {"jsonrpc":"2.0","id":26,"error":{"code":-32000,"message":"typed transaction too short"}}
>> {"jsonrpc":"2.0","id":27,"method":"eth_sendRawTransaction","params":["0x05c0"]}
<< {"jsonrpc":"2.0","id":27,"error":{"code":-32000,"message":"transaction type not supported"}}
>> {"jsonrpc":"2.0","id":28,"method":"eth_sendRawTransaction","params":["0x02c0"]}
<< {"jsonrpc":"2.0","id":28,"error":{"code":-32000,"message":"rlp: too few elements for types.DynamicFeeTx"}}
>> {"jsonrpc":"2.0","id":29,"method":"eth_sendRawTransaction","params":["0xc0"]}
<< {"jsonrpc":"2.0","id":29,"error":{"code":-32000,"message":"rlp: too few elements for types.LegacyTx"}}
>> {"jsonrpc":"2.0","id":30,"method":"eth_sendRawTransaction","params":["0x00112233"]}
<< {"jsonrpc":"2.0","id":30,"error":{"code":-32000,"message":"transaction type not supported"}}
// arguments that do not decode
>> {"jsonrpc":"2.0","id":31,"method":"eth_sendRawTransaction","params":[]}
<< {"jsonrpc":"2.0","id":31,"error":{"code":-32602,"message":"missing value for required argument 0"}}
>> {"jsonrpc":"2.0","id":32,"method":"eth_sendRawTransaction","params":["0x123"]}
<< {"jsonrpc":"2.0","id":32,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal hex string of odd length into Go value of type hexutil.Bytes"}}
>> {"jsonrpc":"2.0","id":33,"method":"eth_sendRawTransaction","params":["02f86c827a6901843b9aca0084b2d05e00825208943c44cdddb6a900fa2b585dd299e03d12fa4293bc0180c001a0c6dc838053307ddd67b121daba7172ff88a2483ad6bd710e24e3e2f88a3bc15fa03d378013d2a6642820c008af98db59f1e5798d425b2990857497fa67fc5ed1e2"]}
<< {"jsonrpc":"2.0","id":33,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal hex string without 0x prefix into Go value of type hexutil.Bytes"}}
>> {"jsonrpc":"2.0","id":34,"method":"eth_sendRawTransaction","params":[{}]}
<< {"jsonrpc":"2.0","id":34,"error":{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal non-string into Go value of type hexutil.Bytes"}}
