export type Fetched = {
  readonly status: number
  readonly type: string
  /** The redirect target. */
  readonly location: string | null
  readonly body: string
}

/** Fetches a path of the site with its query, without following redirects. */
export type FetchPath = (path: string) => Promise<Fetched>

/** Fetches over HTTP from this origin. */
export const fetchFrom =
  (origin: string): FetchPath =>
  async (path) => {
    // As a browser asks: the API answers others with an error for a request without a query.
    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    const response = await fetch(`${origin}${path}`, { redirect: 'manual', headers })
    const type = response.headers.get('content-type') ?? ''
    const body = await response.text()
    return { status: response.status, type, location: response.headers.get('location'), body }
  }
