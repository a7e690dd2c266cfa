import type { Registry } from 'prom-client'
import { registerCounter, registerGauge } from './registered.ts'
import type { MetricsSources, Snapshot } from './sources.ts'

type Latest = () => Snapshot

const registerDatabase = (registry: Registry, latest: Latest): void => {
  registerGauge(
    registry,
    { name: 'toolfinch_database_up', help: '1 when the database answered this scrape within two seconds.' },
    () => Number(latest().stored !== null),
  )
  registerGauge(
    registry,
    { name: 'toolfinch_database_answer_seconds', help: 'Time until it answered, or did not.' },
    () => latest().storedSeconds,
  )
  registerGauge(
    registry,
    { name: 'toolfinch_database_size_bytes', help: 'Size of the database.' },
    () => latest().stored?.databaseBytes,
  )
  registerGauge(
    registry,
    { name: 'toolfinch_disk_free_bytes', help: 'Free space for the embedded database; none with a server.' },
    () => latest().freeBytes,
  )
}

const registerPool = (registry: Registry, { pool }: MetricsSources): void => {
  if (pool === undefined) return
  registerGauge(
    registry,
    { name: 'toolfinch_database_connections', help: 'Connections of this process.', labels: ['state'] },
    () => {
      const { connections, idle } = pool()
      return [
        [{ state: 'busy' }, connections - idle],
        [{ state: 'idle' }, idle],
      ]
    },
  )
  registerGauge(
    registry,
    { name: 'toolfinch_database_pool_waiting', help: 'Work that waits for a connection.' },
    () => pool().waiting,
  )
  registerCounter(
    registry,
    { name: 'toolfinch_database_pool_acquired_total', help: 'Connections that were handed out.' },
    () => pool().acquired,
  )
  registerCounter(
    registry,
    { name: 'toolfinch_database_pool_wait_seconds_total', help: 'Time that was waited for them in total.' },
    () => pool().waitedSeconds,
  )
}

const registerJobs = (registry: Registry, latest: Latest): void => {
  const jobs = () => latest().stored?.jobs ?? []
  registerGauge(
    registry,
    {
      name: 'toolfinch_jobs',
      help: 'Jobs that wait, run or failed permanently. Emails are of the kind send-email.',
      labels: ['kind', 'state'],
    },
    () => jobs().map(({ kind, state, count }) => [{ kind, state }, count] as const),
  )
  registerGauge(
    registry,
    { name: 'toolfinch_jobs_late_seconds', help: 'How long the oldest due job of a kind waits.', labels: ['kind'] },
    () => {
      const oldest = new Map<string, number>()
      for (const { kind, late } of jobs()) oldest.set(kind, Math.max(oldest.get(kind) ?? 0, late ?? 0))
      return [...oldest].map(([kind, seconds]) => [{ kind }, seconds] as const)
    },
  )
  registerGauge(
    registry,
    { name: 'toolfinch_jobs_dead_last_day', help: 'Jobs and emails that failed permanently in the last day.' },
    () => latest().stored?.deadLastDay,
  )
}

const registerWebhooks = (registry: Registry, latest: Latest): void => {
  const webhooks = () => latest().stored?.webhooks
  registerGauge(
    registry,
    { name: 'toolfinch_webhook_messages_waiting', help: 'Messages to the webhooks of members.' },
    () => webhooks()?.waiting,
  )
  registerGauge(
    registry,
    { name: 'toolfinch_webhook_late_seconds', help: 'How long the oldest due message to a webhook waits.' },
    () => (latest().stored === null ? null : (webhooks()?.late ?? 0)),
  )
  registerGauge(
    registry,
    { name: 'toolfinch_webhooks_failing', help: 'Webhooks whose last message was not accepted.' },
    () => webhooks()?.failing,
  )
}

const registerCatalogue = (registry: Registry, sources: MetricsSources, latest: Latest): void => {
  registerGauge(
    registry,
    { name: 'toolfinch_catalogue_revision', help: 'The revision of the catalog that is served.' },
    sources.catalogueRevision,
  )
  registerGauge(
    registry,
    { name: 'toolfinch_catalogue_revisions_behind', help: 'How many later revisions are stored.' },
    () => {
      const stored = latest().stored?.catalogueRevision
      // The answer may be older than what is served meanwhile.
      return stored === undefined ? null : Math.max(0, stored - (sources.catalogueRevision() ?? 0))
    },
  )
  registerGauge(
    registry,
    { name: 'toolfinch_price_pages', help: 'Price pages by the outcome of their last reading.', labels: ['outcome'] },
    () => Object.entries(latest().stored?.pricePages ?? {}).map(([outcome, count]) => [{ outcome }, count] as const),
  )
  registerGauge(
    registry,
    { name: 'toolfinch_price_pages_due', help: 'Price pages whose next reading is due.' },
    () => latest().stored?.pricePagesDue,
  )
}

/** The row stays when the variable is unset, so the job tells whether rows are sent. */
const registerAnalyticsSink = (registry: Registry, { jobKinds }: MetricsSources, latest: Latest): void => {
  const sink = () => (jobKinds.includes('send-analytics') ? latest().stored?.analyticsSink : null)
  registerGauge(
    registry,
    { name: 'toolfinch_analytics_sink_behind_seconds', help: 'Age of the newest rows that were all sent to the sink.' },
    () => sink()?.behind,
  )
  registerGauge(
    registry,
    { name: 'toolfinch_analytics_sink_failures', help: 'Failed attempts to send rows since the last success.' },
    () => sink()?.failures,
  )
  registerCounter(
    registry,
    { name: 'toolfinch_analytics_sink_rows_total', help: 'Rows that the sink accepted, by all instances.' },
    () => sink()?.rows,
  )
}

/** Figures that are read from the database, and those about it. */
export const registerStored = (registry: Registry, sources: MetricsSources, latest: Latest): void => {
  registerDatabase(registry, latest)
  registerPool(registry, sources)
  registerJobs(registry, latest)
  registerWebhooks(registry, latest)
  registerCatalogue(registry, sources, latest)
  registerAnalyticsSink(registry, sources, latest)
}
