import { useState } from 'react'
import { graphql } from '#client/gql/gql.ts'
import { Button } from '#client/ui/button.tsx'
import { RECOVERY_CODES } from '#core/accounts/second-factors.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { useSendFactors } from './use-change-factors.ts'

const RenewRecoveryCodesDocument = graphql(`
  mutation RenewRecoveryCodes {
    renewRecoveryCodes {
      __typename
      ... on RenewRecoveryCodesPayload {
        recoveryCodes
      }
      ...Failure_failure
    }
  }
`)

type CodesPartProps = { readonly left: number; readonly onCodes: (codes: readonly string[]) => void }

/** How many recovery codes are left, and new ones. */
export function CodesPart({ left, onCodes }: CodesPartProps) {
  const send = useSendFactors()
  const [asking, setAsking] = useState(false)
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <h3 className="text-lg">Recovery codes</h3>
      <p className="text-soft text-sm">
        For when you lose your phone or your passkeys. Each code works once.{' '}
        <span className={left <= 2 ? 'font-semibold text-danger' : ''}>
          {left} of {RECOVERY_CODES} left.
        </span>
      </p>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Create new codes
      </Button>
      {asking ? (
        <RemoveDialog
          title="Create new recovery codes?"
          text="Your old codes stop working, and you are signed out everywhere else."
          action="Create new codes"
          send={async () => {
            const result = await send(RenewRecoveryCodesDocument, {})
            if (result?.payload) onCodes(result.payload.recoveryCodes)
            return result
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  )
}
