import { describe, expect, test } from 'vitest'
import { type Caller, type Run, RunQueue } from '../../src/evm/run-queue.js'
import { MissingState } from '../../src/primitives/missing-state.js'

/** Caller whose runs and waits are recorded. */
class Peer implements Caller {
  readonly peer = this
  waits = 0
  isWaiting = false

  checkTime(): void {}

  /** Until when the peer can take no result. */
  blocked: Promise<void> | undefined

  room(): Promise<void> | undefined {
    return this.blocked
  }

  pause(): void {
    this.waits++
    this.isWaiting = true
  }

  resume(): void {
    this.isWaiting = false
  }
}

/** Uses up time (ms) without leaving the present task. */
function spend(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

/** Longer (ms) than a run goes on while others wait. */
const LONG = 12

/** Runs of some peers over one queue, and the names of the runs in the order in which they came to their end. */
class Course {
  readonly queue = new RunQueue()
  readonly ended: string[] = []

  async run(name: string, caller?: Caller, work: (run: Run) => Promise<void> | void = () => {}): Promise<void> {
    const run = await this.queue.begin(caller)
    await work(run)
    this.ended.push(name)
    run.end()
  }
}

const two = () => [new Peer(), new Peer()] as const

describe('runs of code', () => {
  test('runs the calls of one peer in order', async () => {
    const course = new Course()
    const peer = new Peer()
    await Promise.all(['1', '2', '3', '4'].map((name) => course.run(name, peer)))
    expect(course.ended).toEqual(['1', '2', '3', '4'])
  })

  test('alternates between two peers, however many calls one of them has', async () => {
    const course = new Course()
    const [heavy, light] = two()
    const flood = Array.from({ length: 1000 }, (_, number) => course.run(`heavy ${number}`, heavy))
    await Promise.all([...flood, course.run('light', light)])
    expect(course.ended.indexOf('light')).toBeLessThan(3)
  })

  test('starts at most eight calls, four of one peer', async () => {
    const course = new Course()
    let started = 0
    let finish = () => {}
    const finished = new Promise<void>((resolve) => {
      finish = resolve
    })
    const wait = (run: Run) => {
      started++
      return run.during(finished)
    }
    const peer = new Peer()
    const ofOne = Array.from({ length: 20 }, () => course.run('', peer, wait))
    await new Promise(setImmediate)
    expect(started).toBe(4)
    const ofOthers = Array.from({ length: 20 }, () => course.run('', new Peer(), wait))
    await new Promise(setImmediate)
    expect(started).toBe(8)
    finish()
    await Promise.all([...ofOne, ...ofOthers])
    expect(started).toBe(40)
  })

  test('runs a short call before long ones end', async () => {
    const course = new Course()
    const [heavy, light] = two()
    const long = async (run: Run) => {
      for (let slice = 0; slice < 5; slice++) {
        spend(LONG)
        await run.yield()
      }
    }
    await Promise.all([course.run('long', heavy, long), course.run('long', heavy, long), course.run('short', light)])
    expect(course.ended).toEqual(['short', 'long', 'long'])
  })

  test('continues a block while there are calls without end', async () => {
    const course = new Course()
    let isMade = false
    let slices = 0
    const calls = Array.from({ length: 8 }, () =>
      course.run('call', new Peer(), async (run) => {
        while (!isMade) {
          spend(LONG)
          slices++
          await run.yield()
        }
      }),
    )
    for (let transaction = 0; transaction < 20; transaction++) await course.run('transaction')
    isMade = true
    // A transaction waits for one slice of a call; it would wait for all eight if it stood in line with them.
    expect(slices).toBeLessThan(20 * 4)
    await Promise.all(calls)
  })

  test('does not count the time in which calls wait', async () => {
    const course = new Course()
    const [first, second] = two()
    const running = course.run('first', first, (run) => {
      expect(second.isWaiting).toBe(true)
      spend(LONG)
      return run.yield()
    })
    await Promise.all([running, course.run('second', second, () => expect(second.isWaiting).toBe(false))])
    expect(second.waits).toBe(1)
    expect(first.isWaiting).toBe(false)
  })

  test('holds a call until its caller can take the result, and runs others first', async () => {
    const course = new Course()
    const [slow, other] = two()
    let unblock = () => {}
    slow.blocked = new Promise((resolve) => {
      unblock = resolve
    })
    const waiting = Array.from({ length: 10 }, (_, number) => course.run(`slow ${number}`, slow))
    await Promise.all(Array.from({ length: 10 }, () => course.run('other', other)))
    expect(course.ended).toEqual(Array(10).fill('other'))
    slow.blocked = undefined
    unblock()
    await Promise.all(waiting)
    expect(course.ended.slice(10)).toEqual(Array.from({ length: 10 }, (_, number) => `slow ${number}`))
  })

  test('lets one call at a time take much memory, and others run meanwhile', async () => {
    const course = new Course()
    let large = 0
    let most = 0
    const grow = async (run: Run) => {
      await run.becomeLarge()
      most = Math.max(most, ++large)
      for (let slice = 0; slice < 3; slice++) {
        spend(LONG)
        await run.yield()
      }
      large--
    }
    const grown = Array.from({ length: 4 }, () => course.run('large', new Peer(), grow))
    await Promise.all([...grown, course.run('small', new Peer())])
    expect(most).toBe(1)
    expect(course.ended[0]).toBe('small')
    expect(course.ended).toHaveLength(5)
    expect(course.queue.isContended).toBe(false)
  })

  test('lets a block take much memory beside a call', async () => {
    const course = new Course()
    const call = await course.queue.begin(new Peer())
    await call.becomeLarge()
    const done = course.run('block', undefined, (run) => run.becomeLarge())
    await call.during(done)
    call.end()
    expect(course.ended).toEqual(['block'])
  })

  describe('that wait for a server', () => {
    /** A value that a server does not give before `finish`. */
    function newServer() {
      let finish = () => {}
      const finished = new Promise<void>((resolve) => {
        finish = resolve
      })
      return { missing: () => new MissingState('a value', () => finished, true), finish: () => finish() }
    }

    test('leave their places to calls of other peers, and take them again', async () => {
      const course = new Course()
      const { missing, finish } = newServer()
      const waiting = Array.from({ length: 12 }, (_, number) => course.run(`waiting ${number}`, new Peer(), (run) => run.load(missing())))
      await Promise.all(Array.from({ length: 20 }, () => course.run('other', new Peer())))
      expect(course.ended).toEqual(Array(20).fill('other'))
      finish()
      await Promise.all(waiting)
      expect(course.ended).toHaveLength(32)
      expect(course.queue.isContended).toBe(false)
    })

    test('count among the four of their peer', async () => {
      const course = new Course()
      const { missing, finish } = newServer()
      const peer = new Peer()
      let started = 0
      const wait = (run: Run) => {
        started++
        return run.load(missing())
      }
      const calls = Array.from({ length: 20 }, () => course.run('', peer, wait))
      await new Promise(setImmediate)
      expect(started).toBe(4)
      finish()
      await Promise.all(calls)
      expect(started).toBe(20)
    })

    test('are at most eight at a time when they have the processor again', async () => {
      const course = new Course()
      const [far, near] = [newServer(), newServer()]
      const setup = near.missing().load()
      let returned = 0
      const work = async (run: Run) => {
        await run.load(far.missing())
        returned++
        await run.during(setup)
      }
      const calls = Array.from({ length: 30 }, () => course.run('', new Peer(), work))
      await new Promise(setImmediate)
      far.finish()
      await new Promise(setImmediate)
      expect(returned).toBe(8)
      near.finish()
      await Promise.all(calls)
      expect(returned).toBe(30)
    })

    test('keep the engines of eight, and the ninth has to end', async () => {
      const course = new Course()
      const { missing, finish } = newServer()
      const kept = Array.from({ length: 8 }, () => course.run('', new Peer(), (run) => run.loadAmidCode(missing())))
      const value = missing()
      await course.run('', new Peer(), (run) => expect(run.loadAmidCode(value)).rejects.toBe(value))
      finish()
      await Promise.all(kept)
      await course.run('', new Peer(), (run) => run.loadAmidCode(missing()))
    })

    test('keep no engine that takes much memory, and let another call take it', async () => {
      const course = new Course()
      const { missing, finish } = newServer()
      const large = course.run('large', new Peer(), async (run) => {
        await run.becomeLarge()
        const value = missing()
        await expect(run.loadAmidCode(value)).rejects.toBe(value)
        await run.load(value)
        await run.becomeLarge()
      })
      await course.run('other', new Peer(), (run) => run.becomeLarge())
      expect(course.ended).toEqual(['other'])
      finish()
      await large
    })
  })

  test('continues after runs that fail', async () => {
    const course = new Course()
    const [first, second] = two()
    const fail = async () => {
      const run = await course.queue.begin(first)
      try {
        await run.during(Promise.reject(new Error('no setup')))
      } finally {
        run.end()
      }
    }
    await Promise.all([expect(fail()).rejects.toThrow('no setup'), course.run('second', second)])
    await course.run('third', first)
    expect(course.ended).toEqual(['second', 'third'])
    expect(course.queue.isContended).toBe(false)
  })
})
