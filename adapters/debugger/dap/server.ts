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
} from '../../../src/internal.js'
import { type KnownContract, revertText, type SourceTexts } from '../../../src/internal-debugger.js'
import { type Breakpoint, runOn, stepOverInstruction, stepTo } from '../breakpoints.js'
import { memoryAt, valueText } from '../expressions.js'
import { stoppingLine } from '../locations.js'
import type { ProjectFiles } from '../project-files.js'
import { CodeReferences, MOST_BYTES } from './codes.js'
import { Connection, type Handler } from './connection.js'
import { type Arguments, countIn, listIn, memberOf, numberOf, refusal, textIn } from './requests.js'
import { slotTarget, VariableReferences } from './variables.js'

/** A run that a client debugs. */
export interface Debuggee {
  readonly name: string
  readonly session: DebugSession
  readonly texts: SourceTexts
  readonly files: ProjectFiles
  /** Those whose errors have names. */
  readonly contracts: readonly KnownContract[]
}

export interface DapServerOptions {
  /** Opens what the arguments of `launch` or `attach` name. */
  open(given: Arguments): Promise<Debuggee>
  write(bytes: Uint8Array): void
  /** Called when the client has left, or cannot be understood. */
  end(): void
}

const THREAD = 1

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

export class DapServer {
  readonly #open: DapServerOptions['open']
  readonly #connection: Connection
  readonly #codes = new CodeReferences()
  readonly #variables = new VariableReferences()
  /** By what has set them: a source, `function`, `instruction`, `data`, `failure`. */
  readonly #breakpoints = new Map<string, readonly Breakpoint[]>()
  #debuggee: Debuggee | undefined
  /** First numbers of lines and columns for the client. */
  #firstLine = 1
  #firstColumn = 1
  #stopsOnEntry = true
  #lastBreakpoint = 0

  constructor({ open, write, end }: DapServerOptions) {
    this.#open = open
    this.#connection = new Connection({ handlers: this.#handlers, write, end, failed: () => this.#stopped('pause') })
  }

  /** Takes a part of what the client sends. Requests are answered one after the other. */
  receive(part: Uint8Array): void {
    this.#connection.receive(part)
  }

  /** Resolves when everything that was received is answered. */
  idle(): Promise<void> {
    return this.#connection.idle()
  }

  readonly #handlers: Readonly<Record<string, Handler>> = {
    initialize: (given) => {
      this.#firstLine = given.linesStartAt1 === false ? 0 : 1
      this.#firstColumn = given.columnsStartAt1 === false ? 0 : 1
      return CAPABILITIES
    },
    launch: (given) => this.#launch(given),
    attach: (given) => this.#launch(given),
    configurationDone: () => {
      this.#opened()
      this.#connection.afterwards(() => (this.#stopsOnEntry ? this.#enter('entry') : this.#continue('forward')))
      return undefined
    },
    restart: () => {
      this.#opened()
      this.#connection.afterwards(() => this.#enter('entry'))
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
    dataBreakpointInfo: (given) => this.#variables.dataBreakpoint(this.#opened().session, given),
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
    scopes: (given) => this.#variables.scopes(this.#opened().session, numberOf(given, 'frameId')),
    variables: (given) => this.#variables.below(this.#opened().session, numberOf(given, 'variablesReference')),
    evaluate: async (given) => {
      const frame = given.frameId === undefined ? 0 : numberOf(given, 'frameId') - 1
      return { result: await valueText(this.#opened().session, textIn(given, 'expression'), frame), variablesReference: 0 }
    },
    exceptionInfo: () => this.#exceptionInfo(),
    readMemory: (given) => this.#codes.readMemory(this.#opened().session, given),
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
      if (!text) throw refusal('no build info has this source')
      return { content: text.content, mimeType: 'text/x-solidity' }
    },
    loadedSources: async () => {
      const { texts } = this.#opened()
      return { sources: await Promise.all(texts.names.map((name) => this.#source(name))) }
    },
    disassemble: (given) => this.#codes.disassemble(given),
    disconnect: () => {
      this.#connection.afterwards(() => this.#connection.end())
      return undefined
    },
    terminate: () => {
      this.#connection.afterwards(() => this.#connection.event('terminated'))
      return undefined
    },
  }

  async #launch(given: Arguments): Promise<undefined> {
    if (this.#debuggee) throw refusal('a transaction or a call is being debugged')
    this.#debuggee = await this.#open(given)
    this.#stopsOnEntry = given.stopOnEntry !== false
    // Clients that do not set breakpoints for exceptions leave the default to the server.
    this.#breakpoints.set('failure', [this.#newBreakpoint({ failure: true })])
    this.#connection.afterwards(() => this.#connection.event('initialized'))
    return undefined
  }

  #opened(): Debuggee {
    if (!this.#debuggee) throw refusal("nothing is being debugged: the request 'launch' names a transaction or a call")
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
      if (!isJsonObject(one)) throw refusal('expected a breakpoint in an object')
      const target = stoppingLine(texts, name, this.#lineIn(one, 'line'))
      return { target, body: { line: this.#lineOut(target.line), ...(source ? { source } : {}) } }
    })
  }

  #setFunctionBreakpoints(given: Arguments): object {
    const { texts } = this.#opened()
    return this.#set('function', listIn(given, 'breakpoints'), (one) => {
      const name = String(memberOf(one, 'name'))
      if (!texts.hasFunction(name)) throw refusal(`no build info has a function ${name}`)
      return { target: { function: name }, body: {} }
    })
  }

  #setInstructionBreakpoints(given: Arguments): object {
    return this.#set('instruction', listIn(given, 'breakpoints'), (one) => {
      const offset = Number(memberOf(one, 'offset') ?? 0)
      const { code, pc } = this.#codes.find(String(memberOf(one, 'instructionReference')), offset)
      if (!code.instructions.some((instruction) => instruction.pc === pc)) throw refusal('no instruction begins there')
      return { target: { pc, address: code.address as `0x${string}` }, body: { instructionReference: this.#codes.reference(code, pc) } }
    })
  }

  #go(move: () => Promise<void> | void, body?: object): object | undefined {
    this.#opened()
    this.#connection.afterwards(move)
    return body
  }

  #step(
    { granularity }: Arguments,
    direction: DebugDirection,
    byLine: (session: DebugSession) => Promise<DebugPlace>,
    byInstruction: (session: DebugSession) => Promise<DebugPlace>,
  ): undefined {
    const { session } = this.#opened()
    const step = granularity === 'instruction' ? byInstruction : byLine
    this.#connection.afterwards(() => this.#move(direction, () => stepTo(session, this.#all(), direction, step), 'step'))
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
    if (direction === 'forward' && before === end) return this.#connection.event('terminated')
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
    this.#stopped(reason)
  }

  #stopped(reason: string, more: Partial<DebugProtocol.StoppedEvent['body']> = {}): void {
    this.#variables.clear()
    this.#connection.event('stopped', { reason, threadId: THREAD, allThreadsStopped: true, ...more })
  }

  async #stackTrace(given: Arguments): Promise<DebugProtocol.StackTraceResponse['body']> {
    const { session } = this.#opened()
    const place = await session.place()
    const frames = await session.callStack()
    const code = await this.#codes.running(session, place.address)
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
          ...(isHere ? { instructionPointerReference: this.#codes.reference(code, pc) } : {}),
        }
      }),
    )
    const first = countIn(given, 'startFrame') ?? 0
    const levels = countIn(given, 'levels') || all.length
    return { stackFrames: all.slice(first, first + levels), totalFrames: all.length }
  }

  async #exceptionInfo(): Promise<DebugProtocol.ExceptionInfoResponse['body']> {
    const { session, contracts } = this.#opened()
    const { opcode } = await session.place()
    const { stack, memory } = await session.machine()
    const output =
      opcode === 'REVERT' ? memoryAt(hexToBytes(memory), stack.at(-1) ?? 0n, Math.min(MOST_BYTES, Number(stack.at(-2) ?? 0n))) : undefined
    return { exceptionId: opcode, breakMode: 'always', description: output ? revertText(output, contracts) : `The code fails at ${opcode}` }
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
    if (typeof path !== 'string') throw refusal('expected a source with a path or a sourceReference')
    const found = texts.find(path)
    return found.length === 1 ? found[0] : undefined
  }

  #lineIn(given: Arguments, name: string): number {
    return numberOf(given, name) + 1 - this.#firstLine
  }

  #lineOut(line: number): number {
    return line - 1 + this.#firstLine
  }
}

/** Returns the reason of a stop for a client. */
function reasonOf(target: DebugTarget): DebugProtocol.StoppedEvent['body']['reason'] {
  if ('failure' in target) return 'exception'
  if ('function' in target) return 'function breakpoint'
  if ('pc' in target) return 'instruction breakpoint'
  return 'slot' in target ? 'data breakpoint' : 'breakpoint'
}
