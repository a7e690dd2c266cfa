import { createContext, type ReactNode, useContext } from 'react'
import { Navigate } from 'react-router-dom'

/** What a page knows about the request that it was rendered for; the same on the server and at hydration. */
export type PageFacts = {
  /** Public origin, without a trailing slash. */
  readonly origin: string
  /** The current year, from the server's clock. */
  readonly year: number
  /** The script of an external analytics tag; absent if none is configured. */
  readonly tagAddress?: string
}

/** Head tags for crawlers and feed readers, which browsers ignore. Only the server writes them. */
export type PageHead = {
  /** The preview image of the page; without one, the brand's. */
  readonly image?: { readonly path: string; readonly alt: string }
  /** The address of the same page as Markdown. */
  readonly markdown?: string
  /** The absolute address that describes the embed of the page by oEmbed. */
  readonly oembed?: string
  /** Whether the page belongs to the blog, which has feeds. */
  readonly feeds?: boolean
  /** Whether the page lists all tools, whose changes have feeds. */
  readonly toolFeeds?: boolean
}

/** What rendering decides about the response. Only the server reads it. */
export type PageResponse = {
  status: number
  head: PageHead
  /** Source files of the page's lazy parts (`late-part.tsx`). */
  parts: string[]
  redirect: { readonly status: 301 | 302; readonly location: string } | null
}

export const newPageResponse = (): PageResponse => ({ status: 200, head: {}, parts: [], redirect: null })

const FactsContext = createContext<PageFacts>({ origin: '', year: 1970 })
const ResponseContext = createContext<PageResponse | null>(null)

type PageProviderProps = {
  readonly facts: PageFacts
  readonly response: PageResponse | null
  readonly children: ReactNode
}

export function PageProvider({ facts, response, children }: PageProviderProps) {
  return (
    <FactsContext value={facts}>
      <ResponseContext value={response}>{children}</ResponseContext>
    </FactsContext>
  )
}

export function usePageFacts(): PageFacts {
  return useContext(FactsContext)
}

/** Sets the HTTP status of the page being rendered; does nothing in the browser. */
export function useStatus(status: number): void {
  const response = useContext(ResponseContext)
  if (response) response.status = status
}

/** Records a part that the page shows; does nothing in the browser. */
export function usePagePart(module: string | null): void {
  const response = useContext(ResponseContext)
  if (module !== null) response?.parts.push(module)
}

/** Adds to the head of the page being rendered; does nothing in the browser. */
export function usePageHead(head: PageHead | undefined): void {
  const response = useContext(ResponseContext)
  if (response && head) response.head = head
}

type MovedToProps = {
  readonly to: string
  /** 302 if the redirect must not be cached. */
  readonly status?: 301 | 302
}

/**
 * Redirects to the canonical address: on the server with an HTTP redirect, in the browser by replacing the history
 * entry.
 */
export function MovedTo({ to, status = 301 }: MovedToProps) {
  const response = useContext(ResponseContext)
  if (!response) return <Navigate to={to} replace />
  response.redirect = { status, location: to }
  return null
}
