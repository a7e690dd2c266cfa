import { type RefObject, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { Card } from '#client/ui/card.tsx'
import { toast } from '#client/ui/toast.ts'
import { CandidateDetails } from './candidate-details.tsx'
import { PriceCheckDetails } from './price-check-details.tsx'
import { editorOf } from './queue-editor.ts'
import { focusForm, useFocusAfterRemoval } from './queue-focus.ts'
import { QueueRow, QueueRow_item, type QueueVerb } from './queue-row.tsx'
import { ReportDetails } from './report-details.tsx'
import { SuggestionDetails } from './suggestion-details.tsx'
import { type QueueRowItem, type Refusal, useQueueActions } from './use-queue-actions.ts'
import { useQueueKeys } from './use-queue-keys.ts'

type QueueListProps = {
  readonly section: RefObject<HTMLElement | null>
  readonly items: readonly FragmentType<typeof QueueRow_item>[]
  readonly isDeferred: boolean
  readonly mayPublish: boolean
  /** The id of the initially open item. */
  readonly opened: string | null
  /** Shows the keyboard shortcuts. */
  readonly onKeys: () => void
}

const UNREACHABLE = { message: 'Failed to record the decision. Please try again.', field: null }

/** The items of one page. When one leaves, the next one gets the focus. */
export function QueueList({ section, items: masked, isDeferred, mayPublish, opened, onKeys }: QueueListProps) {
  const items = readFragment(QueueRow_item, masked)
  const navigate = useNavigate()
  const [open, setOpen] = useState(opened)
  /** A candidate to show even if it is on another page: a linked one, or one created from a suggestion. */
  const [linked, setLinked] = useState(opened)
  const [problem, setProblem] = useState<{ readonly id: string; readonly text: string } | null>(null)
  const actions = useQueueActions()
  const list = useRef<HTMLUListElement>(null)
  useFocusAfterRemoval(list, section, items)

  const act = async (item: QueueRowItem, verb: QueueVerb) => {
    const { id, kind, state } = item
    setProblem(null)
    const settled = async (): Promise<Refusal> => {
      if (verb === 'defer') {
        const isBack = isDeferred || (kind === 'CANDIDATE' && state === 'REJECTED')
        if (!isBack && state !== 'OPEN' && state !== 'PREPARED') return null
        return actions.defer(item, isBack)
      }
      if (state === 'ACCEPTED' || state === 'REJECTED') return null
      const accepted = verb === 'accept'
      if (kind === 'REPORT') return actions.settleReport(id, accepted, null, correctionOf(item))
      if (kind === 'PRICE_CHECK') return actions.settlePriceCheck(id, accepted ? 'CORRECTED' : 'DISMISSED')
      if (kind === 'SUGGESTION') return actions.settleSuggestion(id, accepted, null, showCandidate)
      if (!accepted) return actions.rejectCandidate(id)
      if (mayPublish && state === 'PREPARED') return actions.publish(id, null)
      setOpen(id)
      focusForm(list.current, id)
      return null
    }
    const refusal = await settled().catch(() => UNREACHABLE)
    if (refusal !== null) setProblem({ id, text: refusal.message })
  }
  const correctionOf = (item: QueueRowItem) => {
    const edit = editorOf(item)
    return edit === null ? null : { label: edit.label, run: () => void navigate(edit.href) }
  }
  const showCandidate = (id: string) => {
    setOpen(id)
    setLinked(id)
  }
  const toggle = (id: string) => setOpen((before) => (before === id ? null : id))

  useQueueKeys(section, {
    onVerb: (id, verb) => {
      const item = items.find((one) => one.id === id)
      if (item === undefined) toast('Select an item first, with j or k.')
      else void act(item, verb)
    },
    onHelp: onKeys,
  })

  return (
    <>
      {linked === null || items.some(({ id }) => id === linked) ? null : (
        <Card className="grid grid-cols-1 min-w-0 gap-3 p-4">
          <h3 className="text-lg">Candidate</h3>
          <CandidateDetails id={linked} mayPublish={mayPublish} onDone={() => setLinked(null)} />
        </Card>
      )}
      <ul ref={list} className={items.length === 0 ? 'hidden' : 'grid grid-cols-1 gap-4'}>
        {items.map((item) => (
          <QueueRow
            key={item.id}
            item={item}
            isOpen={open === item.id}
            isDeferred={isDeferred}
            mayPublish={mayPublish}
            onToggle={() => toggle(item.id)}
            onAct={(verb) => void act(item, verb)}
            problem={problem?.id === item.id ? problem.text : null}
          >
            {item.kind === 'REPORT' ? (
              <ReportDetails id={item.id} />
            ) : item.kind === 'SUGGESTION' ? (
              <SuggestionDetails id={item.id} onCandidate={showCandidate} />
            ) : item.kind === 'PRICE_CHECK' ? (
              <PriceCheckDetails id={item.id} />
            ) : (
              <CandidateDetails id={item.id} mayPublish={mayPublish} />
            )}
          </QueueRow>
        ))}
      </ul>
    </>
  )
}
