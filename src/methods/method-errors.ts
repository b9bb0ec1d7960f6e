/** Errors that several methods document: what to reckon with, not every reason there is. Amounts in the texts are examples. */
import { ExecutionHalted, ExecutionReverted, IntrinsicGasTooLow } from '../evm/errors.js'
import { AlreadyKnown, CannotAfford, NonceTooLow, ReplacementUnderpriced, TipBelowMinimum } from '../pool/errors.js'
import { EMPTY_BYTES } from '../primitives/hex.js'
import { type MethodError, raises } from '../rpc/record.js'
import { HeaderNotFound } from '../services/blocks.js'
import { ExecutionAborted } from '../services/call-timeout.js'

/** Of methods that look at the state of a block. */
export const blockErrors: readonly MethodError[] = [raises('there is no such block', new HeaderNotFound('latest'))]

/** Of methods that run code and want it to get through. */
export const callErrors: readonly MethodError[] = [
  ...blockErrors,
  raises('the code reverts; `data` is what it returned, and a reason in there is added to the text', new ExecutionReverted(EMPTY_BYTES)),
  raises('the code fails in another way, which the text names', new ExecutionHalted('out of gas')),
  raises('the code runs for longer than this node allows', new ExecutionAborted(5000)),
]

/** Of methods that hand in a transaction. */
export const poolErrors: readonly MethodError[] = [
  raises('the transaction is in the pool already', new AlreadyKnown()),
  raises('the sender has used the nonce', new NonceTooLow(5n, 4n)),
  raises('one with the same nonce waits, and this one does not pay a tenth more', new ReplacementUnderpriced()),
  raises('the sender cannot pay the most it may cost', new CannotAfford(1_000n, 0n, 22_000n)),
  raises('its tip is below the minimum of this node', new TipBelowMinimum(0n, 1n)),
  raises('its gas limit does not even pay for sending it', new IntrinsicGasTooLow(20_000n, 21_000n, 'pool')),
]
