/** Category icons built by `npm run build`. */
import { z } from 'zod'
import { TINTS, type Tint } from '#core/display/tints.ts'
import { builtFile } from './built-file.ts'

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
  const icons = builtFile(file, builtIconsSchema)
  return {
    of: (slug) => {
      const built = icons()
      if (built === null) return null
      const own = Object.hasOwn(built.categories, slug) ? built.categories[slug] : undefined
      return own ?? { path: built.defaultPath, tint: 'amber' }
    },
  }
}
