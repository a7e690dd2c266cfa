/** The shell around a screen; the others are nested in the public one. */
export type RouteLayout = 'public' | 'member' | 'admin'

export type RouteRow = {
  /** `:name` matches one segment. */
  readonly path: `/${string}`
  /** File name of its screen in `client/routes/` (public table) or the subfolder named after its table. */
  readonly screen: string
  /**
   * `private`: without data, `no-store`, `noindex`, disallowed in robots.txt. `unlisted`: secret URL, with data, no
   * referrer, not in robots.txt, because crawlers must fetch a page to see `noindex`.
   */
  readonly visibility: 'public' | 'unlisted' | 'private'
  readonly layout: RouteLayout
  /** Parameters its screen reads; the server strips all others. */
  readonly parameters: readonly string[]
  /** Name in the command palette; null: not listed. */
  readonly label: string | null
  /** Redirect target of a former path; null otherwise. */
  readonly movedTo?: (url: URL) => string | null
  /** Member layout: where anonymous visitors are sent; by default to sign-in and back. */
  readonly signedOutTo?: string
}
