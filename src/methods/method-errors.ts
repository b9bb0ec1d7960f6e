/** Errors that several methods document: what to reckon with, not every reason there is. Amounts in the texts are examples. */
import { ExecutionHalted, ExecutionReverted, IntrinsicGasTooLow } from '../evm/errors.js'
import { MEMORY_LIMIT, MemoryLimitExceeded } from '../evm/memory-limit.js'
import { AlreadyKnown, CannotAfford, NonceTooLow, ReplacementUnderpriced, TipBelowMinimum } from '../pool/errors.js'
import { EMPTY_BYTES } from '../primitives/hex.js'
import { type MethodError, raises } from '../rpc/record.js'
import { HeaderNotFound } from '../services/blocks.js'
import { ExecutionAborted } from '../services/call-timeout.js'

/** Of methods that look at the state of a block. */
export const blockErrors: readonly MethodError[] = [raises('the block does not exist', new HeaderNotFound('latest'))]

/** Of methods that run code and want it to get through. */
export const callErrors: readonly MethodError[] = [
  ...blockErrors,
  raises('the code reverts; `data` contains the revert data, and its reason is added to the text', new ExecutionReverted(EMPTY_BYTES)),
  raises('the code fails in another way; the text names it', new ExecutionHalted('out of gas')),
  raises('the code runs longer than the time limit of calls', new ExecutionAborted(5000)),
  raises('the code takes more memory than a call may', new MemoryLimitExceeded(MEMORY_LIMIT.call)),
]

/** Of methods that hand in a transaction. */
export const poolErrors: readonly MethodError[] = [
  raises('the transaction is in the pool already', new AlreadyKnown()),
  raises('the sender has used the nonce', new NonceTooLow(5n, 4n)),
  raises('a transaction with the same nonce waits, and this one does not pay 10 % more', new ReplacementUnderpriced()),
  raises('the sender cannot pay the maximum cost', new CannotAfford(1_000n, 0n, 22_000n)),
  raises('its tip is below the minimum of this node', new TipBelowMinimum(0n, 1n)),
  raises('its gas limit is below the intrinsic gas', new IntrinsicGasTooLow(20_000n, 21_000n, 'pool')),
]
