import { ServerError } from '../primitives/errors.js'

/** No key for this address is managed here. */
export class UnknownAccount extends ServerError {
  constructor() {
    super('unknown account')
  }
}

/** There is no key for this address that could be unlocked. */
export class NoKeyForAddress extends ServerError {
  constructor() {
    super('no key for given address or file')
  }
}

/** The key is there, but it is encrypted, and no passphrase came with the call. */
export class AccountLocked extends ServerError {
  constructor() {
    super('authentication needed: password or unlock')
  }
}

/** A passphrase does not decrypt the key of an account. */
export class WrongPassphrase extends ServerError {
  constructor() {
    super('could not decrypt key with given password')
  }
}

/** Passphrases of an account were wrong too often within a minute. */
export class TooManyWrongPassphrases extends ServerError {
  constructor(seconds: number) {
    super(`too many wrong passphrases: try again in ${seconds} s`)
  }
}

/** Too many passphrases wait to be checked. */
export class TooManyPassphrases extends ServerError {
  constructor() {
    super('too many passphrases are being checked: try again later')
  }
}

/** geth holds a duration in 63 bits of nanoseconds. */
export class UnlockDurationTooLarge extends ServerError {
  constructor() {
    super('unlock duration too large')
  }
}

/** The given private key is invalid. The text contains at most the invalid character of it. */
export class InvalidPrivateKey extends ServerError {}

/** A key file that cannot be read: its form, its algorithms, or parameters that would cost more than any honest file's. */
export class InvalidKeyFile extends ServerError {}

/** The keys cannot be read or kept where they are: the directory is gone, or the disk is full. The text says why, and holds no path. */
export class KeyStoreFailed extends ServerError {}

/** A signature does not have the form of one. */
export class InvalidSignature extends ServerError {}

/** Typed data that says nothing definite, or does not fit its own types (EIP-712). */
export class InvalidTypedData extends ServerError {}
