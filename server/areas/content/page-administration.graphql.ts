import type { GraphQLResolveInfo } from 'graphql'
import { EditConflictError, InvalidInputError, NotFoundError, PasswordRequiredError } from '../../../core/errors.ts'
import type { ProgrammaticPage as PageRow, Prisma } from '../../../prisma/client/client.ts'
import { builder } from '../../graphql/builder.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { plannedQuery } from '../../graphql/planned-query.ts'
import { requestedFields } from '../../graphql/requested-fields.ts'
import { STATEMENT } from '../../graphql/work.ts'
import type { PageStatistics } from './page-lists.ts'
import { GeneratedPageTypeEnum, PageStatusEnum, ProgrammaticPage } from './programmatic-page-types.graphql.ts'

const ID = { id: true } as const
const MOST_AT_ONCE = 100

type PagesPage = { readonly nodes: readonly PageRow[]; readonly totalCount: number }

const ProgrammaticPagesPage = builder.objectRef<PagesPage>('ProgrammaticPagesPage').implement({
  description: 'A numbered page of the list of generated pages.',
  fields: (t) => ({
    nodes: t.field({ type: [ProgrammaticPage], description: 'The pages.', resolve: ({ nodes }) => [...nodes] }),
    totalCount: t.exposeInt('totalCount', { description: 'How many pages match in total.' }),
  }),
})

const ProgrammaticPageStatistics = builder.objectRef<PageStatistics>('ProgrammaticPageStatistics').implement({
  description: 'How many generated pages there are, deleted ones left out.',
  fields: (t) => ({
    total: t.exposeInt('total', { description: 'All of them.' }),
    published: t.exposeInt('published', { description: 'Those that visitors see.' }),
    comparison: t.exposeInt('comparison', { description: 'Comparisons.' }),
    category: t.exposeInt('category', { description: 'Pages of categories.' }),
    industry: t.exposeInt('industry', { description: 'Pages of industries.' }),
    feature: t.exposeInt('feature', { description: 'Pages of features.' }),
    problem: t.exposeInt('problem', { description: 'Pages of tasks.' }),
  }),
})

builder.queryFields((t) => ({
  programmaticPages: t.field({
    type: ProgrammaticPagesPage,
    extensions: { work: 8 * STATEMENT },
    description: 'Generated pages, the newest change first. A search overrides the type. For administrators.',
    args: {
      search: t.arg.string({
        description: 'Part of a title, description or slug, in any case; at most 200 characters.',
      }),
      type: t.arg({ type: GeneratedPageTypeEnum, description: 'Only pages of this type.' }),
      status: t.arg({ type: PageStatusEnum, description: 'Only pages with this status.' }),
      deleted: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'Deleted pages that can be restored, instead of those that are there.',
      }),
      page: t.arg.int({ required: true, defaultValue: 1, description: 'The number of the page, from 1.' }),
      first: t.arg.int({ required: true, defaultValue: 100, description: 'How many pages, from 1 to 100.' }),
    },
    resolve: async (_root, { search = null, type = null, status = null, deleted, page, first }, context, info) => {
      const { services } = context
      const viewer = await context.viewer()
      const filter = { search, type, status, deleted }
      const query = plannedQuery<Prisma.ProgrammaticPageSelect>(context, info, ['nodes'], ID)
      const nodes = await services.pageAdministration.list(viewer, { ...filter, page, first }, query)
      const isCounted = requestedFields(info).has('totalCount')
      return { nodes, totalCount: isCounted ? await services.pageAdministration.count(viewer, filter) : 0 }
    },
  }),
  programmaticPage: t.prismaField({
    type: ProgrammaticPage,
    nullable: true,
    extensions: { work: STATEMENT },
    description: 'A generated page, a deleted one too; null when there is none. For administrators.',
    args: { id: t.arg.id({ required: true, description: 'The id of the page.' }) },
    resolve: async (query, _root, { id }, { viewer, services }) =>
      services.pageAdministration.find(await viewer(), id, query as { select: Prisma.ProgrammaticPageSelect }),
  }),
  programmaticPageStatistics: t.field({
    type: ProgrammaticPageStatistics,
    extensions: { work: 4 * STATEMENT },
    description: 'How many generated pages there are. For administrators.',
    resolve: async (_root, _args, { viewer, services }) => services.pageAdministration.statistics(await viewer()),
  }),
}))

type SavedPages = { readonly pages: readonly PageRow[]; readonly revisionId?: string | null }

export const ProgrammaticPagesPayload = builder.objectRef<SavedPages>('ProgrammaticPagesPayload').implement({
  description: 'The pages that were named.',
  fields: (t) => ({
    pages: t.field({
      type: [ProgrammaticPage],
      extensions: { listSize: MOST_AT_ONCE },
      description: 'They as they are now, in the order given; unknown ones are left out.',
      resolve: ({ pages }) => [...pages],
    }),
    revisionId: t.id({
      nullable: true,
      description: 'The revision that waits for an administrator or was settled; null where pages were changed.',
      resolve: ({ revisionId = null }) => revisionId,
    }),
  }),
})

const ProgrammaticPageChanges = builder.inputType('ProgrammaticPageChanges', {
  description: 'What to change of a page. What is left out or null stays.',
  fields: (t) => ({
    title: t.string({ description: 'The title, at most 120 characters. An empty one goes back to the generated one.' }),
    description: t.string({
      description: 'The description, at most 320 characters. An empty one goes back to the generated one.',
    }),
    status: t.field({ type: PageStatusEnum, description: 'Whether visitors see it.' }),
  }),
})

export const ProgrammaticPageTexts = builder.inputType('ProgrammaticPageTexts', {
  description: 'Texts of a page. What is left out or null is not looked at.',
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
  const ids = t.arg.idList({ required: true, description: 'The ids of the pages, at most 100.' })
  return {
    updateProgrammaticPage: t.field({
      type: ProgrammaticPagesPayload,
      extensions: { work: 12 * STATEMENT },
      description:
        'Changes the title, description and status of a page. What an editor changes of a published page waits as a revision, which replaces the one that the editor made before. For administrators and editors.',
      errors: {
        types: [InvalidInputError, NotFoundError, EditConflictError],
        union: { name: 'UpdateProgrammaticPageResult', description: 'The page, or why it was not changed.' },
      },
      args: {
        id: t.arg.id({ required: true, description: 'The id of the page.' }),
        changes: t.arg({ type: ProgrammaticPageChanges, required: true, description: 'What to change.' }),
        base: t.arg({
          type: ProgrammaticPageTexts,
          description: 'The texts that the form began with. One that somebody else changed since is a conflict.',
        }),
        note: t.arg.string({ description: 'What an editor says about a revision, at most 1,000 characters.' }),
      },
      resolve: async (_root, { id, changes, base, note }, context, info) => {
        const status = changes.status ?? undefined
        const form = { changes: { ...textsOfInput(changes), status }, base: textsOfInput(base), note: note ?? null }
        const viewer = await context.viewer()
        return context.services.pageAdministration.update(viewer, id, form, plannedPages(context, info))
      },
    }),
    setProgrammaticPageStatus: t.field({
      type: ProgrammaticPagesPayload,
      extensions: { work: 40 * STATEMENT },
      description: 'Publishes pages or makes them drafts. Deleted ones stay as they are. For administrators.',
      errors: {
        types: [InvalidInputError],
        union: { name: 'SetProgrammaticPageStatusResult', description: 'The pages, or why none was changed.' },
      },
      args: { ids, status: t.arg({ type: PageStatusEnum, required: true, description: 'The new status.' }) },
      resolve: async (_root, args, context, info) => {
        const viewer = await context.viewer()
        const query = plannedPages(context, info)
        return { pages: await context.services.pageAdministration.setStatus(viewer, args.ids, args.status, query) }
      },
    }),
    deleteProgrammaticPages: t.field({
      type: ProgrammaticPagesPayload,
      extensions: { work: 40 * STATEMENT },
      description:
        'Deletes pages. They can be restored for 30 days. Repeating it changes nothing. For administrators with a recent password.',
      errors: {
        types: [InvalidInputError, PasswordRequiredError],
        union: { name: 'DeleteProgrammaticPagesResult', description: 'The pages, or why none was deleted.' },
      },
      args: { ids },
      resolve: async (_root, args, context, info) => {
        const viewer = await context.viewer()
        const query = plannedPages(context, info)
        return { pages: await context.services.pageAdministration.remove(viewer, args.ids, query) }
      },
    }),
    restoreProgrammaticPages: t.field({
      type: ProgrammaticPagesPayload,
      extensions: { work: 40 * STATEMENT },
      description: 'Brings back pages that were deleted within the last 30 days. For administrators.',
      errors: {
        types: [InvalidInputError],
        union: { name: 'RestoreProgrammaticPagesResult', description: 'The pages, or why none was restored.' },
      },
      args: { ids },
      resolve: async (_root, args, context, info) => {
        const viewer = await context.viewer()
        const query = plannedPages(context, info)
        return { pages: await context.services.pageAdministration.restore(viewer, args.ids, query) }
      },
    }),
  }
})
