export type { HttpOptions } from '../http/index.js'
export type { PageOptions } from './options.js'
export { page, pageMounts } from './page.js'
export { mountSourcify } from './sourcify.js'
