import type { ReactNode } from 'react'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { Button } from '#client/ui/button.tsx'
import { AdminTable, CELL, ROW } from '../../shared/admin-table.tsx'
import { momentText } from '../../shared/dates.ts'
import { useAction } from '../../shared/use-action.ts'
import { useSend } from '../../shared/use-send.ts'

const DeadEmails_email = graphql(`
  fragment DeadEmails_email on DeadEmail {
    id
    to
    subject
    attempts
    lastError
    finishedAt
    resendable
  }
`)

const DeadJobs_job = graphql(`
  fragment DeadJobs_job on DeadJob {
    id
    kind
    attempts
    lastError
    finishedAt
  }
`)

const ResendDocument = graphql(`
  mutation ResendEmail($id: ID!) {
    resendEmail(input: { id: $id }) {
      __typename
      ...Failure_failure
    }
  }
`)

const RepeatDocument = graphql(`
  mutation RepeatJob($id: ID!) {
    repeatJob(input: { id: $id }) {
      __typename
      ...Failure_failure
    }
  }
`)

type DeadEmailsProps = { readonly emails: readonly FragmentType<typeof DeadEmails_email>[] }

/** Emails that could not be sent. */
export function DeadEmails({ emails }: DeadEmailsProps) {
  const send = useSend(['System'])
  const act = useAction()
  const resend = (id: string) =>
    void act(() => send(ResendDocument, { id }), {
      done: 'Email is being sent again',
      failure: 'Failed to send the email again. Please try again.',
    })
  return (
    <Failures title="Emails that could not be sent" name="Email">
      {emails.map((masked) => {
        const { to, subject, resendable, ...email } = readFragment(DeadEmails_email, masked)
        return (
          <FailureRow
            key={email.id}
            failure={email}
            action={
              resendable ? (
                <Button
                  variant="secondary"
                  aria-label={`Resend email to ${to}: ${subject}`}
                  onClick={() => resend(email.id)}
                >
                  Resend
                </Button>
              ) : (
                <span className="text-soft">Cannot be resent</span>
              )
            }
          >
            <span className="wrap-anywhere block font-semibold">{to}</span>
            <span className="wrap-anywhere block text-soft">{subject ?? 'To a visitor; text not stored'}</span>
          </FailureRow>
        )
      })}
    </Failures>
  )
}

type DeadJobsProps = { readonly jobs: readonly FragmentType<typeof DeadJobs_job>[] }

/** Jobs that failed permanently. */
export function DeadJobs({ jobs }: DeadJobsProps) {
  const send = useSend(['System'])
  const act = useAction()
  const repeat = (id: string) =>
    void act(() => send(RepeatDocument, { id }), {
      done: 'Job is running again',
      failure: 'Failed to run the job again. Please try again.',
    })
  return (
    <Failures title="Failed jobs" name="Job">
      {jobs.map((masked) => {
        const { kind, ...job } = readFragment(DeadJobs_job, masked)
        return (
          <FailureRow
            key={job.id}
            failure={job}
            action={
              <Button
                variant="secondary"
                className="whitespace-nowrap"
                aria-label={`Run ${kind} again`}
                onClick={() => repeat(job.id)}
              >
                Run again
              </Button>
            }
          >
            <code>{kind}</code>
          </FailureRow>
        )
      })}
    </Failures>
  )
}

type FailuresProps = { readonly title: string; readonly name: string; readonly children: readonly ReactNode[] }

function Failures({ title, name, children }: FailuresProps) {
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3 className="text-lg">{title}</h3>
      <AdminTable label={title} names={[name, 'Error', 'Gave up', 'Actions']}>
        {children}
      </AdminTable>
    </section>
  )
}

type FailureRowProps = {
  readonly failure: {
    readonly attempts: number
    readonly lastError: string | null
    readonly finishedAt: string | null
  }
  readonly action: ReactNode
  readonly children: ReactNode
}

function FailureRow({ failure: { attempts, lastError, finishedAt }, action, children }: FailureRowProps) {
  return (
    <tr className={ROW}>
      <th scope="row" className={`${CELL} min-w-48 font-normal`}>
        {children}
      </th>
      <td className={`${CELL} wrap-anywhere min-w-52`}>
        {lastError ?? 'Not recorded'}
        <span className="block text-soft text-xs">{attempts === 1 ? 'Tried once' : `Tried ${attempts} times`}</span>
      </td>
      <td className={`${CELL} whitespace-nowrap tabular-nums`}>{finishedAt === null ? '–' : momentText(finishedAt)}</td>
      <td className={CELL}>{action}</td>
    </tr>
  )
}
