import type { GraphQLResolveInfo } from 'graphql'
import { EditConflictError, InvalidInputError, NotFoundError } from '../../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { IN_MEMORY, STATEMENT } from '../../graphql/work.ts'
import {
  ProgrammaticPagesPayload,
  ProgrammaticPageTexts,
  plannedPages,
  textsOfInput,
} from './page-administration.graphql.ts'
import type { PageRevisionRow, PageRevisionsPage } from './page-revisions.service.ts'

const MOST_TEXTS = 2

const PageRevisionStateEnum = builder.enumType('PageRevisionState', {
  description: 'Where a revision of a page is.',
  values: {
    OPEN: { value: 'open', description: 'Waits for an administrator.' },
    ACCEPTED: { value: 'accepted', description: 'Was published.' },
    REJECTED: { value: 'rejected', description: 'Was not published.' },
    WITHDRAWN: { value: 'withdrawn', description: 'Was taken back by its editor.' },
  } as const,
})

const PageRevisionText = builder.objectRef<PageRevisionRow['texts'][number]>('PageRevisionText').implement({
  description: 'A proposed text beside the present one.',
  fields: (t) => ({
    field: t.exposeString('field', { description: '`title` or `description`.' }),
    value: t.exposeString('value', { description: 'The text that visitors would read.' }),
    base: t.exposeString('base', { description: 'The text that the editor began with.' }),
    current: t.exposeString('current', { description: 'The text that visitors read now.' }),
  }),
})

const PageRevisionType = builder.objectRef<PageRevisionRow>('PageRevision').implement({
  description: 'What an editor proposes for a published page. For administrators and editors.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the revision.' }),
    state: t.expose('state', { type: PageRevisionStateEnum, description: 'Where it is.' }),
    pageId: t.exposeID('pageId', { description: 'The id of the page.' }),
    title: t.exposeString('title', { description: 'The title of the page, as visitors read it.' }),
    path: t.exposeString('path', { description: 'The canonical path of the page.' }),
    authorName: t.exposeString('authorName', {
      nullable: true,
      description: 'Who proposes it; null after the account was deleted.',
    }),
    authorNote: t.exposeString('authorNote', {
      nullable: true,
      description: 'What the editor says about it, if anything.',
    }),
    note: t.exposeString('note', { nullable: true, description: 'What the administrator answered, if anything.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was proposed.' }),
    decidedAt: t.expose('decidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was decided or withdrawn; null while it waits.',
    }),
    texts: t.field({
      type: [PageRevisionText],
      extensions: { listSize: MOST_TEXTS, work: IN_MEMORY },
      description: 'What it changes.',
      resolve: ({ texts }) => [...texts],
    }),
  }),
})

const PageRevisionsPageType = builder.objectRef<PageRevisionsPage>('PageRevisionsPage').implement({
  description: 'One page of revisions of pages.',
  fields: (t) => ({
    nodes: t.field({
      type: [PageRevisionType],
      extensions: { work: IN_MEMORY },
      description: 'The revisions.',
      resolve: ({ nodes }) => [...nodes],
    }),
    totalCount: t.exposeInt('totalCount', { description: 'How many there are in this state.' }),
  }),
})

builder.queryField('pageRevisions', (t) =>
  t.field({
    type: PageRevisionsPageType,
    extensions: { work: 5 * STATEMENT },
    description:
      'Lists revisions of pages: open ones with the oldest first, decided ones with the latest first. For administrators; editors see their own.',
    args: {
      state: t.arg({ type: PageRevisionStateEnum, required: true, defaultValue: 'open', description: 'Which ones.' }),
      pageId: t.arg.id({ description: 'Only those of this page.' }),
      page: t.arg.int({ required: true, defaultValue: 1, description: 'Which page of the list, from 1.' }),
      first: t.arg.int({ required: true, defaultValue: 20, description: 'How many, from 1 to 20.' }),
    },
    resolve: async (_root, { pageId = null, ...args }, { viewer, services }) =>
      services.pageRevisions.list(await viewer(), { ...args, pageId: pageId ?? null }),
  }),
)

const payloadOf = async (
  { pageId, revisionId }: { readonly pageId: string; readonly revisionId: string },
  context: RequestContext,
  info: GraphQLResolveInfo,
) => {
  const { pageAdministration } = context.services
  const page = await pageAdministration.find(await context.viewer(), pageId, plannedPages(context, info))
  return { pages: page === null ? [] : [page], revisionId }
}

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true, description: 'The id of the revision.' })
  return {
    decidePageRevision: t.field({
      type: ProgrammaticPagesPayload,
      extensions: { work: 14 * STATEMENT },
      description: 'Publishes a revision of a page or rejects it, once. For administrators.',
      errors: {
        types: [InvalidInputError, NotFoundError, EditConflictError],
        union: { name: 'DecidePageRevisionResult', description: 'The page, or why the revision still waits.' },
      },
      args: {
        id,
        accept: t.arg.boolean({ required: true, description: 'Whether it is published.' }),
        note: t.arg.string({
          description: 'An answer to the editor, at most 1,000 characters. A rejection needs one: the reason.',
        }),
        texts: t.arg({
          type: ProgrammaticPageTexts,
          description: 'What is published instead, such as after a conflict; left out: what was proposed.',
        }),
        base: t.arg({ type: ProgrammaticPageTexts, description: 'The texts that `texts` began with.' }),
      },
      resolve: async (_root, { id: revisionId, accept, note, texts, base }, context, info) => {
        const chosen = texts ? { texts: textsOfInput(texts), base: textsOfInput(base) } : null
        const decision = { accept, note: note ?? null, chosen }
        const pageId = await context.services.pageRevisions.decide(await context.viewer(), revisionId, decision)
        return payloadOf({ pageId, revisionId }, context, info)
      },
    }),
    withdrawPageRevision: t.field({
      type: ProgrammaticPagesPayload,
      extensions: { work: 9 * STATEMENT },
      description: "Takes back one's own revision of a page while it waits. For editors.",
      errors: {
        types: [InvalidInputError, NotFoundError],
        union: { name: 'WithdrawPageRevisionResult', description: 'The page, or why it was not withdrawn.' },
      },
      args: { id },
      resolve: async (_root, { id: revisionId }, context, info) => {
        const pageId = await context.services.pageRevisions.withdraw(await context.viewer(), revisionId)
        return payloadOf({ pageId, revisionId }, context, info)
      },
    }),
  }
})
