// @ts-check
/** Entry of a page whose bundler makes the worker, too: runs the parts in both. */
new Worker(new URL('./page.mjs', import.meta.url), { type: 'module' })
void import('./page.mjs')
