/** The colors of a mark in both themes. */
import type { DrawingElement } from './drawing.ts'

/**
 * Tile surface and ink as in client/styles/tokens.css, with the minimum contrast. Large shapes in light greens and
 * oranges are legible on paper, thin ones in dark blues are not on the dark tile.
 */
export const MARK_THEMES = {
  light: { surface: '#fffdf8', ink: '#231d15', leastContrast: 2 },
  dark: { surface: '#1f1b15', ink: '#f2ebde', leastContrast: 2.8 },
} as const
export type MarkTheme = keyof typeof MARK_THEMES

/** A color inherited from the page. */
const OPEN = 'currentColor'
const PAINTS = ['fill', 'stroke', 'stop-color'] as const
const SHAPES = new Set(['path', 'circle', 'ellipse', 'rect', 'polygon', 'polyline'])
/** Color names used in the packages. */
const NAMED: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000', gold: '#ffd700', red: '#ff0000' }

/** Whether a paint is a color that can be measured: hexadecimal, or one of the names above. */
const isKnownColor = (color: string): boolean =>
  /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(NAMED[color.toLowerCase()] ?? color)

const channels = (color: string): number[] => {
  const hex = (NAMED[color.toLowerCase()] ?? color).replace('#', '')
  const long = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex
  const values = [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16) / 255)
  if (values.some(Number.isNaN)) throw new Error(`"${color}" is not a color that is known here`)
  return values.map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
}

const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG contrast of two colors, 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const isReadable = (color: string, theme: MarkTheme): boolean =>
  contrast(color, MARK_THEMES[theme].surface) >= MARK_THEMES[theme].leastContrast

/** The paints of a drawing that cannot be measured. */
export const unknownColors = (root: DrawingElement): readonly string[] =>
  paintsOf(root).filter((color) => color !== OPEN && !isKnownColor(color))

/** All paints of a drawing, including the inherited one. */
export function paintsOf(element: DrawingElement, inherited = OPEN): string[] {
  const { fill = inherited } = element.attributes
  const { stroke, 'stop-color': stop } = element.attributes
  const own = [SHAPES.has(element.name) ? fill : undefined, stroke, stop]
  const colors = own.filter((color) => color !== undefined && color !== 'none' && !color.startsWith('url('))
  const shown = element.name === 'clipPath' ? [] : element.children.flatMap((child) => paintsOf(child, fill))
  return [...new Set([...(colors as string[]), ...shown])]
}

/** A monochrome drawing in another color. */
const inColor = (root: DrawingElement, color: string): DrawingElement => {
  const recolored = (element: DrawingElement): DrawingElement => ({
    ...element,
    attributes: Object.fromEntries(
      Object.entries(element.attributes).flatMap(([name, value]) => {
        if (!(PAINTS as readonly string[]).includes(name) || value === 'none') return [[name, value]]
        return name === 'fill' ? [] : [[name, color]]
      }),
    ),
    children: element.children.map(recolored),
  })
  const drawing = recolored(root)
  return { ...drawing, attributes: { ...drawing.attributes, fill: color } }
}

/** A multicolor drawing with `replaced` colors as ink. */
const withInk = (root: DrawingElement, ink: string, replaced: ReadonlySet<string>): DrawingElement => {
  const inked = (element: DrawingElement): DrawingElement => ({
    ...element,
    attributes: Object.fromEntries(
      Object.entries(element.attributes).map(([name, value]) => [
        name,
        (PAINTS as readonly string[]).includes(name) && replaced.has(value) ? ink : value,
      ]),
    ),
    children: element.children.map(inked),
  })
  const drawing = inked(root)
  return { ...drawing, attributes: { fill: ink, ...drawing.attributes } }
}

type ThemedMark = { readonly light: DrawingElement; readonly dark: DrawingElement }

/**
 * A mark for light and dark tiles. A single color is kept where legible (`brandColor` if unset), else it becomes ink.
 * If most of several colors are illegible, the `plain` version is used, or those colors become ink.
 */
export function themedMark(given: {
  readonly drawing: DrawingElement
  readonly brandColor: string | null
  readonly plain: DrawingElement | null
}): ThemedMark {
  const { drawing, brandColor, plain } = given
  const paints = paintsOf(drawing)
  const forTheme = (theme: MarkTheme): DrawingElement => {
    const [only] = paints
    if (paints.length === 1 && only !== undefined) {
      const color = only === OPEN ? brandColor : only
      return inColor(drawing, color !== null && isReadable(color, theme) ? color : MARK_THEMES[theme].ink)
    }
    const { ink } = MARK_THEMES[theme]
    const unread = paints.filter((color) => color !== OPEN && !isReadable(color, theme))
    if (unread.length * 2 <= paints.length) return withInk(drawing, ink, new Set([OPEN]))
    return plain === null ? withInk(drawing, ink, new Set([OPEN, ...unread])) : inColor(plain, ink)
  }
  return { light: forTheme('light'), dark: forTheme('dark') }
}
