import { useApolloClient } from '@apollo/client/react'
import { useLocation } from 'react-router-dom'

type PresentTool = { readonly id: string; readonly slug: string; readonly name: string }

/** The cached tool whose page is open; null on other pages. */
export function usePresentTool(): PresentTool | null {
  const { cache } = useApolloClient()
  const { pathname } = useLocation()
  const slug = /^\/tool\/([^/]+)$/.exec(pathname)?.[1]
  if (slug === undefined) return null
  const entries = Object.values(cache.extract() as Record<string, Partial<PresentTool & { __typename: string }>>)
  const tool = entries.find((entry) => entry.__typename === 'Tool' && entry.slug === slug)
  return tool?.id && tool.name ? { id: tool.id, slug, name: tool.name } : null
}
