import * as fs from 'node:fs/promises'
import type { Disk } from '../../../adapters/storage/key-store.js'

export interface Operation {
  /** Number of operations before it. */
  readonly position: number
  readonly name: string
  readonly args: readonly unknown[]
  perform(args: readonly unknown[]): Promise<unknown>
}

/** A disk whose operations are counted, those on open files too. `decide` says what comes of each; `release` closes what is still open. */
export function countedDisk(decide: (operation: Operation) => Promise<unknown>) {
  const names: string[] = []
  const opened: fs.FileHandle[] = []
  const counted = <Target extends object>(target: Target): Target =>
    new Proxy(target, {
      get(_, name) {
        const member: unknown = Reflect.get(target, name, target)
        if (typeof member !== 'function' || typeof name !== 'string') return member
        const perform = async (given: readonly unknown[]) => {
          const result: unknown = await member.apply(target, given)
          if (name !== 'open') return result
          const handle = result as fs.FileHandle
          opened.push(handle)
          return counted(handle)
        }
        return (...args: readonly unknown[]) => decide({ position: names.push(name) - 1, name, args, perform })
      },
    })
  const disk: Disk = counted({ ...fs })
  return { disk, names, release: () => Promise.all(opened.map((handle) => handle.close())) }
}
