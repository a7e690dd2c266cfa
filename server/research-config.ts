import { z } from 'zod'

/** Feeds, and `host:port` pairs that may have a private address or use http. */
export type ResearchConfig = Readonly<{ feeds: readonly string[]; allowedHosts: readonly string[] }>

const MOST_FEEDS = 20

const listOf = (value: string): string[] => value.split(/[\s,]+/).filter(Boolean)

const isFeed = (value: string): boolean => {
  if (!URL.canParse(value)) return false
  const { protocol, username, password } = new URL(value)
  return /^https?:$/.test(protocol) && username === '' && password === ''
}

/** Hosts of the operator's own network that other rules keep out. */
export const HOSTS = z
  .string()
  .transform(listOf)
  .refine(
    (hosts) => hosts.every((host) => /^[a-z0-9.-]+:\d{1,5}$/.test(host)),
    'must be hosts with their ports, such as feeds.internal:443, separated by commas or spaces',
  )
  .optional()

export const RESEARCH_VARIABLES = {
  RESEARCH_FEEDS: z
    .string()
    .transform(listOf)
    .refine(
      (feeds) => feeds.length <= MOST_FEEDS && feeds.every(isFeed),
      `must be at most ${MOST_FEEDS} URLs without credentials, separated by commas or spaces`,
    )
    .optional(),
  RESEARCH_ALLOWED_HOSTS: HOSTS,
}

type ResearchVariables = { readonly [Name in keyof typeof RESEARCH_VARIABLES]?: readonly string[] | undefined }

/**
 * Inconsistent variables with the reason. Unencrypted sources are rejected, since they could be modified in transit.
 */
export const researchProblems = (values: ResearchVariables): (readonly [string, string])[] => {
  const { RESEARCH_FEEDS: feeds = [], RESEARCH_ALLOWED_HOSTS: hosts = [] } = values
  const isOpen = (feed: string) => {
    const { protocol, hostname, port } = new URL(feed)
    return protocol === 'http:' && !hosts.includes(`${hostname}:${port === '' ? '80' : port}`)
  }
  return feeds.some(isOpen)
    ? [['RESEARCH_FEEDS', 'must begin with https://, unless the host and port are in RESEARCH_ALLOWED_HOSTS']]
    : []
}

export const researchOf = (values: ResearchVariables): ResearchConfig =>
  Object.freeze({
    feeds: Object.freeze(values.RESEARCH_FEEDS ?? []),
    allowedHosts: Object.freeze(values.RESEARCH_ALLOWED_HOSTS ?? []),
  })
