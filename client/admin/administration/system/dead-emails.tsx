import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { Button } from '#client/ui/button.tsx'
import { TableHead, TableRegion } from '#client/ui/table-region.tsx'
import { momentText } from '../../shared/dates.ts'
import { useAction } from '../../shared/use-action.ts'
import { useSystemMutations } from './use-system-mutations.ts'

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

const CELL = 'px-3 py-2 align-top'

type DeadEmailsProps = {
  readonly emails: readonly (FragmentType<typeof DeadEmails_email> & { readonly id: string })[]
}

/** Emails that could not be sent. */
export function DeadEmails({ emails }: DeadEmailsProps) {
  const { resendEmail } = useSystemMutations()
  const act = useAction()
  const resend = (id: string) =>
    void act(() => resendEmail(id), {
      done: 'Email is being sent again',
      failure: 'Failed to send the email again. Please try again.',
    })
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3 className="text-lg">Emails that could not be sent</h3>
      {emails.length === 0 ? (
        <p className="text-soft text-sm">None in the last 30 days.</p>
      ) : (
        <TableRegion label="Emails that could not be sent">
          <TableHead names={['Email', 'Error', 'Gave up', 'Actions']} />
          <tbody>
            {emails.map((masked) => {
              const { id, to, subject, attempts, lastError, finishedAt, resendable } = readFragment(
                DeadEmails_email,
                masked,
              )
              return (
                <tr key={id} className="border-line border-b last:border-b-0">
                  <th scope="row" className={`${CELL} min-w-52 font-normal`}>
                    <span className="wrap-anywhere block font-semibold">{to}</span>
                    <span className="wrap-anywhere block text-soft">{subject ?? 'To a visitor; text not stored'}</span>
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
                    {resendable ? (
                      <Button
                        variant="secondary"
                        aria-label={`Resend email to ${to}: ${subject}`}
                        onClick={() => resend(id)}
                      >
                        Resend
                      </Button>
                    ) : (
                      <span className="text-soft">Cannot be resent</span>
                    )}
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
