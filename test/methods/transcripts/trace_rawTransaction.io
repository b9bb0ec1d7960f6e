// a transfer that is not handed in
>> {"jsonrpc":"2.0","id":1,"method":"trace_rawTransaction","params":["0x02f86c827a6901843b9aca0084b2d05e00825208943c44cdddb6a900fa2b585dd299e03d12fa4293bc0180c001a0c6dc838053307ddd67b121daba7172ff88a2483ad6bd710e24e3e2f88a3bc15fa03d378013d2a6642820c008af98db59f1e5798d425b2990857497fa67fc5ed1e2",["trace","stateDiff"]]}
// a nonce that is used
>> {"jsonrpc":"2.0","id":2,"method":"trace_rawTransaction","params":["0xf8658084b2d05e008252089490f79bf6eb2c4f870365e785982e1f101e93b906018082f4f6a011d49c9c89137820debf71ab163ad9dc9c79869bda411ac55958c5be83a992e1a02766d4e4a81745f20604e74b80e7138b8de118a583a9572c0f2aaec7d8cacee0",["trace"]]}
// no transaction
>> {"jsonrpc":"2.0","id":3,"method":"trace_rawTransaction","params":["0x00",["trace"]]}
