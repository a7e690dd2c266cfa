import { useEffect, useRef, useState } from 'react'
import { recentTools, useStoredTools } from '#client/lib/compare-storage.ts'
import { lateIsland } from '#client/lib/late-island.tsx'
import { useLoaded } from '#client/lib/use-loaded.ts'
import type { CategoryOption } from './directory-listing.ts'

const CategoryLinks = lateIsland(
  'client/features/catalogue/directory/category-links.tsx',
  async () => (await import('./category-links.tsx')).CategoryLinks,
)
const loadRecent = () => import('./recently-viewed.tsx')

/**
 * The part below the list, which is not visible at first: it is hydrated when it comes near the viewport, and its links
 * are plain ones until then.
 */
export function DirectoryFooter({ categories }: { readonly categories: readonly CategoryOption[] }) {
  const foot = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  const recent = useLoaded(loadRecent, useStoredTools(recentTools).length > 0)
  useEffect(() => {
    if (near || !foot.current) return
    if (typeof IntersectionObserver === 'undefined') return setNear(true)
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? true), {
      rootMargin: '600px',
    })
    observer.observe(foot.current)
    return () => observer.disconnect()
  }, [near])
  return (
    <div ref={foot}>
      {recent ? <recent.RecentlyViewed /> : null}
      <CategoryLinks categories={categories} wanted={near} />
    </div>
  )
}
