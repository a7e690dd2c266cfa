import { graphql } from '#client/gql/gql.ts'
import { Button } from '#client/ui/button.tsx'
import { toast } from '#client/ui/toast.ts'
import { NotLoaded } from '../../shared/not-loaded.tsx'
import { useFreshQuery } from '../../shared/use-fresh-query.ts'
import { ClientErrors } from './client-errors.tsx'
import { DeadEmails, DeadJobs } from './failures.tsx'
import { JobKinds } from './job-kinds.tsx'
import { PolicyNotices } from './policy-notices.tsx'
import { PriceWatch } from './price-watch.tsx'
import { RecordingFacts } from './recording-facts.tsx'
import { SystemFacts } from './system-facts.tsx'

const SystemQuery = graphql(`
  query System {
    system {
      ...SystemFacts_system
    }
    analyticsRecording {
      ...RecordingFacts_recording
    }
    jobKinds {
      kind
      ...JobKinds_kind
    }
    deadJobs {
      id
      ...DeadJobs_job
    }
    deadEmails {
      id
      ...DeadEmails_email
    }
    clientErrors {
      message
      ...ClientErrors_group
    }
    policyNotices {
      path
      ...PolicyNotices_notice
    }
    priceWatch {
      ...PriceWatch_watch
    }
  }
`)

/** The state of the installation, with maintenance actions. */
export function Component() {
  const { data, failed, onRetry, refetch } = useFreshQuery(SystemQuery, {})
  const refresh = () => refetch().catch(() => toast('Failed to refresh. Please try again.'))
  return (
    <section className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">System</h2>
        <Button variant="secondary" onClick={() => void refresh()}>
          Refresh
        </Button>
      </div>
      {data === undefined ? (
        <NotLoaded name="the system status" failed={failed} onRetry={onRetry} />
      ) : (
        <>
          <SystemFacts system={data.system} />
          <RecordingFacts recording={data.analyticsRecording} />
          <PolicyNotices notices={data.policyNotices} />
          {data.deadEmails.length === 0 ? null : <DeadEmails emails={data.deadEmails} />}
          {data.deadJobs.length === 0 ? null : <DeadJobs jobs={data.deadJobs} />}
          {data.clientErrors.length === 0 ? null : <ClientErrors groups={data.clientErrors} />}
          <NoFailures
            names={[
              ...(data.deadEmails.length === 0 ? ['emails that could not be sent'] : []),
              ...(data.deadJobs.length === 0 ? ['failed jobs'] : []),
              ...(data.clientErrors.length === 0 ? ['browser errors'] : []),
            ]}
          />
          <PriceWatch watch={data.priceWatch} />
          <JobKinds kinds={data.jobKinds} />
        </>
      )}
    </section>
  )
}

/** One line for all kinds of failures that did not happen. */
function NoFailures({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null
  return <p className="text-soft text-sm">None in the last 30 days: {names.join(', ')}.</p>
}
