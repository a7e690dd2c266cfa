import type { GraphQLResolveInfo } from 'graphql'
import { EditConflictError, InvalidInputError, NotFoundError, PasswordRequiredError } from '#core/errors.ts'
import type { ProgrammaticPage as PageRow, Prisma } from '#prisma/client/client.ts'
import { builder } from '../../graphql/builder.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { failures } from '../../graphql/errors.ts'
import { field, withExposed } from '../../graphql/exposed.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { numberedPage, pageArguments } from '../../graphql/numbered-page.ts'
import { plannedQuery } from '../../graphql/planned-query.ts'
import { requestedFields } from '../../graphql/requested-fields.ts'
import { STATEMENT } from '../../graphql/work.ts'
import type { PageStatistics } from './page-lists.ts'
import { GeneratedPageTypeEnum, PageStatusEnum, ProgrammaticPage } from './programmatic-page-types.graphql.ts'

const ID = { id: true } as const
const MOST_AT_ONCE = 100

type PagesPage = { readonly nodes: readonly (typeof ProgrammaticPage.$inferType)[]; readonly totalCount: number }

const ProgrammaticPagesPage = numberedPage<PagesPage>('programmaticPages', ProgrammaticPage)

const ProgrammaticPageStatistics = builder.objectRef<PageStatistics>('ProgrammaticPageStatistics').implement({
  description: 'Counts of generated pages, without deleted ones.',
  fields: (t) => ({
    total: t.exposeInt('total', { description: 'All pages.' }),
    published: t.exposeInt('published', { description: 'Published pages.' }),
    comparison: t.exposeInt('comparison', { description: 'Comparisons.' }),
    category: t.exposeInt('category', { description: 'Category pages.' }),
    industry: t.exposeInt('industry', { description: 'Industry pages.' }),
    feature: t.exposeInt('feature', { description: 'Feature pages.' }),
    problem: t.exposeInt('problem', { description: 'Task pages.' }),
  }),
})

builder.queryFields((t) => ({
  programmaticPages: t.field({
    type: ProgrammaticPagesPage,
    extensions: { action: 'page:read', work: 8 * STATEMENT },
    description:
      'Lists generated pages, latest change first. A search overrides the type. For administrators and editors.',
    args: {
      search: t.arg.string({
        description: 'Part of a title, description or slug, in any case; at most 200 characters.',
      }),
      type: t.arg({ type: GeneratedPageTypeEnum, description: 'Return only pages of this type.' }),
      status: t.arg({ type: PageStatusEnum, description: 'Return only pages with this status.' }),
      deleted: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'Return deleted pages that can be restored instead of existing ones.',
      }),
      ...pageArguments(t.arg, 100),
    },
    resolve: async (_root, { search = null, type = null, status = null, deleted, page, first }, context, info) => {
      const { services } = context
      const viewer = await context.viewer()
      const filter = { search, type, status, deleted }
      const query = plannedQuery<Prisma.ProgrammaticPageSelect>(context, info, ['nodes'], ID)
      const nodes = await services.content.pageAdministration.list(viewer, { ...filter, page, first }, query)
      const isCounted = requestedFields(info).has('totalCount')
      return { nodes, totalCount: isCounted ? await services.content.pageAdministration.count(viewer, filter) : 0 }
    },
  }),
  programmaticPage: t.prismaField({
    type: ProgrammaticPage,
    nullable: true,
    extensions: { action: 'page:read', work: STATEMENT },
    description:
      'Returns a generated page, including deleted ones; null when there is none. For administrators and editors.',
    args: { id: t.arg.id({ required: true, description: 'The id of the page.' }) },
    resolve: async (query, _root, { id }, { viewer, services }) =>
      services.content.pageAdministration.find(await viewer(), id, query as { select: Prisma.ProgrammaticPageSelect }),
  }),
  programmaticPageStatistics: t.field({
    type: ProgrammaticPageStatistics,
    extensions: { action: 'page:read', work: 4 * STATEMENT },
    description: 'Returns counts of generated pages. For administrators and editors.',
    resolve: async (_root, _args, { viewer, services }) =>
      services.content.pageAdministration.statistics(await viewer()),
  }),
}))

type SavedPages = { readonly pages: readonly PageRow[]; readonly revisionId?: string | null }

export const ProgrammaticPagesPayload = builder.objectRef<SavedPages>('ProgrammaticPagesPayload').implement({
  description: 'The result of changing pages.',
  fields: (t) =>
    withExposed(t, {
      pages: field.of(
        [ProgrammaticPage],
        'The pages in their current state, in the given order, without unknown ones.',
        { listSize: MOST_AT_ONCE },
      ),
      revisionId: t.id({
        nullable: true,
        description: 'The revision that is open or was decided; null when pages were changed directly.',
        resolve: ({ revisionId = null }) => revisionId,
      }),
    }),
})

const ProgrammaticPageChanges = builder.inputType('ProgrammaticPageChangesInput', {
  description: 'The changes to a page. Omitted and null fields stay unchanged.',
  fields: (t) => ({
    title: t.string({ description: 'The title, at most 120 characters. An empty text restores the generated title.' }),
    description: t.string({
      description: 'The description, at most 320 characters. An empty text restores the generated description.',
    }),
    status: t.field({ type: PageStatusEnum, description: 'Whether visitors see it.' }),
  }),
})

export const ProgrammaticPageTexts = builder.inputType('ProgrammaticPageTextsInput', {
  description: 'Texts of a page. Omitted and null fields are ignored.',
  fields: (t) => ({
    title: t.string({ description: 'The title.' }),
    description: t.string({ description: 'The description.' }),
  }),
})

type GivenTexts = typeof ProgrammaticPageTexts.$inferInput | null | undefined

export const textsOfInput = (texts: GivenTexts) => ({
  title: texts?.title ?? undefined,
  description: texts?.description ?? undefined,
})

export const plannedPages = (context: RequestContext, info: GraphQLResolveInfo) =>
  plannedQuery<Prisma.ProgrammaticPageSelect>(context, info, ['pages'], ID)

builder.mutationFields((t) => {
  const ids = { required: true, description: 'The ids of the pages, at most 100.' } as const
  return {
    updateProgrammaticPage: t.field({
      type: ProgrammaticPagesPayload,
      extensions: { action: 'page:change', work: 12 * STATEMENT },
      description:
        "Changes the title, description and status of a page. An editor's changes to a published page are saved as a revision for review, replacing the editor's earlier revision. For administrators and editors.",
      errors: failures([InvalidInputError, NotFoundError, EditConflictError], 'The page, or why it was not changed.'),
      args: mutationInput('updateProgrammaticPage', (input) => ({
        id: input.id({ required: true, description: 'The id of the page.' }),
        changes: input.field({ type: ProgrammaticPageChanges, required: true, description: 'What to change.' }),
        base: input.field({
          type: ProgrammaticPageTexts,
          description:
            'The texts when the form was opened. If somebody else has changed one since, saving returns a conflict.',
        }),
        note: input.string({ description: "The editor's note on the revision, at most 1,000 characters." }),
      })),
      resolve: async (_root, { input: { id, changes, base, note } }, context, info) => {
        const status = changes.status ?? undefined
        const form = { changes: { ...textsOfInput(changes), status }, base: textsOfInput(base), note: note ?? null }
        const viewer = await context.viewer()
        return context.services.content.pageAdministration.update(viewer, id, form, plannedPages(context, info))
      },
    }),
    setProgrammaticPageStatus: t.field({
      type: ProgrammaticPagesPayload,
      extensions: { action: 'page:publish', work: 40 * STATEMENT },
      description:
        'Publishes pages or turns them into drafts. Deleted pages are not changed. For administrators, with a password entered in the last 15 minutes to make drafts of several pages.',
      errors: failures([InvalidInputError, PasswordRequiredError], 'The pages, or why none were changed.'),
      args: mutationInput('setProgrammaticPageStatus', (input) => ({
        ids: input.idList(ids),
        status: input.field({ type: PageStatusEnum, required: true, description: 'The new status.' }),
      })),
      resolve: async (_root, { input: args }, context, info) => {
        const viewer = await context.viewer()
        const query = plannedPages(context, info)
        return {
          pages: await context.services.content.pageAdministration.setStatus(viewer, args.ids, args.status, query),
        }
      },
    }),
    deleteProgrammaticPages: t.field({
      type: ProgrammaticPagesPayload,
      extensions: { action: 'page:delete', work: 40 * STATEMENT },
      description:
        'Deletes pages, which can be restored for 30 days. Idempotent. For administrators, with a password entered in the last 15 minutes to delete several pages.',
      errors: failures([InvalidInputError, PasswordRequiredError], 'The pages, or why none were deleted.'),
      args: mutationInput('deleteProgrammaticPages', (input) => ({ ids: input.idList(ids) })),
      resolve: async (_root, { input: args }, context, info) => {
        const viewer = await context.viewer()
        const query = plannedPages(context, info)
        return { pages: await context.services.content.pageAdministration.remove(viewer, args.ids, query) }
      },
    }),
    restoreProgrammaticPages: t.field({
      type: ProgrammaticPagesPayload,
      extensions: { action: 'page:change', work: 40 * STATEMENT },
      description:
        'Restores pages that were deleted in the last 30 days; for editors as drafts. For administrators and editors.',
      errors: failures([InvalidInputError], 'The pages, or why none were restored.'),
      args: mutationInput('restoreProgrammaticPages', (input) => ({ ids: input.idList(ids) })),
      resolve: async (_root, { input: args }, context, info) => {
        const viewer = await context.viewer()
        const query = plannedPages(context, info)
        return { pages: await context.services.content.pageAdministration.restore(viewer, args.ids, query) }
      },
    }),
  }
})
