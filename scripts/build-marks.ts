/**
 * Draws the brand marks of `prisma/data/marks.json` from the icon packages for light and dark pages: into
 * `dist/marks/`, served at `/marks/`, with an index for the server in `dist/marks.json`.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as svgl from '@ridemountainpig/svgl-react'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type MarkIcon, type MarksFile, marksFileSchema } from '#core/catalogue/mark-record.ts'
import { registrableDomain } from '#core/catalogue/registrable-domain.ts'
import {
  type DrawingElement,
  DrawingError,
  isWordmark,
  readDrawing,
  writeDrawing,
} from '#server/platform/drawing/drawing.ts'
import { themedMark } from '#server/platform/drawing/mark-themes.ts'
import { licenseNotes } from './marks/license-notes.ts'

/** URLs of a mark; `darkPath` is null when one file serves both themes. */
type MarkPaths = { readonly path: string; readonly darkPath: string | null }

type BuiltMarks = {
  /** Contents by file name. */
  readonly files: ReadonlyMap<string, string>
  /** By tool slug. */
  readonly tools: Readonly<Record<string, MarkPaths>>
}

const LOBEHUB = 'node_modules/@lobehub/icons-static-svg/icons'
const SIMPLE_ICONS = 'node_modules/simple-icons'
const SVG_LOGOS = 'node_modules/@iconify-json/logos/icons.json'
/** lobehub's suffix for icons in the brand's colors; icons without it are monochrome. */
const IN_COLORS = '-color'

type SimpleIcon = { readonly slug: string; readonly hex: string; readonly source: string; readonly license?: unknown }

/** Metadata of simple-icons by slug. */
export const readSimpleIcons = (root: string): ReadonlyMap<string, SimpleIcon> => {
  const icons = JSON.parse(readFileSync(join(root, SIMPLE_ICONS, 'data/simple-icons.json'), 'utf8')) as SimpleIcon[]
  return new Map(icons.map((icon) => [icon.slug, icon]))
}

type SvgLogos = {
  readonly width: number
  readonly height: number
  /** `hidden` icons were removed from the collection. */
  readonly icons: Readonly<Record<string, { body: string; width?: number; height?: number; hidden?: boolean }>>
}

const readSvgLogos = (root: string): SvgLogos => JSON.parse(readFileSync(join(root, SVG_LOGOS), 'utf8')) as SvgLogos

function refuseWordmark(icon: string, width: number, height: number): void {
  if (isWordmark(width, height)) throw new DrawingError(icon, `is ${width} by ${height}, which looks like a wordmark`)
}

/** An icon of svg-logos, which has no files. Throws DrawingError when it is missing or too wide. */
export function readSvgLogo(name: string, logos: SvgLogos): DrawingElement {
  const icon = logos.icons[name]
  if (icon === undefined || icon.hidden) throw new DrawingError(name, 'is not in svg-logos')
  const { body, width = logos.width, height = logos.height } = icon
  refuseWordmark(name, width, height)
  return readDrawing(name, `<svg viewBox="0 0 ${width} ${height}">${body}</svg>`)
}

const SVGL: Readonly<Record<string, unknown>> = svgl

/** svgl's name of an icon: `GoogleMeet` for `google-meet`. */
const svglName = (icon: string): string =>
  icon
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

/** The website of an icon's brand, as documented by svgl; null when it is not. */
export const svglSource = (icon: string): string | null => {
  const address = SVGL[`${svglName(icon).replace(/(?:Light|Dark)$/, '')}Url`]
  return typeof address === 'string' ? address : null
}

/** An icon of svgl, which has components instead of files. Throws DrawingError when it is missing or too wide. */
export function readSvglIcon(icon: string): DrawingElement {
  const component = SVGL[svglName(icon)] as ComponentType | undefined
  if (component === undefined) throw new DrawingError(icon, 'is not in svgl')
  const drawing = readDrawing(icon, renderToStaticMarkup(createElement(component)))
  const [, , width = 1, height = 1] = (drawing.attributes['viewBox'] ?? '').split(' ').map(Number)
  refuseWordmark(icon, width, height)
  return drawing
}

/** The reviewed mark map. */
export const readMarksFile = (root: string): MarksFile =>
  marksFileSchema.parse(JSON.parse(readFileSync(join(root, 'prisma/data/marks.json'), 'utf8')))

type Collections = { readonly simpleIcons: ReadonlyMap<string, SimpleIcon>; readonly svgLogos: SvgLogos }

function drawIcon(root: string, name: string, { source, domains }: MarkIcon, { simpleIcons, svgLogos }: Collections) {
  const read = (folder: string, icon: string): DrawingElement =>
    readDrawing(icon, readFileSync(join(root, folder, `${icon}.svg`), 'utf8'))
  if (source === 'simple-icons') {
    const hex = simpleIcons.get(name)?.hex
    return themedMark({
      drawing: read(`${SIMPLE_ICONS}/icons`, name),
      brandColor: hex === undefined ? null : `#${hex.toLowerCase()}`,
      plain: null,
    })
  }
  if (source === 'svg-logos') return themedMark({ drawing: readSvgLogo(name, svgLogos), brandColor: null, plain: null })
  if (source === 'svgl') {
    const website = svglSource(name)
    if (!domains.includes(registrableDomain(website) ?? '')) throw new DrawingError(name, `is the logo of ${website}`)
    return themedMark({ drawing: readSvglIcon(name), brandColor: null, plain: null })
  }
  return themedMark({
    drawing: read(LOBEHUB, name),
    brandColor: null,
    plain: name.endsWith(IN_COLORS) ? read(LOBEHUB, name.slice(0, -IN_COLORS.length)) : null,
  })
}

const hashed = (name: string, text: string): string =>
  `${name}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.svg`

/** All mark files of the repository at `root`. Throws DrawingError for an unsafe icon. */
export function buildMarks(root: string): BuiltMarks {
  const marks = readMarksFile(root)
  const collections = { simpleIcons: readSimpleIcons(root), svgLogos: readSvgLogos(root) }
  const files = new Map<string, string>([['LICENSES.txt', licenseNotes(root, marks)]])
  const pathsOf = new Map<string, MarkPaths>()
  for (const [name, icon] of Object.entries(marks.icons)) {
    const themed = drawIcon(root, name, icon, collections)
    const [light, dark] = [writeDrawing(themed.light), writeDrawing(themed.dark)]
    const add = (file: string, text: string): string => {
      const address = hashed(file, text)
      files.set(address, text)
      return `/marks/${address}`
    }
    const path = add(name, light)
    pathsOf.set(name, { path, darkPath: light === dark ? null : add(`${name}-dark`, dark) })
  }
  const tools = Object.entries(marks.tools).flatMap(([slug, { icon }]) => {
    const paths = pathsOf.get(icon)
    return paths === undefined ? [] : [[slug, paths] as const]
  })
  return { files, tools: Object.fromEntries(tools) }
}
