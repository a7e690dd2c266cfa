import { graphql } from '../../gql/gql.ts'
import type { ToolSelectionInput } from '../../gql/graphql.ts'
import { toast } from '../../ui/toast.ts'
import { actionToast } from '../../ui/toasts-with-more.ts'
import { useIsAdministrator } from '../shared/is-administrator.ts'
import { useAttempt } from '../shared/use-action.ts'
import { useSend } from '../shared/use-send.ts'

const CheckedDocument = graphql(`
  mutation MarkToolsChecked($selection: ToolSelectionInput!) {
    markToolsChecked(input: { selection: $selection }) {
      __typename
      ... on ChangedToolsPayload {
        changed
        changeSetId
      }
      ...Failure_failure
      ... on CountChangedError {
        count
      }
    }
  }
`)

const FeaturedDocument = graphql(`
  mutation SetToolsFeatured($selection: ToolSelectionInput!, $featured: Boolean!) {
    setToolsFeatured(input: { selection: $selection, featured: $featured }) {
      __typename
      ... on ChangedToolsPayload {
        changed
        changeSetId
      }
      ...Failure_failure
      ... on CountChangedError {
        count
      }
    }
  }
`)

const RetireDocument = graphql(`
  mutation RetireTools($selection: ToolSelectionInput!) {
    retireTools(input: { selection: $selection }) {
      __typename
      ... on ChangedToolsPayload {
        changed
        changeSetId
      }
      ...Failure_failure
      ... on CountChangedError {
        count
      }
    }
  }
`)

const UndoDocument = graphql(`
  mutation UndoToolChange($changeSetId: ID!) {
    undoToolChange(input: { changeSetId: $changeSetId }) {
      __typename
      ... on UndoToolChangePayload {
        conflicts {
          slug
          field
        }
      }
      ...Failure_failure
    }
  }
`)

/** A change of whole tools. */
export type ToolAction = 'check' | 'feature' | 'unfeature' | 'retire'

/** Changes tools and shows the result in a toast, with an undo button. */
export function useToolActions() {
  const isAdministrator = useIsAdministrator()
  const attempt = useAttempt()
  // A change moves tools between lists and is part of the history.
  const send = useSend(['EditableTools', 'EditableTool', 'ToolHistory', 'ToolRevisions'])

  const undo = async (changeSetId: string): Promise<void> => {
    const result = await attempt(() => send(UndoDocument, { changeSetId }), 'Failed to undo')
    if (result === null) return
    if (result.failure !== null) return void toast(result.failure.message)
    const { conflicts } = result.payload
    const fields = conflicts.map(({ slug, field }) => (field ? `${field} of ${slug}` : slug)).join(', ')
    toast(conflicts.length === 0 ? 'Undone' : `Undone, except for later changes: ${fields}`)
  }

  return {
    send,
    attempt,
    undo,
    changeTools: async (action: ToolAction, selection: ToolSelectionInput) => {
      if (action === 'check') return send(CheckedDocument, { selection })
      if (action === 'retire') return send(RetireDocument, { selection })
      return send(FeaturedDocument, { selection, featured: action === 'feature' })
    },
    /** Shows that something was done, with an undo button for those who may use it. */
    notifyDone: (text: string, changeSetId: string | null) => {
      if (changeSetId === null || !isAdministrator) toast(text)
      else actionToast(text, 'Undo', () => void undo(changeSetId))
    },
  }
}
