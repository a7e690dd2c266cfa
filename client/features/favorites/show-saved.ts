/** A movement that explains something takes less than 200 ms. */
const DURATION_MS = 190

/**
 * Moves a copy of a button's heart to the account's menu in the header, where the favorites are, and pulses the menu.
 * Nothing moves for people who prefer reduced motion.
 */
export function showSaved(button: Element): void {
  const heart = button.querySelector('svg')
  const menu = document.querySelector('[data-account-mark]')
  if (!heart || !menu?.animate || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const from = heart.getBoundingClientRect()
  const to = menu.getBoundingClientRect()
  const x = to.left + to.width / 2 - (from.left + from.width / 2)
  const y = to.top + to.height / 2 - (from.top + from.height / 2)
  const copy = heart.cloneNode(true) as SVGElement
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${from.left}px`,
    top: `${from.top}px`,
    zIndex: '50',
    pointerEvents: 'none',
    color: 'var(--color-accent)',
    fill: 'currentColor',
  })
  document.body.append(copy)
  const end = { transform: `translate(${x}px, ${y}px) scale(0.6)`, opacity: 0.6 }
  copy.animate([{}, end], { duration: DURATION_MS, easing: 'ease-in' }).onfinish = () => copy.remove()
  menu.animate({ scale: [1, 1, 1.2, 1] }, DURATION_MS)
}
