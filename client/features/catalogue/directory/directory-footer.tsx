import { recentTools, useStoredTools } from '#client/lib/compare-storage.ts'
import { HydrateLater } from '#client/lib/later.tsx'
import { useLoaded } from '#client/lib/use-loaded.ts'
import { CategoryLinks } from './category-links.tsx'
import type { CategoryOption } from './directory-listing.ts'

const loadRecent = () => import('./recently-viewed.tsx')

/** The part below the list, which is not visible at first. */
export function DirectoryFooter({ categories }: { readonly categories: readonly CategoryOption[] }) {
  const recent = useLoaded(loadRecent, useStoredTools(recentTools).length > 0)
  return (
    <>
      {recent ? <recent.RecentlyViewed /> : null}
      <HydrateLater>
        <CategoryLinks categories={categories} />
      </HydrateLater>
    </>
  )
}
