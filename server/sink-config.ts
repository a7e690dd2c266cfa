/** The column store that recorded rows are also sent to. */
import { z } from 'zod'
import { isPrivateHost } from './platform/private-host.ts'

export type AnalyticsSinkConfig = Readonly<{
  /** http or https, without credentials and a trailing slash. */
  origin: string
  database: string
  /** Undefined: the server's default user. */
  user: string | undefined
  password: string | undefined
}>

const MESSAGE = 'must be a URL such as https://user:password@clickhouse.example:8443/database'
const DATABASE = /^[A-Za-z_]\w{0,63}$/
const DEFAULT_DATABASE = 'default'

/** Null for text with an invalid escape. */
const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

const sinkOf = (value: string): AnalyticsSinkConfig | null => {
  const url = URL.canParse(value) ? new URL(value) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') return null
  // The password and the rows would cross a public network unencrypted.
  if (url.protocol === 'http:' && !isPrivateHost(url.hostname)) return null
  const database = url.pathname.replace(/^\/|\/$/g, '') || DEFAULT_DATABASE
  const [user, password] = [decoded(url.username), decoded(url.password)]
  if (!DATABASE.test(database) || user === null || password === null) return null
  // They become headers.
  if (/[^\x21-\x7e]/.test(user + password)) return null
  return Object.freeze({
    origin: url.origin,
    database,
    user: user === '' ? undefined : user,
    password: password === '' ? undefined : password,
  })
}

export const SINK_VARIABLES = {
  ANALYTICS_SINK_URL: z
    .string()
    .transform((value, context) => {
      const sink = sinkOf(value)
      if (sink !== null) return sink
      context.addIssue(MESSAGE)
      return z.NEVER
    })
    .optional(),
}
