/** Types of contracts by name, checked by the compiler. Nothing here runs: `npm run types` is the test. */
import type { AbisOf } from 'evmbed/testing'
import type { ViemConnection } from 'evmbed/testing/viem'
import { describe, expectTypeOf, it } from 'vitest'

/** As the compiler of Hardhat 3 writes it: each contract under two names, and `never` for a name that several contracts have. */
interface ArtifactMap {
  readonly Greeter: GreeterType
  readonly 'contracts/Greeter.sol:Greeter': GreeterType
  readonly Box: never
}
interface GreeterType {
  readonly contractName: 'Greeter'
  readonly abi: [
    {
      type: 'function'
      name: 'greeting'
      stateMutability: 'view'
      inputs: []
      outputs: [{ type: 'string'; name: ''; internalType: 'string' }]
    },
  ]
}

declare module 'evmbed/testing' {
  interface ContractAbis extends AbisOf<ArtifactMap> {}
}

declare const { deploy, contractAt }: ViemConnection

describe('deploy by name', () => {
  it('has the types of the artifacts of Hardhat 3', async () => {
    const greeter = await deploy('Greeter')
    expectTypeOf(await greeter.read.greeting()).toEqualTypeOf<string>()
    // @ts-expect-error there is no such function
    void greeter.read.farewell
    const other = await contractAt('contracts/Greeter.sol:Greeter', '0x5fbdb2315678afecb367f032d93f642f64180aa3')
    expectTypeOf(await other.read.greeting()).toEqualTypeOf<string>()
  })

  it('leaves out names of several contracts', () => {
    expectTypeOf<keyof AbisOf<ArtifactMap>>().toEqualTypeOf<'Greeter' | 'contracts/Greeter.sol:Greeter'>()
  })
})
