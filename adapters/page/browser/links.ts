import { h } from './dom.js'
import { grouped, short } from './quantities.js'

export function blockLink(number: number | string): HTMLElement {
  return h('a', { href: `#/block/${Number(number)}` }, grouped(Number(number)))
}

export function transactionLink(hash: string, text = short(hash)): HTMLElement {
  return h('a', { href: `#/tx/${hash}`, class: 'code', title: hash }, text)
}

export function addressLink(address: string, text = short(address)): HTMLElement {
  return h('a', { href: `#/account/${address}`, class: 'code', title: address }, text)
}

export function contractLink(address: string, text = short(address)): HTMLElement {
  return h('a', { href: `#/contract/${address}`, class: 'code', title: address }, text)
}
