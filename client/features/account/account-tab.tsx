import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '../../gql/gql.ts'
import { download } from '../../lib/download.ts'
import { dropSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { PasswordDialog } from './password-dialog.tsx'
import type { Outcome } from './use-account-form.ts'

const ExportMyDataDocument = graphql(`
  mutation ExportMyDataMutation($password: String!) {
    exportMyData(password: $password) {
      __typename
      ... on ExportMyDataPayload {
        json
      }
      ... on InvalidCredentialsError {
        message
      }
      ... on RateLimitedError {
        message
      }
    }
  }
`)

const DeleteAccountDocument = graphql(`
  mutation DeleteAccountMutation($password: String!) {
    deleteAccount(password: $password) {
      __typename
      ... on InvalidCredentialsError {
        message
      }
      ... on RateLimitedError {
        message
      }
    }
  }
`)

const KEPT =
  'Suggestions and reports about tools that you sent stay; they do not name your account. If you used free recommendations this month, we keep how many, with a one-way hash of your email address, until the month ends.'
const DELETED = 'Account deletion request submitted. You will receive an email confirmation.'
const NOT_DELETED = 'Failed to delete account'

type Refused = { readonly __typename: 'InvalidCredentialsError' | 'RateLimitedError'; readonly message: string }

const refusal = ({ __typename, message }: Refused): Outcome<'password'> =>
  __typename === 'InvalidCredentialsError' ? { errors: { password: message } } : { problem: message }

type LeavingProps = {
  /** Called once the account is gone, before its session ends here. */
  readonly onDeleted: () => void
}

/** A copy of everything, and the way out. Both ask for the password again. */
export function AccountTab({ onDeleted }: LeavingProps) {
  return (
    <div className="grid max-w-prose gap-8">
      <ExportPart />
      <DeletionPart onDeleted={onDeleted} />
    </div>
  )
}

function ExportPart() {
  const client = useApolloClient()
  const [open, setOpen] = useState(false)
  const [saved, setSaved] = useState(false)
  const send = async (password: string): Promise<Outcome<'password'>> => {
    const { data } = await client.mutate({
      mutation: ExportMyDataDocument,
      variables: { password },
      context: { asViewer: true },
      fetchPolicy: 'no-cache',
    })
    const result = data?.exportMyData
    if (!result) throw new Error('The answer is empty')
    if (result.__typename !== 'ExportMyDataPayload') return refusal(result)
    download('toolfinch-my-data.json', 'application/json', result.json)
    setSaved(true)
    setOpen(false)
    return { done: 'saved' }
  }
  return (
    <section aria-labelledby="export" className="grid justify-items-start gap-3">
      <h2 id="export" className="text-xl">
        Your data
      </h2>
      <p className="text-soft text-sm">Everything that is held about you, as one JSON file. Once a day.</p>
      {saved ? <Notice>Your data is in the file toolfinch-my-data.json.</Notice> : null}
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Export My Data
      </Button>
      <PasswordDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Export your data"
        text="Whoever has the file knows what it says. Please give your password again."
        action="Export"
        busyText="Exporting…"
        failure="Your data could not be exported. Please try again."
        send={send}
      />
    </section>
  )
}

function DeletionPart({ onDeleted }: LeavingProps) {
  const client = useApolloClient()
  const [open, setOpen] = useState(false)
  const send = async (password: string): Promise<Outcome<'password'>> => {
    const { data } = await client.mutate({
      mutation: DeleteAccountDocument,
      variables: { password },
      context: { asViewer: true },
      fetchPolicy: 'no-cache',
    })
    const result = data?.deleteAccount
    if (!result) throw new Error('The answer is empty')
    if (result.__typename !== 'DeleteAccountPayload') return refusal(result)
    setOpen(false)
    toast(DELETED)
    onDeleted()
    dropSession(client)
    return { done: DELETED }
  }
  return (
    <section aria-labelledby="deletion" className="grid justify-items-start gap-3 border-line border-t pt-6">
      <h2 id="deletion" className="text-xl">
        Delete account
      </h2>
      <p className="text-soft text-sm">
        Your account goes at once and for good, with your profile, saved tools, ratings, history, settings and plan.
      </p>
      <p className="text-soft text-sm">{KEPT}</p>
      <Button variant="secondary" className="border-danger! text-danger!" onClick={() => setOpen(true)}>
        Delete Account
      </Button>
      <PasswordDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Delete your account?"
        text={`This cannot be undone. ${KEPT} Please give your password again.`}
        action="Delete My Account"
        busyText="Deleting…"
        failure={NOT_DELETED}
        send={send}
      />
    </section>
  )
}
