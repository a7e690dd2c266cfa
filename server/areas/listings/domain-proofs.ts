/** Looks a claim's token up where the vendor published it. */
import { Resolver } from 'node:dns/promises'
import { fileUrlOf, recordNameOf, recordValueOf } from '#core/listings/proof-places.ts'
import { createOutsideFetch, type OutsideFetch, OutsideFetchError } from '../../platform/outside/outside-fetch.ts'

/** `found`, or why not: a sentence for the vendor. `isOurs`: the lookup itself did not work. */
export type ProofResult =
  | { readonly found: true }
  | { readonly found: false; readonly reason: string; readonly isOurs: boolean }

export type ProofSources = {
  /** Addresses of DNS servers, with an optional port; empty: those of the system. */
  readonly dnsServers: readonly string[]
  /** Fetches over the network by default. */
  readonly fetchOutside?: OutsideFetch
}

const DNS_TIMEOUT_MS = 3_000
const DNS_TRIES = 2
/** The file contains a line. */
const MAX_FILE_BYTES = 4_096
/** The domain or the record does not exist. */
const NOTHING: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA'])
/** The domain's own servers refuse, which is the vendor's to repair. */
const REFUSED: ReadonlySet<unknown> = new Set(['ESERVFAIL', 'EREFUSED', 'EBADRESP', 'EFORMERR', 'ENOTIMP'])

const missing = (reason: string, isOurs = false): ProofResult => ({ found: false, reason, isOurs })

export type DomainProofs = ReturnType<typeof createDomainProofs>

export const createDomainProofs = ({ dnsServers, fetchOutside }: ProofSources) => {
  const fetchFile = fetchOutside ?? createOutsideFetch({ maxBytes: MAX_FILE_BYTES })

  /** The TXT records of a name. `failed`: the code of a failed lookup. */
  const recordsOf = async (name: string) => {
    const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: DNS_TRIES })
    if (dnsServers.length > 0) resolver.setServers(dnsServers)
    try {
      return { values: (await resolver.resolveTxt(name)).map((parts) => parts.join('')), failed: null }
    } catch (error) {
      const { code } = error as { readonly code?: unknown }
      return { values: [], failed: NOTHING.has(code) ? null : code }
    }
  }

  return {
    /** A TXT record at the domain itself or at `_toolfinch` below it. Never throws. */
    dns: async (domain: string, token: string): Promise<ProofResult> => {
      const answers = await Promise.all([recordNameOf(domain), domain].map(recordsOf))
      const wanted = recordValueOf(token)
      if (answers.some(({ values }) => values.some((value) => value.trim() === wanted))) return { found: true }
      const failed = answers.find((answer) => answer.failed !== null)?.failed ?? null
      if (failed === null) {
        return missing(
          `We found no TXT record with the token at ${recordNameOf(domain)}. New records can take an hour.`,
        )
      }
      return missing(`The DNS servers of ${domain} did not answer. Try again later.`, !REFUSED.has(failed))
    },

    /** A file on the host of the website. Never throws. */
    file: async (host: string, token: string): Promise<ProofResult> => {
      const url = fileUrlOf(host)
      try {
        const { bytes } = await fetchFile(url)
        const lines = Buffer.from(bytes).toString('utf8').split(/\r?\n/)
        return lines.some((line) => line.trim() === token)
          ? { found: true }
          : missing(`The file at ${url} does not contain the token.`)
      } catch (error) {
        if (!(error instanceof OutsideFetchError)) throw error
        return missing(`We could not read ${url}. ${error.message}`)
      }
    },
  }
}
