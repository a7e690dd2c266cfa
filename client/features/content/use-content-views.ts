// @chunk post-cards
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'

/** The number of views by path; unknown ones are missing. */
export type ContentViews = ReadonlyMap<string, number>

const NO_VIEWS: ContentViews = new Map()

const load = () => import('./content-views.ts')

/**
 * The views of these pages. Read after hydration, because rendered pages are cached for everybody, so the server shows
 * none. `counts` is the page being viewed, which is counted once per visit.
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
          // Missing numbers do not affect readers.
          () => undefined,
        )
    // Runs in a later task, because the other effects of a new page already keep the current one busy.
    const timer = setTimeout(read)
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [client, key, counts])
  return views
}
