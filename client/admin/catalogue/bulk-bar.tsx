import { useState } from 'react'
import { countText } from '#core/display/numbers.ts'
import type { ToolSelectionInput } from '../../gql/graphql.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useIsAdministrator } from '../shared/is-administrator.ts'
import { toolsText } from './catalogue-labels.ts'
import { useToolActions } from './use-tool-actions.ts'

type ActionName = 'check' | 'feature' | 'unfeature' | 'retire'

const TEXTS: Readonly<
  Record<ActionName, { readonly button: string; readonly question: (what: string) => string; readonly done: string }>
> = {
  check: { button: 'Checked today', question: (what) => `Mark ${what} as checked today?`, done: 'checked today' },
  feature: { button: 'Feature', question: (what) => `Feature ${what}?`, done: 'featured' },
  unfeature: { button: 'Stop featuring', question: (what) => `Stop featuring ${what}?`, done: 'no longer featured' },
  retire: { button: 'Retire', question: (what) => `Retire ${what}?`, done: 'retired' },
}

const EXPLANATIONS: Readonly<Record<ActionName, string>> = {
  check: 'You compared the name, URL and prices with the vendor’s page today.',
  feature: "They are marked as featured. This doesn't affect rankings.",
  unfeature: 'They are no longer marked as featured.',
  retire: 'They disappear from lists. Their pages say that they were discontinued.',
}

type BulkBarProps = {
  readonly selection: ToolSelectionInput
  /** The number of tools that match the filter, if all of them can be selected. */
  readonly matching: number | null
  readonly onChooseMatching: () => void
  readonly onClear: () => void
}

/**
 * Bulk actions on the selected tools. The server rejects the change when the number of matching tools differs from the
 * confirmed one.
 */
export function BulkBar({ selection, matching, onChooseMatching, onClear }: BulkBarProps) {
  const isAdministrator = useIsAdministrator()
  const [question, setQuestion] = useState<{ readonly action: ActionName; readonly count: number } | null>(null)
  const { attempt, notifyDone, markChecked, setFeatured, retire } = useToolActions()
  const { count } = selection
  const isAll = selection.filter != null

  const run = async (action: ActionName, confirmed: number) => {
    const wanted = { ...selection, count: confirmed }
    const send = {
      check: () => markChecked(wanted),
      feature: () => setFeatured(wanted, true),
      unfeature: () => setFeatured(wanted, false),
      retire: () => retire(wanted),
    }[action]
    const result = await attempt(send, 'Failed to change the tools')
    if (result === null) return
    const { payload, failure } = result
    if (failure?.__typename === 'CountChangedError') return setQuestion({ action, count: failure.count })
    if (failure !== null) return void toast(failure.message)
    notifyDone(`${toolsText(payload.changed)} ${TEXTS[action].done}`, payload.changeSetId ?? null)
    onClear()
  }
  const start = (action: ActionName) => {
    if (isAll || action === 'retire') setQuestion({ action, count })
    else void run(action, count)
  }
  const actions: readonly ActionName[] = isAdministrator ? ['check', 'feature', 'unfeature', 'retire'] : ['check']
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is part of a form */}
      <div role="group" aria-label="Selected tools" className="flex flex-wrap items-center gap-2">
        <p role="status" className="mr-2 text-soft text-sm tabular-nums">
          {count === 0 ? 'Select tools to change several at once.' : `${countText(count)} selected`}
        </p>
        {matching === null ? null : (
          <Button variant="quiet" onClick={onChooseMatching}>
            Select all {countText(matching)} that match
          </Button>
        )}
        {count === 0 ? null : (
          <>
            {actions.map((action) => (
              <Button key={action} variant="secondary" onClick={() => start(action)}>
                {TEXTS[action].button}
              </Button>
            ))}
            <Button variant="quiet" onClick={onClear}>
              Clear selection
            </Button>
          </>
        )}
      </div>
      <Dialog
        open={question !== null}
        onClose={() => setQuestion(null)}
        title={question === null ? '' : TEXTS[question.action].question(toolsText(question.count))}
        alert
        actions={
          <>
            <Button variant="secondary" onClick={() => setQuestion(null)}>
              Cancel
            </Button>
            <Button
              onClick={() => {
                if (question !== null) void run(question.action, question.count)
                setQuestion(null)
              }}
            >
              {question === null ? '' : TEXTS[question.action].button}
            </Button>
          </>
        }
      >
        {question === null
          ? null
          : question.count === count
            ? EXPLANATIONS[question.action]
            : `The catalog has changed: ${toolsText(question.count)} match now instead of ${count}.`}
      </Dialog>
    </>
  )
}
