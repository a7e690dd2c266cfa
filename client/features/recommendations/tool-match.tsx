import { useQuery } from '@apollo/client/react'
import type { ResultOf } from '@graphql-typed-document-node/core'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { graphql } from '../../gql/gql.ts'

import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { MatchLedger } from './match-ledger.tsx'
import type { SlotTool } from './tool-slot.ts'

const ToolMatchQuery = graphql(`
  query ToolMatch($toolIds: [ID!]!) {
    toolMatches(toolIds: $toolIds) {
      toolId
      matchPercent
      blockedBy {
        limit
        text
      }
      ledger {
        ...MatchLedger_row
      }
    }
  }
`)

// As high as the back link in the same row, so that nothing moves when it appears.
const MATCH_CLASSES =
  'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-full px-4 font-semibold text-sm tabular-nums'

type MatchProps = { readonly tool: Pick<SlotTool, 'id' | 'name'> }

/** How well a tool fits the member's answers, with the breakdown of the score. */
export function ToolMatch({ tool }: MatchProps) {
  const { status, user } = useSession()
  if (status !== 'authenticated') return null
  if (user.paid) return <PaidMatch tool={tool} />
  return (
    <Link to="/pricing" className={`${MATCH_CLASSES} text-soft hover:text-accent`}>
      <Lock aria-hidden="true" className="size-4" />
      Your match<span className="sr-only"> (comes with Premium)</span>
    </Link>
  )
}

function PaidMatch({ tool: { id, name } }: MatchProps) {
  const { data } = useQuery(ToolMatchQuery, { variables: { toolIds: [id] }, context: { asViewer: true } })
  const match = data?.toolMatches?.find(({ toolId }) => toolId === id)
  if (data && !match) {
    return (
      <Link to="/quiz" className={`${MATCH_CLASSES} text-accent hover:text-accent-strong`}>
        Find your match
      </Link>
    )
  }
  // If the match cannot be loaded, it is omitted, because it is not the page's main content.
  return match ? <MatchDialog match={match} name={name} /> : null
}

type Match = NonNullable<ResultOf<typeof ToolMatchQuery>['toolMatches']>[number]

function MatchDialog({ match, name }: { readonly match: Match; readonly name: string }) {
  const [open, setOpen] = useState(false)
  const outside = match.blockedBy.length > 0
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={`${MATCH_CLASSES} ${outside ? 'bg-sunk text-ink' : 'bg-support-wash text-support'} border border-transparent hover:border-support`}
      >
        {outside ? 'Outside your limits' : `${match.matchPercent}% Match`}
        <span className="sr-only">: how it adds up</span>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={`${name} and your answers`} form>
        {outside ? (
          <ul className="mb-4 grid list-disc gap-1 pl-5 text-sm">
            {match.blockedBy.map(({ limit, text }) => (
              <li key={limit}>{text}</li>
            ))}
          </ul>
        ) : null}
        {/* The first that can take the focus: the dialog opens at its top, and the keyboard scrolls. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be in reach of the keyboard */}
        <section aria-label="How it adds up" tabIndex={0} className="max-h-[55svh] overflow-y-auto">
          <MatchLedger rows={match.ledger} name={name} />
        </section>
        <div className="mt-5 flex justify-end">
          <Button onClick={() => setOpen(false)}>Close</Button>
        </div>
      </Dialog>
    </>
  )
}
