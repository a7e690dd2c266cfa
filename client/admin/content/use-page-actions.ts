import { graphql } from '../../gql/gql.ts'
import type { PageStatus } from '../../gql/graphql.ts'
import { actionToast } from '../../ui/toasts-with-more.ts'
import { useAction } from '../shared/use-action.ts'
import { useSend } from '../shared/use-send.ts'
import { PAGE_QUERIES, pagesText } from './page-labels.ts'

const SetStatusDocument = graphql(`
  mutation SetProgrammaticPageStatus($ids: [ID!]!, $status: PageStatus!) {
    setProgrammaticPageStatus(input: { ids: $ids, status: $status }) {
      __typename
      ...Failure_failure
    }
  }
`)

const DeleteDocument = graphql(`
  mutation DeleteProgrammaticPages($ids: [ID!]!) {
    deleteProgrammaticPages(input: { ids: $ids }) {
      __typename
      ...Failure_failure
    }
  }
`)

const RestoreDocument = graphql(`
  mutation RestoreProgrammaticPages($ids: [ID!]!) {
    restoreProgrammaticPages(input: { ids: $ids }) {
      __typename
      ...Failure_failure
    }
  }
`)

/** `Page` or `3 pages`, at the start of a toast. */
const subject = (ids: readonly string[]): string => (ids.length === 1 ? 'Page' : pagesText(ids.length))

/** Actions on one or several pages, with their toasts. Each resolves to whether it succeeded. */
export function usePageActions() {
  const send = useSend(PAGE_QUERIES)
  const act = useAction()
  const restore = (ids: string[]) =>
    act(() => send(RestoreDocument, { ids }), {
      done: `${subject(ids)} restored`,
      failure: `Failed to restore ${ids.length === 1 ? 'page' : 'pages'}`,
    })
  return {
    restore,
    setStatus: (ids: string[], status: PageStatus) => {
      const verb = status === 'PUBLISHED' ? 'publish' : 'unpublish'
      return act(() => send(SetStatusDocument, { ids, status }), {
        done: `${subject(ids)} ${verb}ed`,
        failure: `Failed to ${verb} ${pagesText(ids.length)}`,
      })
    },
    remove: (ids: string[]) =>
      act(() => send(DeleteDocument, { ids }), {
        done: () => actionToast(`${subject(ids)} deleted successfully`, 'Undo', () => void restore(ids)),
        failure: `Failed to delete ${ids.length === 1 ? 'page' : 'pages'}`,
      }),
  }
}
