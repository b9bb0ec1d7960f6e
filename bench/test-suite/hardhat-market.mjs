import { network } from 'hardhat'
import { publicActions } from 'viem'
import { setUp } from './market.mjs'

const { viem, networkHelpers } = await network.create()

async function deployMarket() {
  const [wallet] = await viem.getWalletClients()
  const client = wallet.extend(publicActions)
  return setUp(client, await client.getAddresses())
}

export const loadMarket = () => networkHelpers.loadFixture(deployMarket)
