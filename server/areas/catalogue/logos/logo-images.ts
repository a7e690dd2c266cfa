/**
 * Turns an uploaded file into the two images of a logo. Nothing of the upload is kept as it was sent: an SVG is written
 * again from allowlisted elements, a PNG is drawn again from its pixels.
 */
import { LOGO_LIMITS } from '#core/catalogue/logo-file.ts'
import { InvalidInputError } from '#core/errors.ts'
import {
  type DrawingElement,
  DrawingError,
  isWordmark,
  readDrawing,
  writeDrawing,
} from '#server/platform/drawing/drawing.ts'
import { MARK_THEMES, type MarkTheme, themedMark, unknownColors } from '#server/platform/drawing/mark-themes.ts'
import { RenderingError, type SvgRenderer } from '#server/platform/drawing/svg-renderer.ts'
import { CARD_HEIGHT, LEAST_VISIBLE_SHARE, visibleShare } from '#server/platform/drawing/visible-share.ts'

type LogoImages = { readonly type: 'svg' | 'png'; readonly light: Buffer; readonly dark: Buffer }

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Length and name of the first chunk, which every PNG begins with. */
const PNG_HEADER = Buffer.from([0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
/** The height of a stored PNG: twice that of the largest tile. */
const PNG_HEIGHT = 160

const refuse = (message: string): InvalidInputError => new InvalidInputError(message, 'data')
const WORDMARK = 'The logo is too wide or too tall for a tile. Upload its symbol alone.'

type Size = { readonly width: number; readonly height: number }

/** From the header alone, before anything is decoded. Throws InvalidInputError. */
const pngSize = (file: Buffer): Size => {
  if (file.length < 33 || !file.subarray(8, 16).equals(PNG_HEADER)) throw refuse('The PNG is damaged.')
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)]
  const { least, most } = LOGO_LIMITS.pixels
  if (Math.min(width, height) < least || Math.max(width, height) > most) {
    throw refuse(`The PNG has ${width} by ${height} pixels. Each side must have ${least} to ${most}.`)
  }
  if (isWordmark(width, height)) throw refuse(WORDMARK)
  return { width, height }
}

/** Throws InvalidInputError for an SVG with anything but shapes in known colors, or without a view box. */
const readSvg = (file: Buffer): DrawingElement => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file)
    const drawing = readDrawing('logo', text)
    const [, , width = 0, height = 0] = (drawing.attributes['viewBox'] ?? '')
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    if (!(width > 0 && height > 0)) throw refuse('The SVG needs a viewBox with a width and a height.')
    if (isWordmark(width, height)) throw refuse(WORDMARK)
    const [unknown] = unknownColors(drawing)
    if (unknown !== undefined) throw refuse(`The SVG has the color "${unknown.slice(0, 40)}". Use hexadecimal colors.`)
    return drawing
  } catch (error) {
    if (error instanceof DrawingError) {
      throw refuse(`The SVG ${error.problem.slice(0, 120)}. Export it as plain shapes, or upload a PNG.`)
    }
    if (error instanceof TypeError) throw refuse('The file is neither an SVG nor a PNG.')
    throw error
  }
}

/** A PNG in an SVG of its size, on a plate of `ground` where it would not be seen otherwise. */
const framed = (png: Uint8Array, { width, height }: Size, ground: string | null): string => {
  const plate = ground === null ? '' : `<rect width="${width}" height="${height}" rx="${height / 8}" fill="${ground}"/>`
  const [inset, scale] = ground === null ? [0, 1] : [0.1, 0.8]
  const place = `x="${width * inset}" y="${height * inset}" width="${width * scale}" height="${height * scale}"`
  const data = Buffer.from(png).toString('base64')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${plate}<image ${place} href="data:image/png;base64,${data}"/></svg>`
}

const THEMES = ['light', 'dark'] as const satisfies readonly MarkTheme[]
const OTHER = { light: 'dark', dark: 'light' } as const satisfies Record<MarkTheme, MarkTheme>

export const createLogoImages = (renderer: Pick<SvgRenderer, 'draw'>) => {
  const isVisible = async (svg: string, theme: MarkTheme): Promise<boolean> => {
    const { surface } = MARK_THEMES[theme]
    const drawn = await renderer.draw({ svg, height: CARD_HEIGHT, background: surface })
    return visibleShare(drawn, surface) >= LEAST_VISIBLE_SHARE
  }

  const fromSvg = async (file: Buffer): Promise<LogoImages> => {
    const themed = themedMark({ drawing: readSvg(file), brandColor: null, plain: null })
    const images = { light: writeDrawing(themed.light), dark: writeDrawing(themed.dark) }
    for (const theme of THEMES) {
      if (await isVisible(images[theme], theme)) continue
      throw refuse(
        `The logo cannot be seen on a ${theme} tile. Upload a version with stronger colors or larger shapes.`,
      )
    }
    return { type: 'svg', light: Buffer.from(images.light), dark: Buffer.from(images.dark) }
  }

  const fromPng = async (file: Buffer): Promise<LogoImages> => {
    const size = pngSize(file)
    const plain = await renderer.draw({ svg: framed(file, size, null), height: PNG_HEIGHT })
    if (plain.pixels.every((value, at) => at % 4 !== 3 || value === 0)) {
      throw refuse('The PNG is damaged, or nothing is drawn on it.')
    }
    const image = async (theme: MarkTheme): Promise<Buffer> => {
      if (await isVisible(framed(plain.png, plain, null), theme)) return Buffer.from(plain.png)
      const onPlate = framed(plain.png, plain, MARK_THEMES[OTHER[theme]].surface)
      return Buffer.from((await renderer.draw({ svg: onPlate })).png)
    }
    return { type: 'png', light: await image('light'), dark: await image('dark') }
  }

  /** Throws InvalidInputError that says what is wrong with the file. */
  return async (file: Buffer): Promise<LogoImages> => {
    const { bytes } = LOGO_LIMITS
    if (file.length === 0) throw refuse('The file is empty.')
    if (file.length > bytes) throw refuse(`The file has ${file.length} bytes. At most ${bytes / 1024} kB are allowed.`)
    try {
      return await (file.subarray(0, 8).equals(PNG_SIGNATURE) ? fromPng(file) : fromSvg(file))
    } catch (error) {
      if (error instanceof RenderingError) throw refuse('The file could not be drawn. Please try another one.')
      throw error
    }
  }
}
