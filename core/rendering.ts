/** The contract between server pages and the client's renderer, so that neither imports the other. */

type RenderOperation = { readonly document: unknown; readonly variables: Readonly<Record<string, unknown>> }

/** Executes an operation in process as an anonymous visitor, like a GraphQL response. */
export type ExecuteOperation = (
  operation: RenderOperation,
) => Promise<{ data?: unknown; errors?: readonly { message: string; extensions?: Record<string, unknown> }[] }>

/** URLs of the built client files for one page. */
export type PageAssets = {
  /** Dependencies first. */
  readonly modules: readonly string[]
  readonly styles: readonly string[]
  /** Development only: the hot reload preamble as inline module source. */
  readonly inlineModule?: string
}

/** Maps route source files to built files. */
export type AssetsForModules = (modules: readonly string[]) => PageAssets

export type RenderRequest = {
  readonly url: string
  /** Public origin of canonical URLs, without a trailing slash. */
  readonly origin: string
  /** Request time; pages show its year. */
  readonly now: Date
  readonly execute: ExecuteOperation
  readonly assetsFor: AssetsForModules
  /** The script URL of an external analytics tag. */
  readonly tagAddress?: string | undefined
}

export type RenderResult =
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: string }
  | {
      readonly kind: 'page'
      /** 200, 404 for unknown pages, 410 for removed ones. */
      readonly status: number
      readonly html: string
      /** `private` pages are skeletons without data, `unlisted` ones need a secret URL: no-store and noindex. */
      readonly visibility: 'public' | 'unlisted' | 'private'
      /** Set when `html` is a Markdown copy: the URL of its page. */
      readonly markdownOf?: string
    }

export type Render = (request: RenderRequest) => Promise<RenderResult>
