import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '#client/gql/gql.ts'
import { useForm } from '#client/lib/use-form.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { DialogForm } from '#client/ui/dialog-form.tsx'
import { TextField } from '../../shared/text-field.tsx'
import { useToolActions } from '../use-tool-actions.ts'

const MergeTargetsQuery = graphql(`
  query MergeTargets($search: String!) {
    editableTools(filter: { search: $search, status: ACTIVE }, first: 8) {
      nodes {
        id
        slug
        name
      }
    }
  }
`)

const MergeDocument = graphql(`
  mutation MergeTools($fromId: ID!, $intoId: ID!) {
    mergeTools(input: { fromId: $fromId, intoId: $intoId }) {
      __typename
      ... on MergeToolsPayload {
        changeSetId
      }
      ...Failure_failure
    }
  }
`)

type MergeDialogProps = {
  readonly open: boolean
  readonly tool: { readonly id: string; readonly name: string }
  readonly onClose: () => void
}

/** Chooses the tool to keep. All references to the other tool move to it. */
export function MergeDialog({ open, tool, onClose }: MergeDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Merge ${tool.name}`} form>
      {open ? <MergeForm tool={tool} onClose={onClose} /> : null}
    </Dialog>
  )
}

type Target = { readonly id: string; readonly name: string }

function MergeForm({ tool, onClose }: Omit<MergeDialogProps, 'open'>) {
  const [search, setSearch] = useState('')
  const [target, setTarget] = useState<Target | null>(null)
  const { attempt, notifyDone, send } = useToolActions()
  const term = search.trim()
  const { data, previousData } = useQuery(MergeTargetsQuery, {
    variables: { search: term },
    context: { asViewer: true },
    skip: term === '',
  })
  const found =
    term === '' ? [] : ((data ?? previousData)?.editableTools.nodes ?? []).filter(({ id }) => id !== tool.id)
  const form = useForm({
    fields: [],
    send: async () => {
      if (target === null) return { problem: 'Choose the tool to keep.' }
      const merge = () => send(MergeDocument, { fromId: tool.id, intoId: target.id })
      const result = await attempt(merge, 'Failed to merge the tools')
      if (result === null) return {}
      if (result.failure !== null) return { problem: result.failure.message }
      onClose()
      notifyDone(`${tool.name} merged into ${target.name}`, result.payload.changeSetId)
      return { done: true }
    },
    failure: 'Failed to merge the tools',
  })
  const action = target === null ? 'Merge' : `Merge into ${target.name}`
  return (
    <DialogForm form={form} action={action} busyText={action} danger onCancel={onClose}>
      <p className="text-soft text-sm">
        Favorites, ratings, history and reports move to the tool you keep, and this tool’s URL redirects to it. You can
        undo this.
      </p>
      <TextField
        label="Find the tool to keep"
        control={{ type: 'search', maxLength: 100, autoComplete: 'off' }}
        value={search}
        onChange={setSearch}
      />
      <fieldset className="min-w-0">
        <legend className="font-semibold text-sm">Merge into</legend>
        {found.length === 0 ? (
          <p role="status" className="py-2 text-soft text-sm">
            {term === '' ? 'Type part of its name.' : 'No active tools match.'}
          </p>
        ) : null}
        {found.map((one) => (
          <label key={one.id} className="wrap-anywhere flex min-h-11 items-center gap-2 text-sm">
            <input
              type="radio"
              name="target"
              className="size-5"
              checked={target?.id === one.id}
              onChange={() => {
                setTarget(one)
                form.dismissProblem()
              }}
            />
            <span>
              {one.name} <span className="text-soft">/{one.slug}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </DialogForm>
  )
}
