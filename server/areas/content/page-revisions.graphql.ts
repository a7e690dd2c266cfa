import type { GraphQLResolveInfo } from 'graphql'
import { EditConflictError, InvalidInputError, NotFoundError } from '#core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { enumType } from '../../graphql/enum-type.ts'
import { failures } from '../../graphql/errors.ts'
import { field, nullable, withExposed } from '../../graphql/exposed.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { numberedPage, pageArguments } from '../../graphql/numbered-page.ts'
import { IN_MEMORY, STATEMENT } from '../../graphql/work.ts'
import {
  ProgrammaticPagesPayload,
  ProgrammaticPageTexts,
  plannedPages,
  textsOfInput,
} from './page-administration.graphql.ts'
import type { PageRevisionRow, PageRevisionsPage } from './page-revisions.service.ts'

const MOST_TEXTS = 2

const PageRevisionStateEnum = enumType('PageRevisionState', 'The state of a page revision.', {
  open: 'Waiting for an administrator.',
  accepted: 'Published.',
  rejected: 'Not published.',
  withdrawn: 'Withdrawn by its editor.',
})

const PageRevisionText = builder.objectRef<PageRevisionRow['texts'][number]>('PageRevisionText').implement({
  description: 'A proposed text next to the current one.',
  fields: (t) => ({
    field: t.exposeString('field', { description: '`title` or `description`.' }),
    value: t.exposeString('value', { description: 'The proposed text.' }),
    base: t.exposeString('base', { description: 'The text when the editor started.' }),
    current: t.exposeString('current', { description: 'The current text.' }),
  }),
})

const PageRevisionType = builder.objectRef<PageRevisionRow>('PageRevision').implement({
  description: 'A proposed change to a published page. For administrators and editors.',
  fields: (t) =>
    withExposed(t, {
      id: field.id('The id of the revision.'),
      state: field.of(PageRevisionStateEnum, 'Its state.'),
      pageId: field.id('The id of the page.'),
      title: field.string('The current title of the page.'),
      path: field.string('The canonical path of the page.'),
      authorName: nullable.string('The name of the editor; null after the account was deleted.'),
      authorNote: nullable.string("The editor's note; null when there is none."),
      note: nullable.string("The administrator's reply; null when there is none."),
      createdAt: field.dateTime('When it was proposed.'),
      decidedAt: nullable.dateTime('When it was decided or withdrawn; null while it is open.'),
      texts: field.of([PageRevisionText], 'The proposed changes.', { listSize: MOST_TEXTS, work: IN_MEMORY }),
    }),
})

const PageRevisionsPageType = numberedPage<PageRevisionsPage>('pageRevisions', PageRevisionType)

builder.queryField('pageRevisions', (t) =>
  t.field({
    type: PageRevisionsPageType,
    extensions: { action: 'page:read', work: 5 * STATEMENT },
    description:
      'Lists page revisions: open ones with the oldest first, decided ones with the latest first. For administrators; editors see only their own.',
    args: {
      state: t.arg({
        type: PageRevisionStateEnum,
        required: true,
        defaultValue: 'open',
        description: 'Return revisions with this state.',
      }),
      pageId: t.arg.id({ description: 'Return only revisions of this page.' }),
      ...pageArguments(t.arg, 20, 20),
    },
    resolve: async (_root, { pageId = null, ...args }, { viewer, services }) =>
      services.content.pageRevisions.list(await viewer(), { ...args, pageId: pageId ?? null }),
  }),
)

const payloadOf = async (
  { pageId, revisionId }: { readonly pageId: string; readonly revisionId: string },
  context: RequestContext,
  info: GraphQLResolveInfo,
) => {
  const { pageAdministration } = context.services.content
  const page = await pageAdministration.find(await context.viewer(), pageId, plannedPages(context, info))
  return { pages: page === null ? [] : [page], revisionId }
}

builder.mutationFields((t) => {
  const id = { required: true, description: 'The id of the revision.' } as const
  return {
    decidePageRevision: t.field({
      type: ProgrammaticPagesPayload,
      extensions: { action: 'page:publish', work: 14 * STATEMENT },
      description: 'Publishes or rejects a page revision, once. For administrators.',
      errors: failures(
        [InvalidInputError, NotFoundError, EditConflictError],
        'The page, or why the revision is still open.',
      ),
      args: mutationInput('decidePageRevision', (input) => ({
        id: input.id(id),
        accept: input.boolean({ required: true, description: 'Whether to publish it.' }),
        note: input.string({
          description: 'A reply to the editor, at most 1,000 characters; required for a rejection.',
        }),
        texts: input.field({
          type: ProgrammaticPageTexts,
          description: 'The fields to publish instead, such as after a conflict; the proposed fields when omitted.',
        }),
        base: input.field({ type: ProgrammaticPageTexts, description: 'The current texts that `texts` is based on.' }),
      })),
      resolve: async (_root, { input: { id: revisionId, accept, note, texts, base } }, context, info) => {
        const chosen = texts ? { texts: textsOfInput(texts), base: textsOfInput(base) } : null
        const decision = { accept, note: note ?? null, chosen }
        const pageId = await context.services.content.pageRevisions.decide(await context.viewer(), revisionId, decision)
        return payloadOf({ pageId, revisionId }, context, info)
      },
    }),
    withdrawPageRevision: t.field({
      type: ProgrammaticPagesPayload,
      extensions: { action: 'page:change', work: 9 * STATEMENT },
      description: 'Withdraws your own open revision of a page. For editors.',
      errors: failures([InvalidInputError, NotFoundError], 'The page, or why the revision was not withdrawn.'),
      args: mutationInput('withdrawPageRevision', (input) => ({ id: input.id(id) })),
      resolve: async (_root, { input: { id: revisionId } }, context, info) => {
        const pageId = await context.services.content.pageRevisions.withdraw(await context.viewer(), revisionId)
        return payloadOf({ pageId, revisionId }, context, info)
      },
    }),
  }
})
