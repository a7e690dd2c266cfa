/** The contract between the server's pages and the client's renderer, so that neither side imports the other. */

/** One GraphQL operation as the renderer sends it: a parsed document and its variables. */
type RenderOperation = { readonly document: unknown; readonly variables: Readonly<Record<string, unknown>> }

/** Runs an operation in process, as an anonymous visitor. Same shape as a GraphQL answer. */
export type ExecuteOperation = (
  operation: RenderOperation,
) => Promise<{ data?: unknown; errors?: readonly { message: string; extensions?: Record<string, unknown> }[] }>

/** Addresses of the built client's files for one page. */
export type PageAssets = {
  /** All scripts that the page needs, what is imported before what imports it. */
  readonly modules: readonly string[]
  readonly styles: readonly string[]
  /** Development only: the preamble that hot reload needs, as inline module source. */
  readonly inlineModule?: string
}

/** What a built client module graph offers: from a route's source file to its files. */
export type AssetsForModules = (modules: readonly string[]) => PageAssets

export type RenderRequest = {
  /** Path and query as the visitor asked for them. */
  readonly url: string
  /** Public origin for canonical addresses, without a slash at the end. */
  readonly origin: string
  /** The server's clock at the time of the request; pages show its year. */
  readonly now: Date
  readonly execute: ExecuteOperation
  readonly assetsFor: AssetsForModules
  /** The script of an external analytics tag; undefined: none. */
  readonly tagAddress?: string | undefined
}

export type RenderResult =
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: string }
  | {
      readonly kind: 'page'
      /** 200, 404 for what does not exist, 410 for what was removed. */
      readonly status: number
      readonly html: string
      /** `private` pages are skeletons without data, `unlisted` ones are for whoever has the address: no-store and noindex. */
      readonly visibility: 'public' | 'unlisted' | 'private'
      /** Set when `html` is the Markdown copy of a page: the address of that page. */
      readonly markdownOf?: string
    }

export type Render = (request: RenderRequest) => Promise<RenderResult>
