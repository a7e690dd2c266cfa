import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'

/** How often pages were viewed, by path; without what is not known yet. */
export type ContentViews = ReadonlyMap<string, number>

export const NO_VIEWS: ContentViews = new Map()

const load = () => import('./content-views.ts')

/**
 * The views of these pages. Read after hydration, because what the server renders is cached for everybody; so the server
 * shows none. `counts`: the page being viewed, which is counted once a visit.
 */
export function useContentViews(paths: readonly string[], counts?: string): ContentViews {
  const client = useApolloClient()
  const [views, setViews] = useState(NO_VIEWS)
  const key = paths.join(' ')
  useEffect(() => {
    if (key === '') return
    let wanted = true
    const read = () =>
      load()
        .then(({ readViews }) => readViews(client, key.split(' '), counts))
        .then(
          (found) => wanted && setViews(found),
          // Numbers that are missing disturb nobody who reads.
          () => undefined,
        )
    // The other effects of a page that has just appeared are work enough for one task.
    const timer = setTimeout(read)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [client, key, counts])
  return views
}
