/** Draws the icons of `prisma/data/categories.json` as one SVG file of symbols, from lucide. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { categoryFileSchema } from '#core/catalogue/fields/tool-record.ts'
import type { Tint } from '#core/display/tints.ts'

const LUCIDE = 'node_modules/lucide-react'
/** The icon of categories that are not in the file. */
const DEFAULT_ICON = 'shapes'

/** Addresses and tints of icons, by category slug. */
type BuiltCategoryIcons = {
  /** The name and the content of the file of symbols. */
  readonly file: readonly [name: string, text: string]
  /** The address of the icon of all other categories. */
  readonly defaultPath: string
  readonly categories: Readonly<Record<string, { readonly path: string; readonly tint: Tint }>>
}

/** A missing icon. */
export class CategoryIconError extends Error {
  constructor(icon: string) {
    super(`categories.json: "${icon}" is not the name of a lucide icon`)
    this.name = 'CategoryIconError'
  }
}

type Shape = readonly [name: string, attributes: Readonly<Record<string, string>>]

const readShapes = async (root: string, icon: string): Promise<readonly Shape[]> => {
  const file = join(root, LUCIDE, 'dist/esm/icons', `${icon}.mjs`)
  if (!existsSync(file)) throw new CategoryIconError(icon)
  const { __iconData } = (await import(pathToFileURL(file).href)) as { __iconData?: { node: readonly Shape[] } }
  // Former names of icons export nothing of their own.
  if (__iconData === undefined) throw new CategoryIconError(icon)
  return __iconData.node
}

const symbol = (icon: string, shapes: readonly Shape[]): string => {
  const drawn = shapes.map(([name, { key: _, ...attributes }]) => {
    const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
    return `<${name}${written.join('')}/>`
  })
  return `<symbol id="${icon}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</symbol>`
}

/** Throws CategoryIconError for an unknown icon. */
export async function buildCategoryIcons(root: string): Promise<BuiltCategoryIcons> {
  const { categories } = categoryFileSchema.parse(
    JSON.parse(readFileSync(join(root, 'prisma/data/categories.json'), 'utf8')),
  )
  const icons = [...new Set([DEFAULT_ICON, ...categories.map(({ icon }) => icon)])].sort()
  const symbols = await Promise.all(icons.map(async (icon) => symbol(icon, await readShapes(root, icon))))
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
  const name = `categories.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.svg`
  const pathOf = (icon: string) => `/marks/${name}#${icon}`
  return {
    file: [name, text],
    defaultPath: pathOf(DEFAULT_ICON),
    categories: Object.fromEntries(categories.map(({ slug, icon, tint }) => [slug, { path: pathOf(icon), tint }])),
  }
}
