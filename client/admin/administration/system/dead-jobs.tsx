import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { Button } from '#client/ui/button.tsx'
import { TableHead, TableRegion } from '#client/ui/table-region.tsx'
import { momentText } from '../../shared/dates.ts'
import { useAction } from '../../shared/use-action.ts'
import { useSystemMutations } from './use-system-mutations.ts'

const DeadJobs_job = graphql(`
  fragment DeadJobs_job on DeadJob {
    id
    kind
    attempts
    lastError
    finishedAt
  }
`)

const CELL = 'px-3 py-2 align-top'

type DeadJobsProps = { readonly jobs: readonly (FragmentType<typeof DeadJobs_job> & { readonly id: string })[] }

/** Jobs that failed permanently. */
export function DeadJobs({ jobs }: DeadJobsProps) {
  const { repeatJob } = useSystemMutations()
  const act = useAction()
  const repeat = (id: string) =>
    void act(() => repeatJob(id), {
      done: 'Job is running again',
      failure: 'Failed to run the job again. Please try again.',
    })
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3 className="text-lg">Failed jobs</h3>
      {jobs.length === 0 ? (
        <p className="text-soft text-sm">None in the last 30 days.</p>
      ) : (
        <TableRegion label="Failed jobs">
          <TableHead names={['Job', 'Error', 'Gave up', 'Actions']} />
          <tbody>
            {jobs.map((masked) => {
              const { id, kind, attempts, lastError, finishedAt } = readFragment(DeadJobs_job, masked)
              return (
                <tr key={id} className="border-line border-b last:border-b-0">
                  <th scope="row" className={`${CELL} min-w-44 font-normal`}>
                    <code>{kind}</code>
                  </th>
                  <td className={`${CELL} wrap-anywhere min-w-52`}>
                    {lastError ?? 'Not recorded'}
                    <span className="block text-soft text-xs">
                      {attempts === 1 ? 'Tried once' : `Tried ${attempts} times`}
                    </span>
                  </td>
                  <td className={`${CELL} whitespace-nowrap tabular-nums`}>
                    {finishedAt === null ? '–' : momentText(finishedAt)}
                  </td>
                  <td className={CELL}>
                    <Button
                      variant="secondary"
                      className="whitespace-nowrap"
                      aria-label={`Run ${kind} again`}
                      onClick={() => repeat(id)}
                    >
                      Run again
                    </Button>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </TableRegion>
      )}
    </section>
  )
}
