import { useState } from 'react'
import { graphql } from '#client/gql/gql.ts'
import { fromEnum } from '#client/lib/enum-values.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { toast } from '#client/ui/toast.ts'
import { CLAIM_METHOD_TEXTS } from '#core/listings/claim-texts.ts'
import { momentText } from '../../shared/dates.ts'
import { useFreshQuery } from '../../shared/use-fresh-query.ts'
import { useSend } from '../../shared/use-send.ts'

const ToolClaimsQuery = graphql(`
  query ToolClaims($toolId: ID!) {
    toolClaims(toolId: $toolId) {
      id
      memberName
      domain
      method
      since
    }
  }
`)

const EndToolClaimDocument = graphql(`
  mutation EndToolClaim($id: ID!) {
    endToolClaim(input: { id: $id }) {
      __typename
      ... on EndToolClaimPayload {
        id
      }
      ...Failure_failure
    }
  }
`)

/** The members who claimed a tool for its vendor; nothing without any. */
export function ToolClaims({ toolId }: { readonly toolId: string }) {
  const { data } = useFreshQuery(ToolClaimsQuery, { toolId })
  const send = useSend(['ToolClaims'])
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const claims = data?.toolClaims ?? []
  if (claims.length === 0) return null
  const end = async (id: string) => {
    setBusy(true)
    const outcome = await send(EndToolClaimDocument, { id }).catch(() => null)
    setBusy(false)
    setProblem(outcome === null ? 'The server could not be reached.' : (outcome.failure?.message ?? null))
    if (outcome?.payload) toast('Claim ended')
  }
  return (
    <section aria-labelledby="claims" className="rounded-md border border-line bg-surface p-4">
      <h4 id="claims" className="font-semibold text-base">
        Claimed by
      </h4>
      <ul className="mt-2 grid gap-2 text-sm">
        {claims.map(({ id, memberName, domain, method, since }) => (
          <li key={id} className="wrap-anywhere flex flex-wrap items-center justify-between gap-x-4">
            <span>
              {memberName ?? 'A deleted account'}, {domain}, proved {CLAIM_METHOD_TEXTS[fromEnum(method)]}
              {since ? `, ${momentText(since)}` : ''}
            </span>
            <Button
              variant="quiet"
              disabled={busy}
              aria-label={`End the claim of ${memberName ?? domain}`}
              onClick={() => void end(id)}
            >
              End claim
            </Button>
          </li>
        ))}
      </ul>
      {problem === null ? null : <Notice tone="danger">{problem}</Notice>}
    </section>
  )
}
