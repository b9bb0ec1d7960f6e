import { assets, assetsBetweenChains, assetsFromSource, ibcOriginAssets, recommendAssets } from './asset-lists.js'
import { bridges, chains, venues } from './info.js'
import { route } from './route.js'

/** The endpoints of a planner, by the names of its methods. */
export const plannerEndpoints = {
  route,
  assetsBetweenChains,
  assetsFromSource,
  recommendAssets,
  ibcOriginAssets,
  assets,
  chains,
  bridges,
  venues,
} as const
