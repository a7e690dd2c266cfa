import { useState } from 'react'
import { countText } from '#core/display/numbers.ts'
import type { ToolSelectionInput } from '../../gql/graphql.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { ConfirmDialog } from '../shared/confirm-dialog.tsx'
import { useIsAdministrator } from '../shared/is-administrator.ts'
import { SelectionBar } from '../shared/selection-bar.tsx'
import { toolsText } from './catalogue-labels.ts'
import { type ToolAction, useToolActions } from './use-tool-actions.ts'

type Texts = {
  readonly button: string
  readonly question: (what: string) => string
  readonly explanation: string
  readonly done: string
}

const TEXTS: Readonly<Record<ToolAction, Texts>> = {
  check: {
    button: 'Checked today',
    question: (what) => `Mark ${what} as checked today?`,
    explanation: 'You compared the name, URL and prices with the vendor’s page today.',
    done: 'checked today',
  },
  feature: {
    button: 'Feature',
    question: (what) => `Feature ${what}?`,
    explanation: "They are marked as featured. This doesn't affect rankings.",
    done: 'featured',
  },
  unfeature: {
    button: 'Stop featuring',
    question: (what) => `Stop featuring ${what}?`,
    explanation: 'They are no longer marked as featured.',
    done: 'no longer featured',
  },
  retire: {
    button: 'Retire',
    question: (what) => `Retire ${what}?`,
    explanation: 'They disappear from lists. Their pages say that they were discontinued.',
    done: 'retired',
  },
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
  const [question, setQuestion] = useState<{ readonly action: ToolAction; readonly count: number } | null>(null)
  const { attempt, notifyDone, changeTools } = useToolActions()
  const { count } = selection
  const isAll = selection.filter != null

  const run = async (action: ToolAction, confirmed: number) => {
    const wanted = { ...selection, count: confirmed }
    const result = await attempt(() => changeTools(action, wanted), 'Failed to change the tools')
    if (result === null) return
    const { payload, failure } = result
    if (failure?.__typename === 'CountChangedError') return setQuestion({ action, count: failure.count })
    if (failure !== null) return void toast(failure.message)
    notifyDone(`${toolsText(payload.changed)} ${TEXTS[action].done}`, payload.changeSetId ?? null)
    onClear()
  }
  const start = (action: ToolAction) => {
    if (isAll || action === 'retire') setQuestion({ action, count })
    else void run(action, count)
  }
  const actions: readonly ToolAction[] = isAdministrator ? ['check', 'feature', 'unfeature', 'retire'] : ['check']
  return (
    <>
      <SelectionBar
        name="tools"
        count={count}
        before={
          matching === null ? null : (
            <Button variant="quiet" onClick={onChooseMatching}>
              Select all {countText(matching)} that match
            </Button>
          )
        }
        actions={actions.map((action) => ({ label: TEXTS[action].button, onPress: () => start(action) }))}
        onClear={onClear}
      />
      <ConfirmDialog
        subject={question}
        texts={(chosen) => ({
          title: TEXTS[chosen.action].question(toolsText(chosen.count)),
          action: TEXTS[chosen.action].button,
          text:
            chosen.count === count
              ? TEXTS[chosen.action].explanation
              : `The catalog has changed: ${toolsText(chosen.count)} match now instead of ${count}.`,
        })}
        onClose={() => setQuestion(null)}
        onConfirm={(chosen) => void run(chosen.action, chosen.count)}
      />
    </>
  )
}
