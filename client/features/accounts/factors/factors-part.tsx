import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '#client/gql/gql.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { LoadingStatus, Skeleton } from '#client/ui/skeleton.tsx'
import { momentDayText } from '#core/display/dates.ts'
import { AppPart } from './app-part.tsx'
import { CodesPart } from './codes-part.tsx'
import { SecondFactorsDocument } from './factors-query.ts'
import { NewCodes } from './new-codes.tsx'
import { PasskeysPart } from './passkeys-part.tsx'
import { useAttempt, useSendFactors } from './use-change-factors.ts'

const CancelFactorResetDocument = graphql(`
  mutation CancelFactorReset {
    cancelFactorReset {
      __typename
    }
  }
`)

/** The member's passkeys, authenticator app and recovery codes. */
export function FactorsPart() {
  const { data, previousData, error, refetch } = useQuery(SecondFactorsDocument, { context: { asViewer: true } })
  /** New recovery codes, shown until the member has saved them. */
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const factors = (data ?? previousData)?.viewer?.secondFactors
  if (codes !== null) return <NewCodes codes={codes} onDone={() => setCodes(null)} />
  if (!factors) {
    return error === undefined ? (
      <div>
        <LoadingStatus label="Loading your second factors" />
        <Skeleton className="h-64" />
      </div>
    ) : (
      <div className="grid justify-items-start gap-3">
        <Notice tone="warning">Your second factors could not be loaded.</Notice>
        <Button variant="secondary" onClick={() => void refetch().catch(() => undefined)}>
          Try again
        </Button>
      </div>
    )
  }
  const { passkeys, passkeysAvailable, appConfirmedAt, recoveryCodesLeft, requiredFrom, resetAt } = factors
  const hasFactor = passkeys.length > 0 || appConfirmedAt !== null
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      {resetAt === null ? null : <PendingReset resetAt={resetAt} />}
      {requiredFrom === null || hasFactor ? null : (
        <Notice tone="warning" title="Your role requires a second factor">
          <p>Without one, the administration is closed to you from {momentDayText(requiredFrom)}.</p>
        </Notice>
      )}
      <PasskeysPart passkeys={passkeys} available={passkeysAvailable} onCodes={setCodes} />
      <AppPart confirmedAt={appConfirmedAt} onCodes={setCodes} />
      {hasFactor ? <CodesPart left={recoveryCodesLeft} onCodes={setCodes} /> : null}
    </div>
  )
}

function PendingReset({ resetAt }: { readonly resetAt: string }) {
  const send = useSendFactors()
  const { busy, problem, attempt } = useAttempt()
  const cancel = () =>
    attempt(async () => {
      await send(CancelFactorResetDocument, {})
      return null
    })
  return (
    <Notice tone="warning" title="Your second factor will be removed">
      <p>
        An administrator requested this. On {momentDayText(resetAt)}, your passkeys, your authenticator app and your
        recovery codes are removed. If you didn’t ask for it, cancel it now.
      </p>
      {problem === null ? null : <p className="mt-2 text-danger">{problem}</p>}
      <Button variant="secondary" className="mt-3" disabled={busy} onClick={() => void cancel()}>
        {busy ? 'Canceling…' : 'Cancel the removal'}
      </Button>
    </Notice>
  )
}
