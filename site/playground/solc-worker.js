/** The compiler, in a worker of its own: compiling blocks for seconds. */
importScripts('soljson.js')
const compile = Module.cwrap('solidity_compile', 'string', ['string', 'number', 'number'])
addEventListener('message', ({ data }) => postMessage(compile(data, 0, 0)))
