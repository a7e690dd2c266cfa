/** The shell that a screen is shown in; a later one stands inside the public shell. */
export type RouteLayout = 'public' | 'member' | 'admin'

/** One path of the product and all that differs from path to path. */
export type RouteRow = {
  /** The path; `:name` stands for one segment. */
  readonly path: `/${string}`
  /**
   * The file of its screen, without folder and extension: `client/routes/` for the public table, a folder of the
   * table's name in there for the others.
   */
  readonly screen: string
  /**
   * `private`: the page is sent without data, with `no-store` and `noindex`; crawlers are kept away and no cache stores it.
   * `unlisted`: the page is for whoever has its address, a secret. It is sent with its data and otherwise like a private
   * one, and tells no other site its address. robots.txt leaves it out: only who may read a page learns of its `noindex`.
   */
  readonly visibility: 'public' | 'unlisted' | 'private'
  readonly layout: RouteLayout
  /**
   * How the sitemap lists it: `page` by its path, `directory` with the date of the catalogue's last change, `tools` once
   * for each active tool, `alternatives` once for each that has enough alternatives. Null: not at all.
   */
  readonly sitemap: 'page' | 'directory' | 'tools' | 'alternatives' | null
  /** The parameters that its screen reads. The server strips all others from the address. */
  readonly parameters: readonly string[]
  /** Its name in the command palette; null: not listed there. */
  readonly label: string | null
  /** Where a former address of another screen leads; null when this address is not one. */
  readonly movedTo?: (url: URL) => string | null
  /** For the member layout: where an anonymous visitor is sent. By default to sign in, and back. */
  readonly signedOutTo?: string
}
