import type { Address } from '../primitives/hex.js'

/** Accounts that are impersonated at some moment. */
export interface ImpersonatedAccounts {
  readonly accounts: Iterable<Address>
  readonly everyone: boolean
  readonly version: number
}

/** Accounts as which a test chain lets anybody send transactions, without a key. */
export class Impersonation {
  #accounts = new Set<Address>()
  #everyone = false
  #version = 0

  /** Changes whenever the accounts do. */
  get version(): number {
    return this.#version
  }

  /** Whether it is all of them. */
  get everyone(): boolean {
    return this.#everyone
  }

  set everyone(everyone: boolean) {
    this.#everyone = everyone
    this.#version++
  }

  covers(account: Address): boolean {
    return this.everyone || this.#accounts.has(account)
  }

  /** Those that were named. */
  get accounts(): ReadonlySet<Address> {
    return this.#accounts
  }

  add(account: Address): void {
    this.#accounts.add(account)
    this.#version++
  }

  /** Returns whether it was there. */
  remove(account: Address): boolean {
    this.#version++
    return this.#accounts.delete(account)
  }

  /** The same accounts for a fork of the chain. */
  fork(): Impersonation {
    const child = new Impersonation()
    child.restore(this)
    return child
  }

  /** Takes over the accounts and the version of another chain, or its own of an earlier moment. */
  restore({ accounts, everyone, version }: ImpersonatedAccounts): void {
    this.#accounts = new Set(accounts)
    this.#everyone = everyone
    this.#version = version
  }

  clear(): void {
    this.#accounts.clear()
    this.everyone = false
  }
}
