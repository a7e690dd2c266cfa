/** Category icons built by `npm run build`. */
import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { TINTS, type Tint } from '#core/display/tints.ts'

const builtIconsSchema = z.strictObject({
  defaultPath: z.string(),
  categories: z.record(z.string(), z.strictObject({ path: z.string(), tint: z.enum(TINTS) })),
})
export type CategoryIcon = { readonly path: string; readonly tint: Tint }

const BUILT = new URL('../../../dist/category-icons.json', import.meta.url)

export type CategoryIcons = {
  /** The icon of a category by slug; null without a build. */
  of(slug: string): CategoryIcon | null
}

/** Read on first use. A category that is not in the data files has the default icon. */
export const createCategoryIcons = (file: URL | string = BUILT): CategoryIcons => {
  const load = () => {
    if (!existsSync(file)) return { categories: new Map<string, CategoryIcon>(), defaultPath: null }
    const { categories, defaultPath } = builtIconsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    return { categories: new Map<string, CategoryIcon>(Object.entries(categories)), defaultPath }
  }
  let loaded: ReturnType<typeof load> | undefined
  return {
    of: (slug) => {
      loaded ??= load()
      const { categories, defaultPath } = loaded
      return categories.get(slug) ?? (defaultPath === null ? null : { path: defaultPath, tint: 'amber' })
    },
  }
}
