import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { reportError } from '../../lib/report-error.ts'

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
    load()
      .then(({ readViews }) => readViews(client, key.split(' '), counts))
      .then(
        (read) => wanted && setViews(read),
        // Numbers that are missing are no reason to disturb somebody who reads.
        (error: unknown) => void reportError(client, error),
      )
    return () => {
      wanted = false
    }
  }, [client, key, counts])
  return views
}
