import { h } from './dom.js'
import { grouped, short } from './quantities.js'

export function blockLink(number: number | string): HTMLElement {
  return h('a', { href: `#/block/${Number(number)}` }, grouped(Number(number)))
}

export function transactionLink(hash: string, text = short(hash)): HTMLElement {
  return h('a', { href: `#/tx/${hash}`, class: 'code', title: hash }, text)
}

/** Shows an address, short, with all of it as its title. */
export function addressText(address: string): HTMLElement {
  return h('span', { class: 'code', title: address }, short(address))
}
