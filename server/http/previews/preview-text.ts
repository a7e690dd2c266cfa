/** Converts text to outlines, so that images need no fonts and contain no text that could be parsed as markup. */
import { readFileSync } from 'node:fs'

/** In thousandths of the size. */
type Glyph = readonly [advance: number, outline: string]
type Face = 'serif' | 'sans'

let glyphs: Readonly<Record<Face, Readonly<Record<string, Glyph>>>> | null = null

/** `lab/draw-preview-glyphs.ts` writes the file. */
const glyphsOf = (face: Face) => {
  glyphs ??= JSON.parse(readFileSync(new URL('glyphs.json', import.meta.url), 'utf8')) as NonNullable<typeof glyphs>
  return glyphs[face]
}

/** Falls back to the base letter for unknown accents. */
const glyphOf = (face: Face, character: string): Glyph | undefined => {
  const known = glyphsOf(face)
  return Object.hasOwn(known, character) ? known[character] : known[character.normalize('NFKD').charAt(0)]
}

/** Drops characters the face cannot draw. */
export const drawable = (text: string, face: Face): string =>
  [...text]
    .filter((character) => /\s/.test(character) || glyphOf(face, character) !== undefined)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

export const widthOf = (text: string, face: Face, size: number): number =>
  [...text].reduce((sum, character) => sum + (glyphOf(face, character)?.[0] ?? 0), 0) * (size / 1000)

type Place = { readonly x: number; readonly y: number; readonly size: number; readonly fill: string }

/** A line of text as SVG paths; `y` is its baseline. */
export const outlines = (text: string, face: Face, { x, y, size, fill }: Place): string => {
  let advance = 0
  const paths: string[] = []
  for (const character of text) {
    const [width, outline] = glyphOf(face, character) ?? [0, '']
    if (outline !== '') paths.push(`<path transform="translate(${advance})" d="${outline}"/>`)
    advance += width
  }
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${size / 1000})">${paths.join('')}</g>`
}

/** Wraps at `width`; truncated text ends with an ellipsis. */
export const wrap = (text: string, face: Face, size: number, width: number, maxLines: number): readonly string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(longer, face, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const shorten = (line: string, more: boolean): string => {
    if (!more && widthOf(line, face, size) <= width) return line
    let rest = line
    while (rest !== '' && widthOf(`${rest}…`, face, size) > width) rest = rest.slice(0, -1)
    return `${rest.trimEnd()}…`
  }
  return lines.slice(0, maxLines).map((line, index) => shorten(line, index === maxLines - 1 && lines.length > maxLines))
}
