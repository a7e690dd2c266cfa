/** Variables for watching the server from outside. */
import { z } from 'zod'
import { isPrivateHost } from './platform/private-host.ts'
import { port } from './port-variable.ts'

const endpoint = z.string().transform((value, context) => {
  const url = URL.canParse(value) ? new URL(value) : null
  const isBase = url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash
  if (isBase && (url.protocol === 'https:' || isPrivateHost(url.hostname))) return url.href.replace(/\/+$/, '')
  context.addIssue(
    'must be an https URL without credentials or query, or an http URL in a private network, such as http://localhost:4318',
  )
  return z.NEVER
})

export const OBSERVATION_VARIABLES = {
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().regex(/^\S+$/, 'must be a host name or an address').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint.optional(),
}

export type ObservationConfig = Readonly<{
  /** Where figures for Prometheus are served; undefined: nowhere. */
  metrics: Readonly<{ host: string; port: number }> | undefined
  /** The collector that traces are sent to, without a trailing slash; undefined: none are made. */
  traces: Readonly<{ endpoint: string }> | undefined
}>

type Values = Readonly<{
  SANDBOX_PORT?: number | undefined
  METRICS_PORT?: number | undefined
  METRICS_HOST?: string | undefined
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
}>

const DEFAULT_HOST = '127.0.0.1'

export const observationOf = (values: Values): ObservationConfig => {
  const { METRICS_PORT, METRICS_HOST: host = DEFAULT_HOST, OTEL_EXPORTER_OTLP_ENDPOINT } = values
  return {
    metrics: METRICS_PORT === undefined ? undefined : Object.freeze({ host, port: METRICS_PORT }),
    traces:
      OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? undefined : Object.freeze({ endpoint: OTEL_EXPORTER_OTLP_ENDPOINT }),
  }
}

export const observationProblems = (values: Values, mainPort: number): readonly (readonly [string, string])[] => {
  const { METRICS_PORT, METRICS_HOST, SANDBOX_PORT } = values
  const name = 'METRICS_PORT'
  if (METRICS_PORT === undefined) return METRICS_HOST === undefined ? [] : [[name, 'must be set when METRICS_HOST is']]
  if (METRICS_PORT === 0) return []
  if (METRICS_PORT === mainPort) return [[name, 'must be a different port than PORT']]
  return METRICS_PORT === SANDBOX_PORT ? [[name, 'must be a different port than SANDBOX_PORT']] : []
}
