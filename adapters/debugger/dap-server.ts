/** A server of the Debug Adapter Protocol for one client and one transaction. */
import type { DebugProtocol } from '@vscode/debugprotocol'
import {
  type DebugDirection,
  type DebugPlace,
  type DebugSession,
  type DebugTarget,
  hexToBytes,
  isJsonObject,
  LocalError,
  member,
  type Variable,
  type VariableGroup,
  wordText,
} from '../../src/internal.js'
import { disassembled, type Instruction, type KnownContract, revertText, type SourceTexts } from '../../src/internal-debugger.js'
import { type Breakpoint, runOn, stepOverInstruction, stepTo } from './breakpoints.js'
import { MessageReader, messageBytes } from './dap-messages.js'
import { machineText, memoryAt, numberIn, slotIn, storageOf, valueText, variableText, watchedSlot } from './expressions.js'
import { stoppingLine } from './locations.js'
import type { ProjectFiles } from './project-files.js'

/** A request cannot be answered. The message says why. */
class RequestRefused extends LocalError {}

/** A run that a client debugs. */
export interface Debuggee {
  readonly name: string
  readonly session: DebugSession
  readonly texts: SourceTexts
  readonly files: ProjectFiles
  /** Those whose errors have names. */
  readonly contracts: readonly KnownContract[]
}

/** Variables that are shown below a reference, and the number of the function that has them. */
interface Rows {
  readonly frame: number
  readonly variables: readonly Variable[]
}

/** Arguments of a request, of which nothing is known. */
type Arguments = Readonly<Record<string, unknown>>

export interface DapServerOptions {
  /** Opens what the arguments of `launch` or `attach` name. */
  open(given: Arguments): Promise<Debuggee>
  write(bytes: Uint8Array): void
  /** Called when the client has left, or cannot be understood. */
  end(): void
}

const THREAD = 1
/** References to the scopes of a place. */
const [MACHINE, STACK, MEMORY] = [1, 2, 3]
/** References to the scopes of a function are these and its number; and to variables with members, theirs. */
const [ARGUMENTS, LOCALS, STATE, TRANSIENT, MEMBERS] = [100_000, 200_000, 300_000, 400_000, 1_000_000]
const MOST_FRAMES = 100_000
/** Bytes of one answer. */
const MOST_BYTES = 65_536
const MOST_WORDS = 1024
/** Addresses of instructions are numbers: this much for each code. */
const CODE_SPACE = 2n ** 32n
const MOST_INSTRUCTIONS = 10_000

const CAPABILITIES: DebugProtocol.Capabilities = {
  supportsConfigurationDoneRequest: true,
  supportsFunctionBreakpoints: true,
  supportsInstructionBreakpoints: true,
  supportsDataBreakpoints: true,
  supportsStepBack: true,
  supportsSteppingGranularity: true,
  supportsDisassembleRequest: true,
  supportsLoadedSourcesRequest: true,
  supportsBreakpointLocationsRequest: true,
  supportsEvaluateForHovers: true,
  supportsExceptionInfoRequest: true,
  supportsReadMemoryRequest: true,
  supportsRestartRequest: true,
  supportsTerminateRequest: true,
  exceptionBreakpointFilters: [{ filter: 'failure', label: 'Failures', description: 'Stops where code reverts or fails', default: true }],
}

interface KnownCode {
  readonly address: string
  readonly hex: string
  readonly instructions: readonly Instruction[]
}

type Handler = (given: Arguments) => Promise<object | undefined> | object | undefined

export class DapServer {
  readonly #options: DapServerOptions
  readonly #reader = new MessageReader()
  readonly #codes: KnownCode[] = []
  #debuggee: Debuggee | undefined
  #sequence = 0
  #work = Promise.resolve()
  #isOver = false
  /** First numbers of lines and columns for the client. */
  #firstLine = 1
  #firstColumn = 1
  #stopsOnEntry = true
  #lastBreakpoint = 0
  /** Variables that were shown since the last stop, by their references. */
  readonly #rows = new Map<number, Rows>()
  /** By what has set them: a source, `function`, `instruction`, `data`, `failure`. */
  readonly #breakpoints = new Map<string, readonly Breakpoint[]>()
  /** Done when the request is answered: events report what happens then. */
  #after: (() => Promise<void> | void) | undefined

  constructor(options: DapServerOptions) {
    this.#options = options
  }

  /** Takes a part of what the client sends. Requests are answered one after the other. */
  receive(part: Uint8Array): void {
    if (this.#isOver) return
    try {
      for (const text of this.#reader.read(part)) this.#work = this.#work.then(() => this.#take(text))
    } catch (error) {
      this.#work = this.#work.then(() => {
        this.#complain(reasonIn(error))
        this.#end()
      })
    }
  }

  /** Resolves when everything that was received is answered. */
  idle(): Promise<void> {
    return this.#work
  }

  async #take(text: string): Promise<void> {
    if (this.#isOver) return
    const message = parsed(text)
    const [sequence, command] = isJsonObject(message) ? [member(message, 'seq'), member(message, 'command')] : []
    if (!isJsonObject(message) || member(message, 'type') !== 'request' || typeof sequence !== 'number' || typeof command !== 'string') {
      return this.#complain('expected a request: an object with seq, type and command')
    }
    const given = member(message, 'arguments') ?? {}
    const handler = Object.hasOwn(this.#handlers, command) ? this.#handlers[command] : undefined
    const answer = { type: 'response', request_seq: sequence, command }
    try {
      if (!handler) throw new RequestRefused(`there is no request '${command.slice(0, 100)}'`)
      if (!isJsonObject(given)) throw new RequestRefused('expected arguments in an object')
      const body = await handler(given)
      this.#send({ ...answer, success: true, ...(body === undefined ? {} : { body }) })
    } catch (error) {
      const reason = reasonIn(error)
      this.#after = undefined
      // An editor evaluates whatever is below the pointer: only a launch that fails is worth a window.
      const showUser = command === 'launch' || command === 'attach'
      const body = { error: { id: 1, format: '{reason}', variables: { reason }, showUser } }
      this.#send({ ...answer, success: false, message: reason, body })
    }
    const after = this.#after
    this.#after = undefined
    try {
      await after?.()
    } catch (error) {
      // The request has its answer. Without an event, the client would wait for ever.
      this.#complain(reasonIn(error))
      await this.#stopped('pause')
    }
  }

  readonly #handlers: Readonly<Record<string, Handler>> = {
    initialize: (given) => {
      this.#firstLine = given.linesStartAt1 === false ? 0 : 1
      this.#firstColumn = given.columnsStartAt1 === false ? 0 : 1
      return CAPABILITIES
    },
    launch: (given) => this.#open(given),
    attach: (given) => this.#open(given),
    configurationDone: () => {
      this.#opened()
      this.#after = () => (this.#stopsOnEntry ? this.#enter('entry') : this.#continue('forward'))
      return undefined
    },
    restart: () => {
      this.#opened()
      this.#after = () => this.#enter('entry')
      return undefined
    },
    threads: () => ({ threads: [{ id: THREAD, name: this.#opened().name }] }) satisfies DebugProtocol.ThreadsResponse['body'],
    setBreakpoints: (given) => this.#setBreakpoints(given),
    setFunctionBreakpoints: (given) => this.#setFunctionBreakpoints(given),
    setInstructionBreakpoints: (given) => this.#setInstructionBreakpoints(given),
    setExceptionBreakpoints: (given) => {
      const wants = [...listIn(given, 'filters'), ...listIn(given, 'filterOptions').map((option) => memberOf(option, 'filterId'))].includes(
        'failure',
      )
      this.#breakpoints.set('failure', wants ? [this.#newBreakpoint({ failure: true })] : [])
      return undefined
    },
    dataBreakpointInfo: (given) => this.#dataBreakpointInfo(given),
    setDataBreakpoints: (given) =>
      this.#set('data', listIn(given, 'breakpoints'), (one) => ({ target: slotTarget(String(memberOf(one, 'dataId'))), body: {} })),
    breakpointLocations: (given) => {
      const file = this.#fileOf(given.source)
      const line = this.#lineIn(given, 'line')
      const end = given.endLine === undefined ? line : this.#lineIn(given, 'endLine')
      const stops = file === undefined ? [] : this.#opened().texts.stops(file)
      return { breakpoints: stops.filter((stop) => stop >= line && stop <= end).map((stop) => ({ line: this.#lineOut(stop) })) }
    },
    stackTrace: (given) => this.#stackTrace(given),
    scopes: (given) => this.#scopes(numberOf(given, 'frameId')),
    variables: (given) => this.#variables(numberOf(given, 'variablesReference')),
    evaluate: async (given) => {
      const frame = given.frameId === undefined ? 0 : numberOf(given, 'frameId') - 1
      return { result: await valueText(this.#opened().session, textIn(given, 'expression'), frame), variablesReference: 0 }
    },
    exceptionInfo: () => this.#exceptionInfo(),
    readMemory: (given) => this.#readMemory(given),
    continue: () => this.#go(() => this.#continue('forward'), { allThreadsContinued: true }),
    reverseContinue: () => this.#go(() => this.#continue('back')),
    next: (given) =>
      this.#step(
        given,
        'forward',
        (session) => session.stepOver(),
        (session) => stepOverInstruction(session, 'forward'),
      ),
    stepIn: (given) =>
      this.#step(
        given,
        'forward',
        (session) => session.stepIn(),
        (session) => session.stepInstruction(),
      ),
    stepOut: (given) =>
      this.#step(
        { ...given, granularity: 'line' },
        'forward',
        (session) => session.stepOut(),
        (session) => session.stepOut(),
      ),
    stepBack: (given) =>
      this.#step(
        given,
        'back',
        (session) => session.stepOver('back'),
        (session) => stepOverInstruction(session, 'back'),
      ),
    pause: () => this.#go(() => this.#stopped('pause')),
    source: (given) => {
      const { texts } = this.#opened()
      const reference = given.source === undefined ? { sourceReference: given.sourceReference } : given.source
      const file = this.#fileOf(reference)
      const text = file === undefined ? undefined : texts.text(file)
      if (!text) throw new RequestRefused('no build info has this source')
      return { content: text.content, mimeType: 'text/x-solidity' }
    },
    loadedSources: async () => {
      const { texts } = this.#opened()
      return { sources: await Promise.all(texts.names.map((name) => this.#source(name))) }
    },
    disassemble: (given) => this.#disassemble(given),
    disconnect: () => {
      this.#after = () => this.#end()
      return undefined
    },
    terminate: () => {
      this.#after = () => this.#event('terminated')
      return undefined
    },
  }

  async #open(given: Arguments): Promise<undefined> {
    if (this.#debuggee) throw new RequestRefused('a transaction is being debugged')
    this.#debuggee = await this.#options.open(given)
    this.#stopsOnEntry = given.stopOnEntry !== false
    // Clients that do not set breakpoints for exceptions leave the default to the server.
    this.#breakpoints.set('failure', [this.#newBreakpoint({ failure: true })])
    this.#after = () => this.#event('initialized')
    return undefined
  }

  #opened(): Debuggee {
    if (!this.#debuggee) throw new RequestRefused("nothing is being debugged: the request 'launch' names a transaction")
    return this.#debuggee
  }

  #newBreakpoint(target: DebugTarget): Breakpoint {
    return { id: ++this.#lastBreakpoint, target }
  }

  /** Sets all breakpoints of one source, or of one kind. Those that cannot be are answered with the reason. */
  #set(
    setter: string,
    given: readonly unknown[],
    make: (one: unknown) => { readonly target: DebugTarget; readonly body: Partial<DebugProtocol.Breakpoint> },
  ): { readonly breakpoints: DebugProtocol.Breakpoint[] } {
    this.#opened()
    const set: Breakpoint[] = []
    const breakpoints = given.map((one): DebugProtocol.Breakpoint => {
      try {
        const { target, body } = make(one)
        const breakpoint = this.#newBreakpoint(target)
        set.push(breakpoint)
        return { id: breakpoint.id, verified: true, ...body }
      } catch (error) {
        if (!(error instanceof LocalError)) throw error
        return { verified: false, message: error.message }
      }
    })
    this.#breakpoints.set(setter, set)
    return { breakpoints }
  }

  async #setBreakpoints(given: Arguments): Promise<object> {
    const { texts } = this.#opened()
    const file = this.#fileOf(given.source)
    const source = file === undefined ? undefined : await this.#source(file)
    const name = file ?? String(memberOf(given.source, 'path') ?? memberOf(given.source, 'name'))
    return this.#set(`source ${name}`, listIn(given, 'breakpoints'), (one) => {
      if (!isJsonObject(one)) throw new RequestRefused('expected a breakpoint in an object')
      const target = stoppingLine(texts, name, this.#lineIn(one, 'line'))
      return { target, body: { line: this.#lineOut(target.line), ...(source ? { source } : {}) } }
    })
  }

  #setFunctionBreakpoints(given: Arguments): object {
    const { texts } = this.#opened()
    return this.#set('function', listIn(given, 'breakpoints'), (one) => {
      const name = String(memberOf(one, 'name'))
      if (!texts.hasFunction(name)) throw new RequestRefused(`no build info has a function ${name}`)
      return { target: { function: name }, body: {} }
    })
  }

  #setInstructionBreakpoints(given: Arguments): object {
    return this.#set('instruction', listIn(given, 'breakpoints'), (one) => {
      const offset = Number(memberOf(one, 'offset') ?? 0)
      const { code, pc } = this.#codeAt(String(memberOf(one, 'instructionReference')), offset)
      if (!code.instructions.some((instruction) => instruction.pc === pc)) throw new RequestRefused('no instruction begins there')
      return { target: { pc, address: code.address as `0x${string}` }, body: { instructionReference: this.#reference(code, pc) } }
    })
  }

  #go(move: () => Promise<void>, body?: object): object | undefined {
    this.#opened()
    this.#after = move
    return body
  }

  #step(
    { granularity }: Arguments,
    direction: DebugDirection,
    byLine: (session: DebugSession) => Promise<DebugPlace>,
    byInstruction: (session: DebugSession) => Promise<DebugPlace>,
  ): undefined {
    const { session } = this.#opened()
    this.#after = () =>
      this.#move(direction, () => stepTo(session, this.#all(), direction, granularity === 'instruction' ? byInstruction : byLine), 'step')
  }

  #continue(direction: DebugDirection): Promise<void> {
    const { session } = this.#opened()
    return this.#move(direction, () => runOn(session, this.#all(), direction), 'pause')
  }

  #all(): Breakpoint[] {
    return [...this.#breakpoints.values()].flat()
  }

  async #move(direction: DebugDirection, move: () => Promise<readonly Breakpoint[]>, otherwise: string): Promise<void> {
    const { session } = this.#opened()
    const [before, end] = [session.position, session.length - 1]
    // The end of the run is shown before the client gets its end.
    if (direction === 'forward' && before === end) return this.#event('terminated')
    const reached = await move()
    const [first] = reached
    const isEnd =
      session.position === end ? 'This is the end of the transaction' : session.position === 0 ? 'This is its beginning' : undefined
    if (!first) return this.#stopped(otherwise, isEnd === undefined ? {} : { description: isEnd })
    const reason = reasonOf(first.target)
    return this.#stopped(reason, {
      hitBreakpointIds: reached.map(({ id }) => id),
      ...(reason === 'exception' ? { description: 'The code fails here', text: (await session.place()).opcode } : {}),
    })
  }

  async #enter(reason: string): Promise<void> {
    const { session } = this.#opened()
    await session.goTo(0)
    await session.stepIn()
    if (session.position === session.length - 1) await session.goTo(0)
    await this.#stopped(reason)
  }

  async #stopped(reason: string, more: Partial<DebugProtocol.StoppedEvent['body']> = {}): Promise<void> {
    this.#rows.clear()
    this.#event('stopped', { reason, threadId: THREAD, allThreadsStopped: true, ...more })
  }

  async #stackTrace(given: Arguments): Promise<DebugProtocol.StackTraceResponse['body']> {
    const { session } = this.#opened()
    const place = await session.place()
    const frames = await session.callStack()
    const code = await this.#code(place.address)
    const all = await Promise.all(
      frames.map(async (frame, index): Promise<DebugProtocol.StackFrame> => {
        const { file, line, column } = index === 0 && place.file !== undefined ? place : frame
        const pc = index === 0 ? place.pc : frame.pc
        const isHere = pc !== undefined && frame.address === place.address
        return {
          id: index + 1,
          name: frame.name === '' ? frame.address : frame.name,
          line: line === undefined ? 0 : this.#lineOut(line),
          column: column === undefined ? 0 : column - 1 + this.#firstColumn,
          ...(file === undefined ? { presentationHint: 'subtle' as const } : { source: await this.#source(file) }),
          ...(isHere ? { instructionPointerReference: this.#reference(code, pc) } : {}),
        }
      }),
    )
    const first = countIn(given, 'startFrame') ?? 0
    const levels = countIn(given, 'levels') || all.length
    return { stackFrames: all.slice(first, first + levels), totalFrames: all.length }
  }

  async #scopes(frame: number): Promise<DebugProtocol.ScopesResponse['body']> {
    const frames = await this.#opened().session.callStack()
    const found = frames[frame - 1]
    if (!found) throw new RequestRefused(`there is no frame ${frame}`)
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

  async #variables(reference: number): Promise<DebugProtocol.VariablesResponse['body']> {
    const { session } = this.#opened()
    if (reference === MACHINE) {
      const names = ['$pc', '$op', '$gas', '$cost', '$depth', '$address', '$returndata']
      const [place, machine] = [await session.place(), await session.machine()]
      return { variables: names.map((name) => variable(name.slice(1), machineText(name, place, machine), name)) }
    }
    if (reference === STACK) {
      const { stack } = await session.machine()
      return { variables: stack.toReversed().map((item, index) => variable(`[${index}]`, wordText(item), `$stack[${index}]`)) }
    }
    if (reference === MEMORY) {
      const memory = hexToBytes((await session.machine()).memory)
      return {
        variables: Array.from({ length: Math.min(MOST_WORDS, memory.length / 32) }, (_, index) => {
          const word = [...memoryAt(memory, BigInt(index * 32), 32)].map((octet) => octet.toString(16).padStart(2, '0')).join('')
          const offset = `0x${(index * 32).toString(16)}`
          return { ...variable(offset, `0x${word}`, `memory[${offset}]`), memoryReference: offset }
        }),
      }
    }
    const members = reference < MEMBERS ? undefined : this.#rows.get(reference)
    if (members) return { variables: this.#shown(members) }
    const scopeOf = Math.floor(reference / MOST_FRAMES) * MOST_FRAMES
    const number = reference - scopeOf - 1
    const frame = number < 0 ? undefined : (await session.callStack())[number]
    if (frame && [LOCALS, STATE, TRANSIENT].includes(scopeOf)) {
      const { variables, problem } = scopeOf === LOCALS ? await session.locals(number) : await this.#stateOf(number, scopeOf)
      const rows = { frame: number, variables }
      this.#rows.set(reference, rows)
      const shown = this.#shown(rows)
      return { variables: problem === undefined ? shown : [...shown, variable('(incomplete)', problem)] }
    }
    if (frame?.arguments === undefined || scopeOf !== ARGUMENTS) throw new RequestRefused(`there are no variables ${reference}`)
    return { variables: [variable('arguments', frame.arguments)] }
  }

  async #stateOf(frame: number, kind: number): Promise<VariableGroup> {
    const { state, transient } = await this.#opened().session.variables(frame)
    return kind === STATE ? state : transient
  }

  async #dataBreakpointInfo(given: Arguments): Promise<DebugProtocol.DataBreakpointInfoResponse['body']> {
    const refuse = (description: string) => ({ dataId: null, description })
    const allow = (dataId: string, description: string) => ({ dataId, description, accessTypes: ['write' as const], canPersist: true })
    const name = textIn(given, 'name')
    const slot = slotIn(name)
    if (slot !== undefined) return allow(`storage[${slot}]`, `storage[${slot}]`)
    const { session } = this.#opened()
    const reference = countIn(given, 'variablesReference') || undefined
    const rows = reference === undefined ? undefined : this.#rows.get(reference)
    const frame = rows?.frame ?? (given.frameId === undefined ? 0 : numberOf(given, 'frameId') - 1)
    try {
      // The name of a row may be that of another variable elsewhere.
      const row = rows?.variables.find((one) => one.name === name)
      if (reference !== undefined && !row) return refuse(`${name} is no variable in storage`)
      const found = row ?? (await session.evaluate(name, frame))
      const watched = watchedSlot(found)
      return allow(`${await storageOf(session, frame)}[${watched}]`, found.path)
    } catch (error) {
      return refuse(reasonIn(error))
    }
  }

  async #exceptionInfo(): Promise<DebugProtocol.ExceptionInfoResponse['body']> {
    const { session, contracts } = this.#opened()
    const { opcode } = await session.place()
    const { stack, memory } = await session.machine()
    const output =
      opcode === 'REVERT' ? memoryAt(hexToBytes(memory), stack.at(-1) ?? 0n, Math.min(MOST_BYTES, Number(stack.at(-2) ?? 0n))) : undefined
    return { exceptionId: opcode, breakMode: 'always', description: output ? revertText(output, contracts) : `The code fails at ${opcode}` }
  }

  /** Memory begins at 0, and codes where their instructions have addresses. */
  async #readMemory(given: Arguments): Promise<DebugProtocol.ReadMemoryResponse['body']> {
    const [count, offset] = [countIn(given, 'count') ?? 0, given.offset === undefined ? 0 : numberOf(given, 'offset')]
    const reference = numberIn(textIn(given, 'memoryReference'))
    if (reference === undefined) throw new RequestRefused('expected an offset in memory, or the address of an instruction')
    const start = reference + BigInt(offset)
    const isCode = start >= CODE_SPACE
    const hex = isCode ? this.#codeAt(textIn(given, 'memoryReference'), offset).code.hex : (await this.#opened().session.machine()).memory
    const at = Number(isCode ? start % CODE_SPACE : start)
    const bytes = at < 0 ? new Uint8Array() : hexToBytes(hex as `0x${string}`).subarray(at, at + Math.min(count, MOST_BYTES))
    return {
      address: `0x${(start < 0n ? 0n : start).toString(16)}`,
      data: Buffer.from(bytes).toString('base64'),
      unreadableBytes: count - bytes.length,
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

  #disassemble(given: Arguments): DebugProtocol.DisassembleResponse['body'] {
    const count = countIn(given, 'instructionCount') ?? 0
    if (count > MOST_INSTRUCTIONS) throw new RequestRefused(`expected at most ${MOST_INSTRUCTIONS} instructions`)
    const { code, pc } = this.#codeAt(textIn(given, 'memoryReference'), Number(given.offset ?? 0))
    const at = code.instructions.findIndex((instruction) => instruction.pc + instruction.size > pc)
    const skipped =
      typeof given.instructionOffset === 'number' && Number.isSafeInteger(given.instructionOffset) ? given.instructionOffset : 0
    const first = (at < 0 ? code.instructions.length : at) + skipped
    return {
      instructions: Array.from({ length: count }, (_, index): DebugProtocol.DisassembledInstruction => {
        const instruction = code.instructions[first + index]
        // As many as were asked for are answered: there is nothing before the code and behind it.
        if (!instruction) return { address: `0x${Math.max(0, first + index).toString(16)}`, instruction: '', presentationHint: 'invalid' }
        const bytes = code.hex.slice(2 + 2 * instruction.pc, 2 + 2 * (instruction.pc + instruction.size))
        return {
          address: this.#reference(code, instruction.pc),
          instruction: `${instruction.pc} ${instruction.text}`,
          instructionBytes: bytes,
        }
      }),
    }
  }

  async #code(address: string): Promise<KnownCode> {
    const hex = await this.#opened().session.code()
    const known = this.#codes.find((code) => code.address === address && code.hex === hex)
    if (known) return known
    const added = { address, hex, instructions: disassembled(hexToBytes(hex)) }
    this.#codes.push(added)
    return added
  }

  #reference(code: KnownCode, pc: number): string {
    return `0x${(BigInt(this.#codes.indexOf(code) + 1) * CODE_SPACE + BigInt(pc)).toString(16)}`
  }

  #codeAt(reference: string, offset: number): { readonly code: KnownCode; readonly pc: number } {
    const number = numberIn(reference)
    const at = number === undefined || !Number.isSafeInteger(offset) ? -1n : number + BigInt(offset)
    const code = at < CODE_SPACE || at >= CODE_SPACE * 1_000_000n ? undefined : this.#codes[Number(at / CODE_SPACE) - 1]
    if (!code) throw new RequestRefused('there is no instruction at this address')
    return { code, pc: Number(at % CODE_SPACE) }
  }

  async #source(name: string): Promise<DebugProtocol.Source> {
    const { texts, files } = this.#opened()
    const text = texts.text(name)
    const path = text && (await files.path(text))
    const short = name.split('/').at(-1) ?? name
    return path === undefined ? { name: short, path: name, sourceReference: texts.names.indexOf(name) + 1 } : { name: short, path }
  }

  /** Returns the name of a source of a client; undefined if no build has it. */
  #fileOf(source: unknown): string | undefined {
    const { texts } = this.#opened()
    const reference = memberOf(source, 'sourceReference')
    if (typeof reference === 'number' && reference > 0) return texts.names[reference - 1]
    const path = memberOf(source, 'path') ?? memberOf(source, 'name')
    if (typeof path !== 'string') throw new RequestRefused('expected a source with a path or a sourceReference')
    const found = texts.find(path)
    return found.length === 1 ? found[0] : undefined
  }

  #lineIn(given: Arguments, name: string): number {
    return numberOf(given, name) + 1 - this.#firstLine
  }

  #lineOut(line: number): number {
    return line - 1 + this.#firstLine
  }

  #event(event: string, body?: object): void {
    this.#send({ type: 'event', event, ...(body === undefined ? {} : { body }) })
  }

  #complain(reason: string): void {
    this.#event('output', { category: 'stderr', output: `evmbed: ${reason}\n` })
  }

  #send(message: object): void {
    if (!this.#isOver) this.#options.write(messageBytes({ seq: ++this.#sequence, ...message }))
  }

  #end(): void {
    this.#isOver = true
    this.#options.end()
  }
}

function scope(name: string, variablesReference: number, presentationHint?: string): DebugProtocol.Scope {
  return { name, variablesReference, expensive: false, ...(presentationHint === undefined ? {} : { presentationHint }) }
}

function variable(name: string, value: string, evaluateName?: string): DebugProtocol.Variable {
  return { name, value, variablesReference: 0, ...(evaluateName === undefined ? {} : { evaluateName }) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function reasonIn(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function memberOf(value: unknown, name: string): unknown {
  return isJsonObject(value) ? member(value, name) : undefined
}

function listIn(given: Arguments, name: string): readonly unknown[] {
  const list = given[name] ?? []
  if (!Array.isArray(list)) throw new RequestRefused(`expected a list of ${name}`)
  return list
}

function textIn(given: Arguments, name: string): string {
  const text = given[name]
  if (typeof text !== 'string') throw new RequestRefused(`expected a text as ${name}`)
  return text
}

function numberOf(given: Arguments, name: string): number {
  const number = given[name]
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) throw new RequestRefused(`expected a whole number as ${name}`)
  return number
}

/** Undefined if it is not given. */
function countIn(given: Arguments, name: string): number | undefined {
  if (given[name] === undefined) return undefined
  const count = numberOf(given, name)
  if (count < 0) throw new RequestRefused(`expected a number from 0 as ${name}`)
  return count
}

/** Returns the reason of a stop for a client. */
function reasonOf(target: DebugTarget): DebugProtocol.StoppedEvent['body']['reason'] {
  if ('failure' in target) return 'exception'
  if ('function' in target) return 'function breakpoint'
  if ('pc' in target) return 'instruction breakpoint'
  return 'slot' in target ? 'data breakpoint' : 'breakpoint'
}

/** `storage[3]`, of any account, or `0x…[3]` */
function slotTarget(id: string): DebugTarget {
  const [, address] = /^(0x[0-9a-f]{40})\[\d+\]$/.exec(id) ?? []
  const slot = slotIn(address === undefined ? id : `storage${id.slice(address.length)}`)
  if (slot === undefined) throw new RequestRefused('only slots of storage and variables in it can be watched: storage[3]')
  return address === undefined ? { slot } : { slot, address: address as `0x${string}` }
}
