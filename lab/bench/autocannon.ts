import { loadPackage } from '../packages.ts'

type Request = {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly setupRequest?: (request: Request) => Request
}

type Options = {
  readonly url: string
  readonly connections: number
  readonly duration?: number
  readonly amount?: number
  readonly overallRate?: number
  readonly reconnectRate: number
  readonly requests: readonly Request[]
}

type Result = {
  readonly duration: number
  readonly '2xx': number
  readonly non2xx: number
  readonly errors: number
  readonly timeouts: number
  readonly statusCodeStats?: Readonly<Record<string, { readonly count?: number }>>
  readonly requests: { readonly total: number }
  readonly latency: { readonly p50: number; readonly p99: number }
}

/** Sends the same requests over many connections. Loaded on the first call, because it may have to be installed. */
export const autocannon = (options: Options): Promise<Result> =>
  loadPackage<(options: Options) => Promise<Result>>('autocannon')(options)
