/** Durations in seconds. */

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Returns milliseconds as seconds, rounded down. */
export function millis(amount: number): number {
  return Math.floor(amount / 1000)
}

export function seconds(amount: number): number {
  return amount
}

export function minutes(amount: number): number {
  return amount * MINUTE
}

export function hours(amount: number): number {
  return amount * HOUR
}

export function days(amount: number): number {
  return amount * DAY
}

export function weeks(amount: number): number {
  return amount * 7 * DAY
}

/** Returns years of 365 days as seconds. */
export function years(amount: number): number {
  return amount * 365 * DAY
}
