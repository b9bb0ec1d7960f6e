/** Script of a flame graph. It is part of the document, and reads only what the document has. */
export const FLAME_SCRIPT = `
const boxes = [...document.querySelectorAll('g.box')].map((g) => ({
  g, x: +g.dataset.x, w: +g.dataset.w, d: +g.dataset.d, n: g.dataset.n, rect: g.querySelector('rect'), text: g.querySelector('text'),
}))
const note = document.getElementById('note')
const first = note.textContent
let [zoomed, at, search] = [undefined, boxes[0], '']
const covers = (one, other) => other.x >= one.x - 1e-7 && other.x + other.w <= one.x + one.w + 1e-7
const show = () => {
  const [x, w] = zoomed ? [zoomed.x, zoomed.w] : [0, 1]
  for (const box of boxes) {
    const around = zoomed !== undefined && box.d < zoomed.d && covers(box, zoomed)
    const inside = zoomed === undefined || around || (box.d >= zoomed.d && covers(zoomed, box))
    box.g.classList.toggle('away', !inside)
    if (!inside) continue
    const [left, wide] = around ? [0, 1200] : [((box.x - x) / w) * 1200, (box.w / w) * 1200]
    box.rect.setAttribute('x', left)
    box.rect.setAttribute('width', Math.max(wide, 0.2))
    box.text.setAttribute('x', left + 4)
    const fit = Math.floor((wide - 6) / 7)
    box.text.textContent = fit < 3 ? '' : box.n.length <= fit ? box.n : box.n.slice(0, fit - 1) + '\\u2026'
    const found = search !== '' && box.n.toLowerCase().includes(search)
    box.g.classList.toggle('found', found)
    box.g.classList.toggle('dim', search !== '' && !found)
  }
  const found = boxes.filter((box) => box.n.toLowerCase().includes(search)).length
  note.textContent = search === '' ? first : 'search: ' + search + ' (' + found + ')'
}
const focus = (box) => {
  if (!box) return
  at.g.setAttribute('tabindex', '-1')
  at = box
  at.g.setAttribute('tabindex', '0')
  at.g.focus()
}
const visible = () => boxes.filter(({ g }) => !g.classList.contains('away'))
const moves = {
  ArrowUp: () => visible().find((box) => box.d === at.d + 1 && covers(at, box)),
  ArrowDown: () => visible().find((box) => box.d === at.d - 1 && covers(box, at)),
  ArrowLeft: () => visible().filter((box) => box.d === at.d && box.x < at.x).at(-1),
  ArrowRight: () => visible().find((box) => box.d === at.d && box.x > at.x),
  Home: () => boxes[0],
}
const zoom = (box) => { zoomed = box === zoomed ? undefined : box; show(); focus(box ?? at) }
for (const box of boxes) box.g.addEventListener('click', () => zoom(box))
addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const { key } = event
  if (key in moves) focus(moves[key]())
  else if (key === 'Enter') zoom(at)
  else if (key === 'Escape') { search === '' ? (zoomed = undefined) : (search = ''); show() }
  else if (key === 'Backspace') { search = search.slice(0, -1); show() }
  else if (key.length === 1) { search += key.toLowerCase(); show() }
  else return
  event.preventDefault()
})
if (at) at.g.setAttribute('tabindex', '0')
`
