export type Fetched = {
  readonly status: number
  readonly type: string
  /** Where a redirect leads. */
  readonly location: string | null
  readonly body: string
}

/** Fetches a path of the site with its query; redirects are not followed. */
export type FetchPath = (path: string) => Promise<Fetched>

/** Fetches over HTTP from a site at this origin. */
export const fetchFrom =
  (origin: string): FetchPath =>
  async (path) => {
    const response = await fetch(`${origin}${path}`, { redirect: 'manual' })
    const type = response.headers.get('content-type') ?? ''
    const body = await response.text()
    return { status: response.status, type, location: response.headers.get('location'), body }
  }
