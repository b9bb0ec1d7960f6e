// @ts-check
/**
 * Makes the source maps in `dist` as small as users need them. Those of ES modules keep the sources of this project; the packages in the files are at their
 * repositories. CommonJS modules refer to no source map: their maps are for the gates, and not published. Part of `npm run build`.
 *
 *     node scripts/trim-maps.mjs
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const dist = fileURLToPath(new URL('../dist', import.meta.url))

for (const name of readdirSync(dist)) {
  const file = join(dist, name)
  if (name.endsWith('.cjs')) writeFileSync(file, readFileSync(file, 'utf8').replace(/\/\/# sourceMappingURL=\S+\s*$/, '\n'))
  if (!name.endsWith('.js.map')) continue
  /** @type {{ sources: string[], sourcesContent: (string | null)[] }} */
  const map = JSON.parse(readFileSync(file, 'utf8'))
  const sourcesContent = map.sourcesContent.map((text, i) => (map.sources[i]?.includes('node_modules/') ? null : text))
  writeFileSync(file, JSON.stringify({ ...map, sourcesContent }))
}
