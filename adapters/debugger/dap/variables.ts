/** Variables for a client: scopes, and the rows below the references that they have until the run moves on. */
import type { DebugProtocol } from '@vscode/debugprotocol'
import { type DebugSession, type DebugTarget, hexToBytes, type Variable, type VariableGroup, wordText } from '../../../src/internal.js'
import { machineText, memoryAt, slotIn, storageOf, variableText, watchedSlot } from '../expressions.js'
import { type Arguments, countIn, numberOf, reasonIn, refusal, textIn } from './requests.js'

/** References to the scopes of a place. */
const [MACHINE, STACK, MEMORY] = [1, 2, 3]
/** References to the scopes of a function are these and its number; and to variables with members, theirs. */
const [ARGUMENTS, LOCALS, STATE, TRANSIENT, MEMBERS] = [100_000, 200_000, 300_000, 400_000, 1_000_000]
const MOST_FRAMES = 100_000
const MOST_WORDS = 1024
const MACHINE_PARTS = ['$pc', '$op', '$gas', '$cost', '$depth', '$address', '$returndata']

/** Variables that are shown below a reference, and the number of the function that has them. */
interface Rows {
  readonly frame: number
  readonly variables: readonly Variable[]
}

export class VariableReferences {
  /** Rows that were shown since the last stop, by their references. */
  readonly #rows = new Map<number, Rows>()

  /** References end with each stop. */
  clear(): void {
    this.#rows.clear()
  }

  /** @param frame number of a function, from 1 for the innermost */
  async scopes(session: DebugSession, frame: number): Promise<DebugProtocol.ScopesResponse['body']> {
    const frames = await session.callStack()
    const found = frames[frame - 1]
    if (!found) throw refusal(`there is no frame ${frame}`)
    const given = found.arguments === undefined ? [] : [scope('Arguments', ARGUMENTS + frame, 'arguments')]
    const variables = [
      scope('Locals', LOCALS + frame, 'locals'),
      scope('State', STATE + frame),
      scope('Transient storage', TRANSIENT + frame),
    ]
    // Only the code that runs has its stack and memory at hand.
    const machine = frame === 1 ? [scope('Machine', MACHINE), scope('Stack', STACK), scope('Memory', MEMORY)] : []
    return { scopes: [...given, ...variables, ...machine] }
  }

  async below(session: DebugSession, reference: number): Promise<DebugProtocol.VariablesResponse['body']> {
    if (reference === MACHINE) return { variables: await machineRows(session) }
    if (reference === STACK) return { variables: await stackRows(session) }
    if (reference === MEMORY) return { variables: await memoryRows(session) }
    const members = reference < MEMBERS ? undefined : this.#rows.get(reference)
    if (members) return { variables: this.#shown(members) }
    const scopeOf = Math.floor(reference / MOST_FRAMES) * MOST_FRAMES
    const number = reference - scopeOf - 1
    const frame = number < 0 ? undefined : (await session.callStack())[number]
    if (frame && [LOCALS, STATE, TRANSIENT].includes(scopeOf)) {
      const { variables, problem } = scopeOf === LOCALS ? await session.locals(number) : await stateOf(session, number, scopeOf)
      const rows = { frame: number, variables }
      this.#rows.set(reference, rows)
      const shown = this.#shown(rows)
      return { variables: problem === undefined ? shown : [...shown, row('(incomplete)', problem)] }
    }
    if (frame?.arguments === undefined || scopeOf !== ARGUMENTS) throw refusal(`there are no variables ${reference}`)
    return { variables: [row('arguments', frame.arguments)] }
  }

  /** Returns the place in storage of a variable, of which a client wants to know the writes. */
  async dataBreakpoint(session: DebugSession, given: Arguments): Promise<DebugProtocol.DataBreakpointInfoResponse['body']> {
    const refuse = (description: string) => ({ dataId: null, description })
    const allow = (dataId: string, description: string) => ({ dataId, description, accessTypes: ['write' as const], canPersist: true })
    const name = textIn(given, 'name')
    const slot = slotIn(name)
    if (slot !== undefined) return allow(`storage[${slot}]`, `storage[${slot}]`)
    const reference = countIn(given, 'variablesReference') || undefined
    const rows = reference === undefined ? undefined : this.#rows.get(reference)
    const frame = rows?.frame ?? (given.frameId === undefined ? 0 : numberOf(given, 'frameId') - 1)
    try {
      // The name of a row may be that of another variable elsewhere.
      const found = rows?.variables.find((one) => one.name === name)
      if (reference !== undefined && !found) return refuse(`${name} is no variable in storage`)
      const variable = found ?? (await session.evaluate(name, frame))
      const watched = watchedSlot(variable)
      return allow(`${await storageOf(session, frame)}[${watched}]`, variable.path)
    } catch (error) {
      return refuse(reasonIn(error))
    }
  }

  /** Members of a variable have a reference until the run moves on. */
  #shown({ frame, variables }: Rows): DebugProtocol.Variable[] {
    return variables.map(({ name, path, type, text, members, problem }) => {
      const variablesReference = members === undefined ? 0 : MEMBERS + this.#rows.size
      if (members) this.#rows.set(variablesReference, { frame, variables: members })
      return { name, value: variableText({ text, problem }), type, variablesReference, evaluateName: path }
    })
  }
}

/** Returns the target for `storage[3]`, of any account, or `0x…[3]`. */
export function slotTarget(id: string): DebugTarget {
  const [, address] = /^(0x[0-9a-f]{40})\[\d+\]$/.exec(id) ?? []
  const slot = slotIn(address === undefined ? id : `storage${id.slice(address.length)}`)
  if (slot === undefined) throw refusal('only slots of storage and variables in it can be watched: storage[3]')
  return address === undefined ? { slot } : { slot, address: address as `0x${string}` }
}

async function machineRows(session: DebugSession): Promise<DebugProtocol.Variable[]> {
  const [place, machine] = [await session.place(), await session.machine()]
  return MACHINE_PARTS.map((name) => row(name.slice(1), machineText(name, place, machine), name))
}

async function stackRows(session: DebugSession): Promise<DebugProtocol.Variable[]> {
  const { stack } = await session.machine()
  return stack.toReversed().map((item, index) => row(`[${index}]`, wordText(item), `$stack[${index}]`))
}

async function memoryRows(session: DebugSession): Promise<DebugProtocol.Variable[]> {
  const memory = hexToBytes((await session.machine()).memory)
  return Array.from({ length: Math.min(MOST_WORDS, memory.length / 32) }, (_, index) => {
    const word = [...memoryAt(memory, BigInt(index * 32), 32)].map((octet) => octet.toString(16).padStart(2, '0')).join('')
    const offset = `0x${(index * 32).toString(16)}`
    return { ...row(offset, `0x${word}`, `memory[${offset}]`), memoryReference: offset }
  })
}

async function stateOf(session: DebugSession, frame: number, kind: number): Promise<VariableGroup> {
  const { state, transient } = await session.variables(frame)
  return kind === STATE ? state : transient
}

function scope(name: string, variablesReference: number, presentationHint?: string): DebugProtocol.Scope {
  return { name, variablesReference, expensive: false, ...(presentationHint === undefined ? {} : { presentationHint }) }
}

function row(name: string, value: string, evaluateName?: string): DebugProtocol.Variable {
  return { name, value, variablesReference: 0, ...(evaluateName === undefined ? {} : { evaluateName }) }
}
