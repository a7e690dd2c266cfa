/**
 * Extracts letter outlines from the product's fonts into server/http/previews/glyphs.json: preview images are drawn at
 * run time without a browser and fonts. Run it manually when a font changes; the file is committed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { loadPackage } from './packages.ts'

type Command = { readonly command: string; readonly args: readonly number[] }
type Glyph = { readonly advanceWidth: number; readonly path: { readonly commands: readonly Command[] } }
type Font = {
  readonly unitsPerEm: number
  hasGlyphForCodePoint(codePoint: number): boolean
  glyphForCodePoint(codePoint: number): Glyph
  getVariation(settings: { readonly wght: number }): Font
}

const { create } = loadPackage<{ readonly create: (file: Buffer) => Font }>('fontkit')
const { decompress } = loadPackage<{ readonly decompress: (file: Buffer) => Promise<Uint8Array> }>('wawoff2')

const OUT = 'server/http/previews/glyphs.json'
/** Units of the outlines. */
const EM = 1000
const FACES = {
  serif: { file: 'newsreader', weight: 560 },
  sans: { file: 'source-sans-3', weight: 600 },
} as const

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index)
/** European Latin letters, digits and signs; others are drawn without their accent or dropped. */
const LATIN = [...range(0x20, 0x7e), ...range(0xa1, 0xac), ...range(0xae, 0xff)]
const PUNCTUATION = [0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026, 0x20ac, 0x2122]
const EXTENDED = range(0x100, 0x17f)

const LETTERS: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}

/** An outline with y downward, in whole units. */
const outlineOf = (commands: readonly Command[], scale: number): string =>
  commands
    .map(({ command, args }) => {
      const numbers = args.map((value, index) => Math.round(value * scale * (index % 2 === 0 ? 1 : -1)))
      return `${LETTERS[command]}${numbers.join(' ')}`
    })
    .join('')

const open = async (name: string, subset: string, weight: number): Promise<Font> => {
  const file = `node_modules/@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`
  // Decompressed first: fontkit does not apply a weight to a compressed font.
  const font = create(Buffer.from(await decompress(readFileSync(file))))
  return font.getVariation({ wght: weight })
}

/** Advance and outline by character. */
const glyphsOf = (font: Font, codePoints: readonly number[]): Record<string, readonly [number, string]> => {
  const scale = EM / font.unitsPerEm
  const entries = codePoints.flatMap((codePoint) => {
    if (!font.hasGlyphForCodePoint(codePoint)) return []
    const glyph = font.glyphForCodePoint(codePoint)
    const outline = outlineOf(glyph.path.commands, scale)
    return [[String.fromCodePoint(codePoint), [Math.round(glyph.advanceWidth * scale), outline]] as const]
  })
  return Object.fromEntries(entries)
}

const faces: Record<string, object> = {}
for (const [face, { file, weight }] of Object.entries(FACES)) {
  faces[face] = {
    ...glyphsOf(await open(file, 'latin', weight), [...LATIN, ...PUNCTUATION]),
    ...glyphsOf(await open(file, 'latin-ext', weight), EXTENDED),
  }
}
writeFileSync(OUT, `${JSON.stringify(faces)}\n`)
