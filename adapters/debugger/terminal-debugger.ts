/** A debugger for a terminal: lines of commands, named as in gdb, and the lines that answer them. */
import {
  type DebugDirection,
  type DebugFrame,
  type DebugPlace,
  type DebugSession,
  type DebugTarget,
  escaped,
  hexToBytes,
  LocalError,
  nearest,
  wordText,
} from '../../src/internal.js'
import type { SourceTexts } from '../../src/internal-debugger.js'
import { type Breakpoint, runOn, stepOverInstruction, stepTo } from './breakpoints.js'
import { machineText, memoryAt, numberIn, slotIn, storageOf, valueText, variableText, watchedSlot } from './expressions.js'
import { type SourceLine, stoppingLine } from './locations.js'
import { instructionLines, type Look, marked, placeLines, placeText, sourceLines } from './view.js'

/** A command is none, or cannot be done here. The message says why. */
class InvalidCommand extends LocalError {}

type Answer = readonly string[] | undefined

/** A breakpoint as it is listed. */
interface ListedBreakpoint extends Breakpoint {
  /** `src/Coin.sol:12` */
  readonly text: string
  /** Whether it is removed when it is reached. */
  readonly isTemporary?: boolean
}

/** A command. It answers lines; undefined ends the dialogue. */
interface Command {
  readonly names: readonly string[]
  readonly usage: string
  readonly help: string
  /** Whether an empty line does it again. */
  readonly repeats?: boolean
  run(argument: string, debug: TerminalDebugger): Answer | Promise<Answer>
}

const MOST_TIMES = 1_000_000
const MOST_WORDS = 4096
/** Lines of a list around the current one. */
const LISTED = 8

export class TerminalDebugger {
  readonly #session: DebugSession
  readonly #texts: SourceTexts
  readonly #look: () => Look
  #breakpoints: ListedBreakpoint[] = []
  #lastId = 0
  #frame = 0
  #last = ''

  /** @param look how lines are shown at the moment: terminals change their size */
  constructor(session: DebugSession, texts: SourceTexts, look: () => Look) {
    this.#session = session
    this.#texts = texts
    this.#look = look
    this.#add({ failure: true }, 'a failure')
  }

  /** Returns the names of commands that begin with a text. */
  static completions(text: string): string[] {
    return COMMANDS.flatMap(({ names }) => names).filter((name) => name.startsWith(text))
  }

  /** Begins at the first line, and returns the lines that say so. */
  async begin(): Promise<readonly string[]> {
    this.#frame = 0
    await this.#session.goTo(0)
    const { position } = await this.#session.stepIn()
    // Without sources there are no lines: the first step leads to the end.
    if (position === this.#session.length - 1) await this.#session.goTo(0)
    return this.#here()
  }

  /** Does a command; the last one for an empty line. Returns the lines of the answer; undefined at the end of the dialogue. */
  async execute(line: string): Promise<Answer> {
    const given = line.trim()
    const text = given === '' ? this.#last : given
    if (text === '') return []
    const [, word = '', argument = ''] = /^(x(?=\/)|\S+)\s*(.*)$/s.exec(text) ?? []
    try {
      const command = commandNamed(word.toLowerCase())
      this.#last = command.repeats ? text : ''
      return await command.run(argument.trim(), this)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      return [escaped(error.message)]
    }
  }

  async step(argument: string, go: (session: DebugSession) => Promise<DebugPlace>, direction: DebugDirection = 'forward'): Promise<Answer> {
    const times = argument === '' ? 1 : Number(numberIn(argument) ?? -1)
    if (!(times >= 1 && times <= MOST_TIMES)) throw new InvalidCommand(`expected how often, from 1 to ${MOST_TIMES}, got '${argument}'`)
    for (let time = 0; time < times; time++) {
      const { position } = this.#session
      const reached = await stepTo(this.#session, this.#breakpoints, direction, go)
      if (reached.length > 0) return this.#stopped(reached)
      if (this.#session.position === position) break
    }
    return this.#moved()
  }

  async continue(direction: DebugDirection, temporary?: ListedBreakpoint): Promise<Answer> {
    const reached = await runOn(this.#session, [...this.#breakpoints, ...(temporary ? [temporary] : [])], direction)
    return this.#stopped(reached)
  }

  async #stopped(reached: readonly ListedBreakpoint[]): Promise<Answer> {
    this.#breakpoints = this.#breakpoints.filter((one) => !(one.isTemporary && reached.includes(one)))
    const named = reached.filter(({ id }) => id > 0).map(({ id, text }) => `Breakpoint ${id}, ${text}`)
    return [...named, ...(await this.#moved())]
  }

  async goTo(position: number): Promise<Answer> {
    await this.#session.goTo(position)
    this.#frame = 0
    return this.#here()
  }

  async until(argument: string): Promise<Answer> {
    if (argument !== '') return this.continue('forward', { id: 0, ...(await this.#targetOf(argument)) })
    const start = await this.#session.place()
    const depth = (await this.#session.callStack()).length
    for (;;) {
      const { position } = this.#session
      const reached = await stepTo(this.#session, this.#breakpoints, 'forward', (session) => session.stepOver())
      if (reached.length > 0) return this.#stopped(reached)
      if (this.#session.position === position) break
      const place = await this.#session.place()
      const isElsewhere = place.file !== start.file || place.function !== start.function
      if (isElsewhere || (place.line ?? 0) > (start.line ?? 0) || (await this.#session.callStack()).length < depth) break
    }
    return this.#moved()
  }

  async break(argument: string, isTemporary = false): Promise<Answer> {
    if (argument === '') {
      const { file, line, pc, address } = await this.#shownPlace()
      if (file !== undefined && line !== undefined) return this.#added({ file, line }, `${escaped(file)}:${line}`, isTemporary)
      if (pc === undefined) throw new InvalidCommand('the place of this frame is not known')
      return this.#added({ pc, address }, `*${pc}`, isTemporary)
    }
    const { target, text } = await this.#targetOf(argument)
    return this.#added(target, text, isTemporary)
  }

  catch(argument: string): Answer {
    if (argument === '' || /^(?:revert|failure|throw|exception)$/i.test(argument)) return this.#added({ failure: true }, 'a failure', false)
    if (!/^\w+$/.test(argument)) throw new InvalidCommand(`expected 'revert' or the name of an instruction, got '${argument}'`)
    return this.#added({ opcode: argument.toUpperCase() }, `instruction ${argument.toUpperCase()}`, false)
  }

  async watch(argument: string): Promise<Answer> {
    const given = slotIn(argument)
    if (given !== undefined) return this.#added({ slot: given }, `writes to slot ${wordText(given)}`, false)
    if (!/^[A-Za-z_]/.test(argument))
      throw new InvalidCommand(`expected a slot, such as storage[3], or a variable in storage, got '${argument}'`)
    const slot = watchedSlot(await this.#session.evaluate(argument, this.#frame))
    const address = await storageOf(this.#session, this.#frame)
    return this.#added({ slot, address }, `writes to slot ${wordText(slot)}`, false)
  }

  delete(argument: string): Answer {
    if (argument === '') {
      this.#breakpoints = []
      return ['Deleted all breakpoints']
    }
    const ids = argument.split(/[\s,]+/).map(Number)
    const unknown = ids.find((id) => !this.#breakpoints.some((one) => one.id === id))
    if (unknown !== undefined) throw new InvalidCommand(`there is no breakpoint ${argument}`)
    this.#breakpoints = this.#breakpoints.filter(({ id }) => !ids.includes(id))
    return []
  }

  async backtrace(): Promise<Answer> {
    const frames = await this.#session.callStack()
    return frames.map((frame, index) => {
      const given = frame.arguments === undefined ? '' : ` (${escaped(frame.arguments)})`
      const at = placeText({ ...frame, name: '' })
      const line = `#${index} ${frame.name === '' ? frame.address : escaped(frame.name)}${given}${at === '' ? '' : ` at ${at}`}`
      return index === this.#frame ? this.#look().bold(line) : line
    })
  }

  async frame(argument: string, step = 0): Promise<Answer> {
    const frames = await this.#session.callStack()
    const number = argument === '' ? this.#frame + step : Number(numberIn(argument) ?? -1)
    if (step > 0 && number >= frames.length) throw new InvalidCommand('this is the outermost frame')
    if (step < 0 && number < 0) throw new InvalidCommand('this is the innermost frame')
    const frame = frames[number]
    if (!frame) throw new InvalidCommand(`there is no frame ${argument}: there are 0 to ${frames.length - 1}`)
    this.#frame = number
    const head = `#${number} ${placeText(frame) || frame.address}`
    if (frame.file === undefined || frame.line === undefined) return [head]
    return [head, ...marked(sourceLines(this.#texts, frame.file, frame.line), this.#look())]
  }

  async list(argument: string): Promise<Answer> {
    const target = argument === '' ? undefined : this.#lineIn(argument, (await this.#shownPlace()).file)
    if (argument !== '' && !target)
      throw new InvalidCommand(`expected a line, or a file and a line, such as Coin.sol:12, got '${argument}'`)
    const place = await this.#shownPlace()
    const at = target ?? (place.file !== undefined && place.line !== undefined ? { file: place.file, line: place.line } : undefined)
    if (!at) return this.disassemble()
    const isHere = at.file === place.file
    const lines = sourceLines(this.#texts, at.file, at.line, LISTED)
    const from = Math.max(1, at.line - LISTED)
    return marked(
      lines.map(({ text }, index) => ({ text, isCurrent: isHere && from + index === place.line })),
      this.#look(),
    )
  }

  async disassemble(): Promise<readonly string[]> {
    return marked(await instructionLines(this.#session, await this.#session.place(), LISTED), this.#look())
  }

  async print(argument: string): Promise<Answer> {
    if (argument === '') throw new InvalidCommand('expected a value, such as $pc, $stack[0], storage[3] or the name of a variable')
    return [`${argument} = ${escaped(await valueText(this.#session, argument, this.#frame))}`]
  }

  /** `x/4 0x40` is four words of memory, `x/5i` five instructions from here on. */
  async examine(argument: string): Promise<Answer> {
    const [, digits = '1', unit = '', at = ''] = /^(?:\/(\d+)?([a-z])?)?\s*(.*)$/.exec(argument) ?? []
    const count = Number(digits)
    if (count < 1 || count > MOST_WORDS) throw new InvalidCommand(`expected a number from 1 to ${MOST_WORDS} behind x/, got ${digits}`)
    if (unit === 'i') {
      const place = await this.#session.place()
      const pc = at === '' ? place.pc : Number(numberIn(at) ?? -1)
      const lines = await instructionLines(this.#session, { ...place, pc }, count)
      const from = lines.findIndex(({ isCurrent }) => isCurrent)
      if (from < 0) throw new InvalidCommand(`no instruction begins at ${at}`)
      return marked(
        lines.slice(from, from + count).map((line, index) => ({ ...line, isCurrent: index === 0 && pc === place.pc })),
        this.#look(),
      )
    }
    const offset = numberIn(at === '' ? '0' : at)
    if (offset === undefined) throw new InvalidCommand(`expected an offset in memory, such as 0x40, got '${at}'`)
    const memory = hexToBytes((await this.#session.machine()).memory)
    return Array.from({ length: count }, (_, index) => {
      const start = offset + 32n * BigInt(index)
      const word = [...memoryAt(memory, start, 32)].map((octet) => octet.toString(16).padStart(2, '0')).join('')
      return `0x${start.toString(16).padStart(4, '0')}: ${word}`
    })
  }

  async info(argument: string): Promise<Answer> {
    if (/^b/.test(argument)) {
      return this.#breakpoints.length === 0
        ? ['There are no breakpoints.']
        : this.#breakpoints.map(({ id, text, isTemporary }) => `${id}  ${text}${isTemporary ? ', once' : ''}`)
    }
    const machine = await this.#session.machine()
    if (/^(?:stack|st)$/.test(argument)) {
      return machine.stack.length === 0
        ? ['The stack is empty.']
        : machine.stack.toReversed().map((item, index) => `${String(index).padStart(4)} ${wordText(item)}`)
    }
    if (/^(?:mem|memory)$/.test(argument)) return this.examine(`/${Math.min(MOST_WORDS, Math.max(1, (machine.memory.length - 2) / 64))}`)
    if (/^(?:r|registers|gas)$/.test(argument)) {
      const names = ['$pc', '$op', '$gas', '$cost', '$depth', '$address', '$sp', '$returndata']
      const place = await this.#session.place()
      return names.map((name) => `${name.padEnd(12)}${machineText(name, place, machine)}`)
    }
    if (/^(?:args|arguments)$/.test(argument)) {
      const given = (await this.#session.callStack())[this.#frame]?.arguments
      return [given === undefined ? 'The arguments of this function are not known.' : escaped(given)]
    }
    if (/^(?:locals|loc)$/.test(argument)) {
      const { variables, problem } = await this.#session.locals(this.#frame)
      const lines = variables.map((one) => `${one.path} = ${variableText(one)}`)
      const all = [...lines, ...(problem === undefined ? [] : [problem])]
      return all.length === 0 ? ['No variables are in scope.'] : all.map(escaped)
    }
    if (/^(?:var|variables|storage)$/.test(argument)) {
      const { state, transient } = await this.#session.variables(this.#frame)
      const lines = [...state.variables, ...transient.variables].map(({ path, text }) => `${path} = ${text}`)
      const problems = [state.problem, ...(transient.variables.length > 0 ? [transient.problem] : [])]
      const all = [...lines, ...problems.flatMap((problem) => problem ?? [])]
      return all.length === 0 ? ['The contract has no state variables.'] : all.map(escaped)
    }
    if (/^(?:sources|files)$/.test(argument)) return this.#texts.names.map(escaped)
    if (/^(?:frame|line)$/.test(argument)) return this.#here()
    throw new InvalidCommand('expected one of: info breakpoints, stack, memory, registers, args, locals, variables, sources, frame')
  }

  async #moved(): Promise<readonly string[]> {
    this.#frame = 0
    const { position, length } = this.#session
    const end = position === length - 1 ? ['This is the end of the run.'] : position === 0 ? ['This is the beginning of the run.'] : []
    return [...end, ...(await this.#here())]
  }

  #here(): Promise<readonly string[]> {
    return placeLines(this.#session, this.#texts, this.#look())
  }

  /** Returns the place of the function that is shown. */
  async #shownPlace(): Promise<Pick<DebugFrame, 'address' | 'pc' | 'file' | 'line'>> {
    const place = await this.#session.place()
    if (this.#frame === 0 && place.file !== undefined) return place
    return (await this.#session.callStack())[this.#frame] ?? place
  }

  #lineIn(argument: string, current: string | undefined): SourceLine | undefined {
    const [, file = current, digits] = /^(?:(.+):)?(\d{1,9})$/.exec(argument) ?? []
    if (digits === undefined || file === undefined) return undefined
    const [found] = this.#texts.find(file)
    return { file: found ?? file, line: Number(digits) }
  }

  async #targetOf(argument: string): Promise<{ readonly target: DebugTarget; readonly text: string }> {
    const [, pc] = /^\*\s*(\w+)$/.exec(argument) ?? []
    if (pc !== undefined) {
      const number = numberIn(pc)
      if (number === undefined) throw new InvalidCommand(`expected a program counter behind *, got '${pc}'`)
      return { target: { pc: Number(number), address: (await this.#shownPlace()).address }, text: `*${number}` }
    }
    const given = this.#lineIn(argument, (await this.#shownPlace()).file)
    if (given) {
      const { file, line } = stoppingLine(this.#texts, given.file, given.line)
      return { target: { file, line }, text: `${escaped(file)}:${line}` }
    }
    if (!/^[\w$]+(?:\.[\w$]+)?$/.test(argument)) {
      throw new InvalidCommand(`expected a line, a file and a line, a function or *pc, got '${argument}'`)
    }
    return { target: { function: argument }, text: argument }
  }

  #add(target: DebugTarget, text: string, isTemporary = false): ListedBreakpoint {
    const added = { id: ++this.#lastId, target, text, isTemporary }
    this.#breakpoints.push(added)
    return added
  }

  #added(target: DebugTarget, text: string, isTemporary: boolean): Answer {
    return [`Breakpoint ${this.#add(target, text, isTemporary).id}: ${text}`]
  }
}

const COUNT = '[times]'

const COMMANDS: readonly Command[] = [
  {
    names: ['step', 's'],
    usage: `step ${COUNT}`,
    help: 'the next line, also in a function that is called',
    repeats: true,
    run: (argument, debug) => debug.step(argument, (session) => session.stepIn()),
  },
  {
    names: ['next', 'n'],
    usage: `next ${COUNT}`,
    help: 'the next line of this function',
    repeats: true,
    run: (argument, debug) => debug.step(argument, (session) => session.stepOver()),
  },
  {
    names: ['finish', 'fin'],
    usage: 'finish',
    help: 'behind the call of this function',
    repeats: true,
    run: (argument, debug) => debug.step(argument, (session) => session.stepOut()),
  },
  {
    names: ['stepi', 'si'],
    usage: `stepi ${COUNT}`,
    help: 'the next instruction',
    repeats: true,
    run: (argument, debug) => debug.step(argument, (session) => session.stepInstruction()),
  },
  {
    names: ['nexti', 'ni'],
    usage: `nexti ${COUNT}`,
    help: 'the next instruction of this contract',
    repeats: true,
    run: (argument, debug) => debug.step(argument, (session) => stepOverInstruction(session, 'forward')),
  },
  {
    names: ['reverse-step', 'rs'],
    usage: `reverse-step ${COUNT}`,
    help: 'the line that ran before',
    repeats: true,
    run: (argument, debug) => debug.step(argument, (session) => session.stepBack(), 'back'),
  },
  {
    names: ['reverse-next', 'rn'],
    usage: `reverse-next ${COUNT}`,
    help: 'the line before of this function',
    repeats: true,
    run: (argument, debug) => debug.step(argument, (session) => session.stepOver('back'), 'back'),
  },
  {
    names: ['reverse-finish', 'rf'],
    usage: 'reverse-finish',
    help: 'before the call of this function',
    repeats: true,
    run: (argument, debug) => debug.step(argument, (session) => session.stepOut('back'), 'back'),
  },
  {
    names: ['reverse-stepi', 'rsi'],
    usage: `reverse-stepi ${COUNT}`,
    help: 'the instruction before',
    repeats: true,
    run: (argument, debug) => debug.step(argument, (session) => session.stepInstruction(-1), 'back'),
  },
  {
    names: ['reverse-nexti', 'rni'],
    usage: `reverse-nexti ${COUNT}`,
    help: 'the instruction before of this contract',
    repeats: true,
    run: (argument, debug) => debug.step(argument, (session) => stepOverInstruction(session, 'back'), 'back'),
  },
  {
    names: ['continue', 'c'],
    usage: 'continue',
    help: 'the next breakpoint or failure, or the end',
    repeats: true,
    run: (_argument, debug) => debug.continue('forward'),
  },
  {
    names: ['reverse-continue', 'rc'],
    usage: 'reverse-continue',
    help: 'the breakpoint or failure before, or the beginning',
    repeats: true,
    run: (_argument, debug) => debug.continue('back'),
  },
  {
    names: ['until', 'u', 'advance'],
    usage: 'until [place]',
    help: 'a later line of this function: out of a loop; or a place',
    repeats: true,
    run: (argument, debug) => debug.until(argument),
  },
  { names: ['run', 'r', 'start'], usage: 'run', help: 'the first line', run: (_argument, debug) => debug.begin() },
  {
    names: ['goto'],
    usage: 'goto <number>',
    help: 'an instruction by its number in the run, from 1',
    run: (argument, debug) => {
      const number = numberIn(argument)
      if (number === undefined) throw new InvalidCommand(`expected the number of an instruction, got '${argument}'`)
      return debug.goTo(Number(number) - 1)
    },
  },
  {
    names: ['break', 'b'],
    usage: 'break [place]',
    help: 'stop at Coin.sol:12, 12, Coin.transfer, transfer or *pc',
    run: (argument, debug) => debug.break(argument),
  },
  { names: ['tbreak', 'tb'], usage: 'tbreak [place]', help: 'the same, once', run: (argument, debug) => debug.break(argument, true) },
  {
    names: ['watch'],
    usage: 'watch <variable>',
    help: 'stop at writes to it, or to storage[3]',
    run: (argument, debug) => debug.watch(argument),
  },
  {
    names: ['catch'],
    usage: 'catch [name]',
    help: "stop at failures ('revert'), or at an instruction such as SSTORE",
    run: (argument, debug) => debug.catch(argument),
  },
  {
    names: ['delete', 'd'],
    usage: 'delete [number]',
    help: 'remove a breakpoint, or all; number 1 is that of failures',
    run: (argument, debug) => debug.delete(argument),
  },
  {
    names: ['backtrace', 'bt', 'where'],
    usage: 'backtrace',
    help: 'the functions that have not returned',
    run: (_, debug) => debug.backtrace(),
  },
  { names: ['frame', 'f'], usage: 'frame [number]', help: 'show one of them', run: (argument, debug) => debug.frame(argument) },
  { names: ['up'], usage: 'up', help: 'the one around', repeats: true, run: (_argument, debug) => debug.frame('', 1) },
  { names: ['down'], usage: 'down', help: 'the one within', repeats: true, run: (_argument, debug) => debug.frame('', -1) },
  { names: ['list', 'l'], usage: 'list [line]', help: 'the source around', run: (argument, debug) => debug.list(argument) },
  {
    names: ['disassemble', 'disas'],
    usage: 'disassemble',
    help: 'the instructions around',
    run: (_argument, debug) => debug.disassemble(),
  },
  {
    names: ['print', 'p'],
    usage: 'print <value>',
    help: '$pc, $gas, $stack[0], memory[0x40], storage[3], a variable',
    run: (argument, debug) => debug.print(argument),
  },
  { names: ['x'], usage: 'x/4 [offset]', help: 'words of memory; x/5i instructions', run: (argument, debug) => debug.examine(argument) },
  {
    names: ['info', 'i'],
    usage: 'info <what>',
    help: 'breakpoints, stack, memory, registers, args, locals, variables, sources, frame',
    run: (argument, debug) => debug.info(argument),
  },
  {
    names: ['help', 'h'],
    usage: 'help',
    help: 'this list; an empty line does the last step again',
    run: () => COMMANDS.map(({ names, usage, help }) => `${[usage, ...names.slice(1)].join(', ').padEnd(32)}${help}`),
  },
  { names: ['quit', 'q', 'exit'], usage: 'quit', help: 'the end', run: () => undefined },
]

function commandNamed(word: string): Command {
  const known = COMMANDS.find(({ names }) => names.includes(word))
  if (known) return known
  const all = COMMANDS.flatMap(({ names }) => names)
  // As in gdb, the beginning of a name is enough if no other command begins so.
  const begun = COMMANDS.filter(({ names }) => names.some((name) => name.startsWith(word)))
  if (begun.length === 1 && begun[0]) return begun[0]
  const near = nearest(word, all)
  throw new InvalidCommand(`there is no command '${word}': ${near === undefined ? "'help' lists them" : `did you mean ${near}?`}`)
}
