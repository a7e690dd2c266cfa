/** SVG restricted to drawing elements: anything not on these lists is rejected. */
import { XMLParser, XMLValidator } from 'fast-xml-parser'

export type DrawingElement = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly DrawingElement[]
}

/** An unusable drawing. `problem` follows its name. */
export class DrawingError extends Error {
  readonly problem: string

  constructor(name: string, problem: string) {
    super(`${name}: ${problem}`)
    this.name = 'DrawingError'
    this.problem = problem
  }
}

/** Of nested and of all elements: deeper or larger drawings are no logos, and cost too much. */
const MOST = { depth: 24, elements: 2_000 } as const

const ELEMENTS = new Set(
  'svg g defs path circle ellipse rect polygon polyline line clipPath linearGradient radialGradient stop'.split(' '),
)
const ATTRIBUTES = new Set(
  'd points fill fill-rule fill-opacity clip-rule clip-path clipPathUnits opacity stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit transform viewBox id cx cy r rx ry fx fy x y x1 x2 y1 y2 width height offset stop-color stop-opacity gradientUnits gradientTransform'.split(
    ' ',
  ),
)
/** Attributes for inline icons. `<title>` is dropped too: an image has no tooltip. */
const DROPPED_ON_ROOT = new Set('preserveAspectRatio style width height x y enable-background'.split(' '))
/** They draw nothing. Without a style sheet, which is rejected, classes do not either. */
const DROPPED = /^(?:xmlns(?::\w+)?|xml:space|version|baseProfile|class|role|focusable|(?:data|aria)-[\w-]+)$/
const SAFE_VALUE = /^(?:url\(#[\w.-]+\)|[^()&<>"']*(?:\((?:[-\d.,\s e]*)\)[^()&<>"']*)*)$/

type Parsed = { readonly ':@'?: Readonly<Record<string, string>> } & Readonly<Record<string, unknown>>

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
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

type Reading = { readonly icon: string; elements: number }

function readElement(reading: Reading, parsed: Parsed, depth: number): DrawingElement[] {
  const { icon } = reading
  reading.elements += 1
  if (depth > MOST.depth || reading.elements > MOST.elements) throw new DrawingError(icon, 'has too many elements')
  const isRoot = depth === 0
  const name = Object.keys(parsed).find((key) => key !== ':@') ?? ''
  if (name === 'title' || name === 'desc') return []
  if (!ELEMENTS.has(name)) throw new DrawingError(icon, name === '#text' ? 'contains text' : `contains <${name}>`)
  const attributes: Record<string, string> = {}
  const given = Object.entries(parsed[':@'] ?? {}).filter(([key]) => !isRoot || !DROPPED_ON_ROOT.has(key))
  for (const [key, value] of given.flatMap((entry) => (entry[0] === 'style' ? declarationsOf(entry[1]) : [entry]))) {
    if (DROPPED.test(key)) continue
    if (!ATTRIBUTES.has(key)) throw new DrawingError(icon, `has the attribute ${key} on <${name}>`)
    if (!SAFE_VALUE.test(value)) throw new DrawingError(icon, `has ${key}="${value}"`)
    attributes[key] = value
  }
  const children = (parsed[name] as readonly Parsed[]).flatMap((child) => readElement(reading, child, depth + 1))
  return [{ name, attributes, children }]
}

const parse = (icon: string, svg: string): readonly Parsed[] => {
  if (XMLValidator.validate(svg) !== true) throw new DrawingError(icon, 'is not valid XML')
  try {
    return parser.parse(svg) as Parsed[]
  } catch {
    throw new DrawingError(icon, 'is not valid XML')
  }
}

/** Parses an SVG. Throws DrawingError for anything that could run, load or link. */
export function readDrawing(icon: string, svg: string): DrawingElement {
  const reading = { icon, elements: 0 }
  const [root, ...others] = parse(icon, svg).flatMap((parsed) => readElement(reading, parsed, 0))
  if (root?.name !== 'svg' || others.length > 0) throw new DrawingError(icon, 'is not one <svg>')
  if (root.attributes['viewBox'] === undefined) throw new DrawingError(icon, 'has no viewBox')
  return root
}

const writeElement = ({ name, attributes, children }: DrawingElement): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
  const inside = children.map(writeElement).join('')
  return inside === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inside}</${name}>`
}

export const writeDrawing = (root: DrawingElement): string =>
  writeElement({ ...root, attributes: { xmlns: 'http://www.w3.org/2000/svg', ...root.attributes } })

/** Largest aspect ratio of a mark. Wider ones are wordmarks, illegible in a tile. */
const LONGEST_SIDE = 16 / 9

export const isWordmark = (width: number, height: number): boolean =>
  !(Math.max(width / height, height / width) <= LONGEST_SIDE)
