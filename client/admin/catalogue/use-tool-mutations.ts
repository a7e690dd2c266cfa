import { useMutation } from '@apollo/client/react'
import { graphql } from '../../gql/gql.ts'
import type { NewToolInput, ToolFieldChangeInput, ToolSelectionInput } from '../../gql/graphql.ts'
import { requireResult, useMutationOptions } from '../shared/administration-mutations.ts'
import type { Decision } from '../shared/revisions/revision-decision.tsx'

const CreateDocument = graphql(`
  mutation CreateTool($tool: NewToolInput!) {
    createTool(input: { tool: $tool }) {
      __typename
      ... on SaveToolPayload {
        slug
        changeSetId
        revisionId
      }
      ... on Failure {
        message
      }
      ... on InvalidInputError {
        field
      }
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
      ... on Failure {
        message
      }
      ... on InvalidInputError {
        field
      }
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
      ... on Failure {
        message
      }
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
      ... on Failure {
        message
      }
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
      ... on Failure {
        message
      }
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
      ... on Failure {
        message
      }
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
      ... on Failure {
        message
      }
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
      ... on Failure {
        message
      }
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
    create: async (tool: NewToolInput) => requireResult((await create({ variables: { tool } })).data?.createTool),
    update: async (id: string, changes: ToolFieldChangeInput[], note: string | null) =>
      requireResult((await update({ variables: { id, changes, note } })).data?.updateTool),
    markChecked: async (selection: ToolSelectionInput) =>
      requireResult((await checked({ variables: { selection } })).data?.markToolsChecked),
    setFeatured: async (selection: ToolSelectionInput, isFeatured: boolean) =>
      requireResult((await featured({ variables: { selection, featured: isFeatured } })).data?.setToolsFeatured),
    retire: async (selection: ToolSelectionInput) =>
      requireResult((await retire({ variables: { selection } })).data?.retireTools),
    merge: async (fromId: string, intoId: string) =>
      requireResult((await merge({ variables: { fromId, intoId } })).data?.mergeTools),
    undo: async (changeSetId: string) =>
      requireResult((await undo({ variables: { changeSetId } })).data?.undoToolChange),
    decide: async (id: string, decision: Decision, changes: ToolFieldChangeInput[] | null) =>
      requireResult((await decide({ variables: { id, ...decision, changes } })).data?.decideToolRevision),
  }
}
