import type { Registry } from 'prom-client'
import { readEventCounts } from '../platform/event-counts.ts'
import { registerCounter, registerGauge } from './registered.ts'
import type { MetricsSources } from './sources.ts'
import { startingAtZero } from './starting-at-zero.ts'

const registerEvents = (registry: Registry, jobKinds: readonly string[]): void => {
  registerCounter(
    registry,
    {
      name: 'toolfinch_job_runs_total',
      help: 'Runs of jobs. A failed one is repeated, a dead one is not.',
      labels: ['kind', 'outcome'],
    },
    () => {
      const expected = jobKinds.flatMap((kind) => ['done', 'failed', 'dead'].map((outcome) => `${kind} ${outcome}`))
      const counts = readEventCounts('job')
      return [...new Set([...expected, ...counts.keys()])].map((key) => {
        const [kind = '', outcome = ''] = key.split(' ')
        return [{ kind, outcome }, counts.get(key) ?? 0] as const
      })
    },
  )
  registerCounter(
    registry,
    { name: 'toolfinch_mails_total', help: 'Attempts to send an email.', labels: ['outcome'] },
    () => startingAtZero('outcome', readEventCounts('mail'), ['sent', 'refused', 'failed']),
  )
  registerCounter(
    registry,
    { name: 'toolfinch_payment_events_total', help: 'Events of the payment provider.', labels: ['outcome'] },
    () => startingAtZero('outcome', readEventCounts('payment'), ['processed', 'invalid', 'failed']),
  )
  registerCounter(
    registry,
    { name: 'toolfinch_webhook_messages_total', help: 'Attempts to send to a webhook.', labels: ['outcome'] },
    () => startingAtZero('outcome', readEventCounts('webhook'), ['delivered', 'failed']),
  )
}

const registerRecording = (registry: Registry, { recording }: MetricsSources): void => {
  registerCounter(
    registry,
    { name: 'toolfinch_analytics_records_total', help: 'Recorded visits and events.', labels: ['outcome'] },
    () => {
      const { accepted, written, duplicates } = recording()
      return Object.entries({ accepted, written, duplicates }).map(([outcome, count]) => [{ outcome }, count] as const)
    },
  )
  registerCounter(
    registry,
    { name: 'toolfinch_analytics_dropped_total', help: 'Records that are in no report.', labels: ['reason'] },
    () => {
      const { droppedFull: full, droppedLimited: limited, droppedFailed: failed } = recording()
      return Object.entries({ full, limited, failed }).map(([reason, count]) => [{ reason }, count] as const)
    },
  )
  registerGauge(
    registry,
    { name: 'toolfinch_analytics_buffered', help: 'Records that are not written yet.' },
    () => recording().buffered,
  )
}

/** What this process has done since its start, and the state of its parts. */
export const registerProcess = (registry: Registry, sources: MetricsSources): void => {
  const { version, databaseKind, searchIndex, breakers } = sources
  registerEvents(registry, sources.jobKinds)
  registerRecording(registry, sources)
  registerGauge(
    registry,
    { name: 'toolfinch_build_info', help: 'Always 1.', labels: ['version', 'node', 'database'] },
    () => [[{ version, node: process.versions.node, database: databaseKind }, 1]],
  )
  registerGauge(
    registry,
    { name: 'toolfinch_search_index_tools', help: 'Tools in the search index.' },
    () => searchIndex().tools,
  )
  registerGauge(
    registry,
    { name: 'toolfinch_search_index_current', help: '1 when the search index is that of the served catalog.' },
    () => Number(searchIndex().isCurrent),
  )
  registerGauge(
    registry,
    { name: 'toolfinch_breaker_open', help: '1 while an external service is not called.', labels: ['service'] },
    () => Object.entries(breakers).map(([service, isOpen]) => [{ service }, Number(isOpen())] as const),
  )
}
