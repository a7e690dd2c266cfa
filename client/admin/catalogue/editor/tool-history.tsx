import type { ResultOf } from '@graphql-typed-document-node/core'
import { useState } from 'react'
import { graphql } from '#client/gql/gql.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { momentText } from '../../shared/dates.ts'
import { useIsAdministrator } from '../../shared/is-administrator.ts'
import { useFreshQuery } from '../../shared/use-fresh-query.ts'
import { toolsText } from '../catalogue-labels.ts'
import { useToolActions } from '../use-tool-actions.ts'
import { fieldLabel, shownValue } from './tool-fields.ts'

const ToolHistoryQuery = graphql(`
  query ToolHistory($id: ID!) {
    toolHistory(id: $id, first: 20) {
      changeSetId
      source
      actorName
      at
      undone
      canUndo
      tools
      changes {
        field
        before
        after
      }
    }
  }
`)

type ToolHistoryProps = { readonly toolId: string }

/** The changes of a tool, with author and time. Loaded when opened. */
export function ToolHistory({ toolId }: ToolHistoryProps) {
  const [open, setOpen] = useState(false)
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="rounded-md border border-line bg-surface p-4"
    >
      <summary className="min-h-6 cursor-pointer font-semibold">History</summary>
      {open ? <Entries toolId={toolId} /> : null}
    </details>
  )
}

function Entries({ toolId }: ToolHistoryProps) {
  const { data, failed } = useFreshQuery(ToolHistoryQuery, { id: toolId })
  if (failed && !data) return <Notice tone="danger">The history could not be loaded.</Notice>
  if (!data) return <p className="mt-3 text-soft text-sm">Loading…</p>
  if (data.toolHistory.length === 0) return <p className="mt-3 text-soft text-sm">No changes yet.</p>
  return (
    <ol className="mt-3 grid gap-4">
      {data.toolHistory.map((entry) => (
        <Entry key={entry.changeSetId} entry={entry} />
      ))}
    </ol>
  )
}

type EntryProps = { readonly entry: ResultOf<typeof ToolHistoryQuery>['toolHistory'][number] }

function Entry({ entry }: EntryProps) {
  const isAdministrator = useIsAdministrator()
  const { undo } = useToolActions()
  const [busy, setBusy] = useState(false)
  const { changeSetId, source, actorName, at, undone, canUndo, tools, changes } = entry
  const run = async () => {
    setBusy(true)
    await undo(changeSetId)
    setBusy(false)
  }
  return (
    <li className="grid gap-1 border-line border-b pb-3 last:border-b-0">
      <p className="wrap-anywhere text-sm">
        <span className="font-semibold">{source}</span>
        {undone ? ' (undone)' : ''}
      </p>
      <p className="text-soft text-xs">
        {actorName ?? 'Automatic'} · {momentText(at)}
        {tools > 1 ? ` · ${toolsText(tools)} changed together` : ''}
      </p>
      <ul className="wrap-anywhere grid gap-1 text-sm">
        {changes.map(({ field, before, after }) => (
          <li key={field ?? ''}>
            {field ? (
              <>
                {fieldLabel(field)}:{' '}
                {before === after ? (
                  'another source'
                ) : (
                  <>
                    <del className="text-soft">{shownValue(field, before)}</del> → <ins>{shownValue(field, after)}</ins>
                  </>
                )}
              </>
            ) : (
              'The whole tool'
            )}
          </li>
        ))}
      </ul>
      {canUndo && isAdministrator ? (
        <Button
          variant="quiet"
          className="-ml-3 justify-self-start"
          disabled={busy}
          aria-label={`Undo: ${source}`}
          onClick={() => void run()}
        >
          {tools > 1 ? `Undo for all ${tools} tools` : 'Undo'}
        </Button>
      ) : null}
    </li>
  )
}
