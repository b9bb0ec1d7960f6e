import type { Address } from '../../primitives/hex.js'
import { MissingState } from '../../primitives/missing-state.js'
import { type Account, isEmptyAccount } from '../../state/account.js'
import { AccountStorage } from '../../state/account-storage.js'
import { WorldState } from '../../state/world-state.js'

/**
 * Returns a state in which every account and every slot of `state` has to be loaded before it can be read. Accounts that are empty are absent, as on a
 * remote chain.
 *
 * @param loads receives the name of each value when it is loaded
 */
export function unloaded(state: WorldState, loads: string[] = []): WorldState {
  const loaded = new Set<string>()
  const load = async (what: string) => {
    await Promise.resolve()
    loads.push(what)
    loaded.add(what)
  }
  const require = (what: string) => {
    if (!loaded.has(what)) throw new MissingState(what, () => load(what))
  }
  const accounts = new Map<Address, Account | undefined>()
  const accountOf = (address: Address): Account | undefined => {
    const account = state.account(address)
    if (!account || (isEmptyAccount(account) && account.storage.isEmpty)) return undefined
    const storage = AccountStorage.over({
      isEmpty: account.storage.isEmpty,
      slot(slot) {
        require(`slot ${slot} of ${address}`)
        return account.storage.get(slot)
      },
    })
    return { ...account, storage }
  }
  return WorldState.over({
    account(address) {
      require(`account ${address}`)
      if (!accounts.has(address)) accounts.set(address, accountOf(address))
      return accounts.get(address)
    },
    async prepare(addresses) {
      for (const address of new Set(addresses)) if (!loaded.has(`account ${address}`)) await load(`account ${address}`)
    },
  })
}
