import { useMutation } from '@apollo/client/react'
import { unwrap } from '#client/lib/unwrap.ts'
import { graphql } from '../../gql/gql.ts'
import type { NewToolInput, ToolFieldChangeInput, ToolSelectionInput } from '../../gql/graphql.ts'
import type { Decision } from '../shared/revisions/revision-decision.tsx'
import { useMutationOptions } from '../shared/use-mutation-options.ts'

const CreateDocument = graphql(`
  mutation CreateTool($tool: NewToolInput!) {
    createTool(input: { tool: $tool }) {
      __typename
      ... on SaveToolPayload {
        slug
        changeSetId
        revisionId
      }
      ...Failure_failure
    }
  }
`)

const UpdateDocument = graphql(`
  mutation UpdateTool($id: ID!, $changes: [ToolFieldChangeInput!]!, $note: String) {
    updateTool(input: { id: $id, changes: $changes, note: $note }) {
      __typename
      ... on SaveToolPayload {
        slug
        changeSetId
        revisionId
      }
      ...Failure_failure
      ... on EditConflictError {
        conflicts {
          field
          base
          theirs
          yours
        }
      }
    }
  }
`)

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

const MergeDocument = graphql(`
  mutation MergeTools($fromId: ID!, $intoId: ID!) {
    mergeTools(input: { fromId: $fromId, intoId: $intoId }) {
      __typename
      ... on MergeToolsPayload {
        into
        changeSetId
      }
      ...Failure_failure
    }
  }
`)

const UndoDocument = graphql(`
  mutation UndoToolChange($changeSetId: ID!) {
    undoToolChange(input: { changeSetId: $changeSetId }) {
      __typename
      ... on UndoToolChangePayload {
        changed
        conflicts {
          slug
          field
        }
      }
      ...Failure_failure
    }
  }
`)

const DecideDocument = graphql(`
  mutation DecideToolRevision($id: ID!, $accept: Boolean!, $note: String, $changes: [ToolFieldChangeInput!]) {
    decideToolRevision(input: { id: $id, accept: $accept, note: $note, changes: $changes }) {
      __typename
      ... on SaveToolPayload {
        slug
        changeSetId
        revisionId
      }
      ...Failure_failure
      ... on EditConflictError {
        conflicts {
          field
          base
          theirs
          yours
        }
      }
    }
  }
`)

/** A change moves tools between lists and is part of the history: the active ones of these queries are refetched. */
const REFETCHED = ['EditableTools', 'EditableTool', 'ToolHistory', 'ToolRevisions']

/** Mutations of tools. Each resolves to its result, and rejects without one. */
export function useToolMutations() {
  const options = useMutationOptions(REFETCHED)
  const [create] = useMutation(CreateDocument, options)
  const [update] = useMutation(UpdateDocument, options)
  const [checked] = useMutation(CheckedDocument, options)
  const [featured] = useMutation(FeaturedDocument, options)
  const [retire] = useMutation(RetireDocument, options)
  const [merge] = useMutation(MergeDocument, options)
  const [undo] = useMutation(UndoDocument, options)
  const [decide] = useMutation(DecideDocument, options)
  return {
    create: async (tool: NewToolInput) => unwrap((await create({ variables: { tool } })).data?.createTool),
    update: async (id: string, changes: ToolFieldChangeInput[], note: string | null) =>
      unwrap((await update({ variables: { id, changes, note } })).data?.updateTool),
    markChecked: async (selection: ToolSelectionInput) =>
      unwrap((await checked({ variables: { selection } })).data?.markToolsChecked),
    setFeatured: async (selection: ToolSelectionInput, isFeatured: boolean) =>
      unwrap((await featured({ variables: { selection, featured: isFeatured } })).data?.setToolsFeatured),
    retire: async (selection: ToolSelectionInput) =>
      unwrap((await retire({ variables: { selection } })).data?.retireTools),
    merge: async (fromId: string, intoId: string) =>
      unwrap((await merge({ variables: { fromId, intoId } })).data?.mergeTools),
    undo: async (changeSetId: string) => unwrap((await undo({ variables: { changeSetId } })).data?.undoToolChange),
    decide: async (id: string, decision: Decision, changes: ToolFieldChangeInput[] | null) =>
      unwrap((await decide({ variables: { id, ...decision, changes } })).data?.decideToolRevision),
  }
}
