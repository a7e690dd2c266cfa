import type { ApolloCache, Reference } from '@apollo/client'
import type { Modifier } from '@apollo/client/cache'
import { useApolloClient } from '@apollo/client/react'
import { graphql } from '../../gql/gql.ts'
import type {
  AddToCollectionMutation,
  MoveInCollectionMutation,
  RemoveFromCollectionMutation,
  SetCollectionToolNoteMutation,
} from '../../gql/graphql.ts'
import { refuse, useCollectionChange } from './use-collection-change.ts'

const AddToCollectionDocument = graphql(`
  mutation AddToCollection($collectionId: ID!, $toolId: ID!, $note: String, $position: Int) {
    addToCollection(input: { collectionId: $collectionId, toolId: $toolId, note: $note, position: $position }) {
      __typename
      ... on CollectionPayload {
        collection {
          id
          toolCount
        }
      }
      ...Failure_failure
    }
  }
`)

const RemoveFromCollectionDocument = graphql(`
  mutation RemoveFromCollection($collectionId: ID!, $toolId: ID!) {
    removeFromCollection(input: { collectionId: $collectionId, toolId: $toolId }) {
      __typename
      ... on CollectionPayload {
        collection {
          id
          toolCount
        }
      }
      ...Failure_failure
    }
  }
`)

const SetCollectionToolNoteDocument = graphql(`
  mutation SetCollectionToolNote($collectionId: ID!, $toolId: ID!, $note: String!) {
    setCollectionToolNote(input: { collectionId: $collectionId, toolId: $toolId, note: $note }) {
      __typename
      ...Failure_failure
    }
  }
`)

const MoveInCollectionDocument = graphql(`
  mutation MoveInCollection($collectionId: ID!, $toolId: ID!, $position: Int!) {
    moveInCollection(input: { collectionId: $collectionId, toolId: $toolId, position: $position }) {
      __typename
      ...Failure_failure
    }
  }
`)

const added = (data: AddToCollectionMutation) => data.addToCollection
const removed = (data: RemoveFromCollectionMutation) => data.removeFromCollection
const noted = (data: SetCollectionToolNoteMutation) => data.setCollectionToolNote
const moved = (data: MoveInCollectionMutation) => data.moveInCollection

type ReadField = Parameters<Modifier<unknown>>[1]['readField']
type Place = { readonly collectionId: string; readonly toolId: string }

/** Changes the order of a list in the cache, where each page size is cached separately. */
function changeTools(
  cache: ApolloCache,
  collectionId: string,
  change: (entries: readonly Reference[], readField: ReadField) => Reference[],
): void {
  cache.modify({
    id: `Collection:${collectionId}`,
    fields: { tools: (known, { readField }) => change(known as readonly Reference[], readField) },
  })
}

/** Whether a collection contains a tool is a field with the tool's id as argument; cached values are updated. */
function changeHolders(cache: ApolloCache, { collectionId, toolId }: Place, isIn: boolean): void {
  cache.modify({
    fields: {
      collectionIdsWithTool: (known, { storeFieldName }) => {
        if (!storeFieldName.includes(toolId)) return known
        const others = (known as readonly string[]).filter((id) => id !== collectionId)
        return isIn ? [...others, collectionId] : others
      },
    },
  })
}

/** The optimistic payload of a change of the number of tools. */
const counted = (id: string, toolCount: number) => ({
  __typename: 'CollectionPayload' as const,
  collection: { __typename: 'Collection', id, toolCount },
})

/**
 * The changes of a tool in a collection, which reject when the server does not confirm them. Except for `move`, the
 * screen changes at once, and back after a failure. `toolCount` is the number of tools after the change.
 */
export function useCollectionTools() {
  const { cache } = useApolloClient()
  const add = useCollectionChange(AddToCollectionDocument, added)
  const remove = useCollectionChange(RemoveFromCollectionDocument, removed)
  const setNote = useCollectionChange(SetCollectionToolNoteDocument, noted)
  const move = useCollectionChange(MoveInCollectionDocument, moved)

  return {
    /** `position` is 1 for the first place; without it, the tool is added at the end. */
    add: async (tool: Place & { readonly note?: string; readonly position?: number }, toolCount: number) => {
      const { failure } = await add(tool, {
        expected: { addToCollection: counted(tool.collectionId, toolCount) },
        update: (changed) => changeHolders(changed, tool, true),
      })
      refuse(failure)
      cache.modify({ id: `Collection:${tool.collectionId}`, fields: { tools: (_, { DELETE }) => DELETE } })
    },

    remove: async (tool: Place, toolCount: number): Promise<void> => {
      const { failure } = await remove(tool, {
        expected: { removeFromCollection: counted(tool.collectionId, toolCount) },
        update: (changed) => {
          changeHolders(changed, tool, false)
          changeTools(changed, tool.collectionId, (entries, readField) =>
            entries.filter((entry) => readField('id', readField<Reference>('tool', entry)) !== tool.toolId),
          )
        },
      })
      refuse(failure)
    },

    setNote: async ({ entryId, ...tool }: Place & { readonly entryId: string; readonly note: string }) => {
      const { failure } = await setNote(tool, {
        expected: { setCollectionToolNote: { __typename: 'CollectionPayload' } },
        update: (changed) => {
          changed.modify({ id: `CollectionTool:${entryId}`, fields: { note: () => tool.note.trim() } })
        },
      })
      refuse(failure)
    },

    move: async ({ entryId, ...tool }: Place & { readonly entryId: string; readonly position: number }) => {
      refuse((await move(tool)).failure)
      const moved = { __ref: `CollectionTool:${entryId}` }
      changeTools(cache, tool.collectionId, (entries) => {
        const others = entries.filter((entry) => entry.__ref !== moved.__ref)
        return [...others.slice(0, tool.position - 1), moved, ...others.slice(tool.position - 1)]
      })
    },
  }
}
