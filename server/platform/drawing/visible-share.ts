/** Whether a drawing can be seen on its tile, measured on the drawn pixels: shapes can be covered or too thin. */
import { contrast } from './mark-themes.ts'
import type { Drawn } from './svg-renderer.ts'

const LEAST_CONTRAST = 2
/** A mark is visible when so much of its square differs from the tile by that contrast. */
export const LEAST_VISIBLE_SHARE = 0.05
/** The height of a mark on a card, in pixels. */
export const CARD_HEIGHT = 32

/** The share of an image, drawn on `surface`, that can be seen: 0 to 1. */
export function visibleShare({ pixels, width, height }: Omit<Drawn, 'png'>, surface: string): number {
  const colors = new Map<string, number>()
  for (let at = 0; at < pixels.length; at += 4) {
    const color = `#${Buffer.from(pixels.subarray(at, at + 3)).toString('hex')}`
    colors.set(color, (colors.get(color) ?? 0) + 1)
  }
  let visible = 0
  for (const [color, count] of colors) if (contrast(color, surface) >= LEAST_CONTRAST) visible += count
  return visible / (width * height)
}
