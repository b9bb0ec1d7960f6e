/** Types of the debugger, checked by the compiler. Nothing here runs: `npm run types` is the test. */
import type {
  Address,
  DebugDirection,
  DebugFrame,
  DebugMachine,
  DebugPlace,
  DebugSession,
  DebugStop,
  DebugTarget,
  DebugVariables,
  Hash,
  Hex,
  Node,
  TransactionRequest,
  Variable,
  VariableGroup,
} from 'evmbed'
import { describe, expectTypeOf, it } from 'vitest'

type Answer<Method extends keyof DebugSession> = DebugSession[Method] extends (...args: never) => Promise<infer Result> ? Result : never
type Arguments<Method extends keyof DebugSession> = DebugSession[Method] extends (...args: infer Given) => unknown ? Given : never

describe('the debugger', () => {
  it('has a name for each type of a session', () => {
    expectTypeOf<Parameters<Node['debug']>>().toEqualTypeOf<[run: string | TransactionRequest]>()
    expectTypeOf<Awaited<ReturnType<Node['debug']>>>().toEqualTypeOf<DebugSession>()
    type Moves = 'place' | 'goTo' | 'stepInstruction' | 'stepIn' | 'stepOver' | 'stepOut' | 'stepBack'
    expectTypeOf<Answer<Moves>>().toEqualTypeOf<DebugPlace>()
    expectTypeOf<Answer<'runTo'>>().toEqualTypeOf<DebugStop | undefined>()
    expectTypeOf<Arguments<'runTo'>>().toEqualTypeOf<[target: DebugTarget, direction?: DebugDirection | undefined]>()
    expectTypeOf<Answer<'callStack'>>().toEqualTypeOf<readonly DebugFrame[]>()
    expectTypeOf<Answer<'machine'>>().toEqualTypeOf<DebugMachine>()
    expectTypeOf<Answer<'code'>>().toEqualTypeOf<Hex>()
    expectTypeOf<Answer<'slot'>>().toEqualTypeOf<Hash>()
    expectTypeOf<Answer<'variables'>>().toEqualTypeOf<DebugVariables>()
    expectTypeOf<Answer<'locals'>>().toEqualTypeOf<VariableGroup>()
    expectTypeOf<Answer<'evaluate'>>().toEqualTypeOf<Variable>()
    expectTypeOf<keyof DebugSession>().toEqualTypeOf<
      Moves | 'runTo' | 'callStack' | 'machine' | 'code' | 'slot' | 'variables' | 'locals' | 'evaluate' | 'length' | 'position'
    >()
  })

  it('has variables of variables', () => {
    expectTypeOf<DebugVariables['state']>().toEqualTypeOf<VariableGroup>()
    expectTypeOf<VariableGroup['variables']>().toEqualTypeOf<readonly Variable[]>()
    expectTypeOf<Variable['members']>().toEqualTypeOf<readonly Variable[] | undefined>()
    expectTypeOf<DebugFrame['address']>().toEqualTypeOf<Address>()
  })
})
