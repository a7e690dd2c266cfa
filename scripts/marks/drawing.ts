/** Icons restricted to drawing elements: anything not on these lists is rejected. */
import { XMLParser } from 'fast-xml-parser'

export type DrawingElement = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly DrawingElement[]
}

/** An unusable icon. */
export class MarkError extends Error {
  constructor(icon: string, problem: string) {
    super(`${icon}: ${problem}`)
    this.name = 'MarkError'
  }
}

const ELEMENTS = new Set('svg g defs path circle ellipse rect clipPath linearGradient radialGradient stop'.split(' '))
const ATTRIBUTES = new Set(
  'd fill fill-rule fill-opacity clip-rule clip-path opacity stroke stroke-width stroke-linecap stroke-linejoin transform viewBox id cx cy r rx ry fx fy x y x1 x2 y1 y2 width height offset stop-color stop-opacity gradientUnits gradientTransform'.split(
    ' ',
  ),
)
/** Attributes for inline icons. `<title>` is dropped too: an image has no tooltip. */
const DROPPED_ON_ROOT = new Set('xmlns xml:space preserveAspectRatio style role width height x y aria-label'.split(' '))
const SAFE_VALUE = /^(?:url\(#[\w.-]+\)|[^()&<>"']*(?:\((?:[-\d.,\s e]*)\)[^()&<>"']*)*)$/

type Parsed = { readonly ':@'?: Readonly<Record<string, string>> } & Readonly<Record<string, unknown>>

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  processEntities: false,
})

/** The declarations of a style as attributes, which mean the same. */
const declarationsOf = (style: string): [key: string, value: string][] =>
  style
    .split(';')
    .filter((declaration) => declaration.trim() !== '')
    .map((declaration) => {
      const [key = '', ...value] = declaration.split(':')
      return [key.trim(), value.join(':').trim()]
    })

function readElement(icon: string, parsed: Parsed, isRoot: boolean): DrawingElement[] {
  const name = Object.keys(parsed).find((key) => key !== ':@') ?? ''
  if (name === 'title' || name === 'desc') return []
  if (!ELEMENTS.has(name)) throw new MarkError(icon, `holds <${name}>`)
  const attributes: Record<string, string> = {}
  const given = Object.entries(parsed[':@'] ?? {}).filter(([key]) => !isRoot || !DROPPED_ON_ROOT.has(key))
  for (const [key, value] of given.flatMap((entry) => (entry[0] === 'style' ? declarationsOf(entry[1]) : [entry]))) {
    if (!ATTRIBUTES.has(key)) throw new MarkError(icon, `has the attribute ${key} on <${name}>`)
    if (!SAFE_VALUE.test(value)) throw new MarkError(icon, `has ${key}="${value}"`)
    attributes[key] = value
  }
  const children = (parsed[name] as readonly Parsed[]).flatMap((child) => readElement(icon, child, false))
  return [{ name, attributes, children }]
}

/** Parses a package's icon. Throws MarkError for anything that could run, load or link. */
export function readDrawing(icon: string, svg: string): DrawingElement {
  const [root, ...others] = (parser.parse(svg) as Parsed[]).flatMap((parsed) => readElement(icon, parsed, true))
  if (root?.name !== 'svg' || others.length > 0) throw new MarkError(icon, 'is not one <svg>')
  if (root.attributes['viewBox'] === undefined) throw new MarkError(icon, 'has no viewBox')
  return root
}

const writeElement = ({ name, attributes, children }: DrawingElement): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
  const inside = children.map(writeElement).join('')
  return inside === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inside}</${name}>`
}

export const writeDrawing = (root: DrawingElement): string =>
  writeElement({ ...root, attributes: { xmlns: 'http://www.w3.org/2000/svg', ...root.attributes } })
