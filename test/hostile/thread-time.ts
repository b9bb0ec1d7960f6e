import { readFileSync } from 'node:fs'

/**
 * Milliseconds for which the first thread of a process has had a processor, in steps of ten; no number where the platform does not tell. Threads that collect
 * garbage beside it are not counted: they hold up nobody.
 */
export function threadTime(pid: number | string): number {
  try {
    // Times in user and in kernel mode stand after the name of the program, which is in brackets and may hold anything.
    const [, , , , , , , , , , , , user, system] = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8').replace(/^.*\)/s, '0').split(' ')
    return 10 * (Number(user) + Number(system))
  } catch {
    return Number.NaN
  }
}
