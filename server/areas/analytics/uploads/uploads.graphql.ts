import { MAX_ROW_ERRORS } from '../../../../core/analytics/uploads/upload-file.ts'
import { InvalidInputError, NotFoundError, PasswordRequiredError } from '../../../../core/errors.ts'
import { builder } from '../../../graphql/builder.ts'
import { IN_MEMORY, STATEMENT } from '../../../graphql/work.ts'
import {
  AnalyticsAnalysis,
  AnalyticsComparison,
  AnalyticsRecommendation,
  AnalyticsRowError,
  MAX_FINDINGS,
} from './upload-report.graphql.ts'
import type { AnalyticsImportsPage, AnalyticsImportView, UploadOutcome } from './uploads.service.ts'

const AnalyticsImportState = builder.enumType('AnalyticsImportState', {
  description: 'Whether the rows of an import are there.',
  values: {
    IMPORTED: { value: 'imported', description: 'They are stored.' },
    UNDONE: { value: 'undone', description: 'They were taken away again.' },
  } as const,
})

const AnalyticsImport = builder.objectRef<AnalyticsImportView>('AnalyticsImport').implement({
  description: 'An uploaded export of analytics. For administrators.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the import.' }),
    filename: t.exposeString('filename', { description: 'The name of the file.' }),
    importedAt: t.expose('importedAt', { type: 'DateTime', description: 'When it was imported.' }),
    importedBy: t.exposeString('importedBy', {
      nullable: true,
      description: "The administrator's email; null after the account was deleted.",
    }),
    rowCount: t.exposeInt('rowCount', { description: 'How many rows were imported.' }),
    refusedCount: t.exposeInt('refusedCount', { description: 'How many rows were refused.' }),
    state: t.expose('state', { type: AnalyticsImportState, description: 'Whether its rows are there.' }),
    undoneAt: t.expose('undoneAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was undone; null while it is not.',
    }),
    analysis: t.field({
      type: AnalyticsAnalysis,
      nullable: true,
      description: 'What the file says; null once the import is undone.',
      resolve: ({ report }) => report?.analysis ?? null,
    }),
    recommendations: t.field({
      type: [AnalyticsRecommendation],
      extensions: { work: IN_MEMORY, listSize: MAX_FINDINGS },
      description: 'What the rules recommend, the most important first; empty once the import is undone.',
      resolve: ({ report }) => report?.recommendations ?? [],
    }),
    rowErrors: t.field({
      type: [AnalyticsRowError],
      extensions: { work: IN_MEMORY, listSize: MAX_ROW_ERRORS },
      description: `Why rows were refused, the first ${MAX_ROW_ERRORS}.`,
      resolve: ({ report }) => report?.rowErrors ?? [],
    }),
    comparison: t.field({
      type: AnalyticsComparison,
      nullable: true,
      extensions: { work: STATEMENT },
      description: 'Its figures beside those recorded here on the same days; null once the import is undone.',
      resolve: async (row, _args, { viewer, services }) => services.analyticsUploads.compare(await viewer(), row),
    }),
  }),
})

const AnalyticsImportsPageType = builder.objectRef<AnalyticsImportsPage>('AnalyticsImportsPage').implement({
  description: 'A page of the uploaded exports.',
  fields: (t) => ({
    nodes: t.field({
      type: [AnalyticsImport],
      extensions: { work: IN_MEMORY },
      description: 'The imports, the newest first.',
      resolve: ({ nodes }) => [...nodes],
    }),
    totalCount: t.exposeInt('totalCount', { description: 'How many imports there are, undone ones included.' }),
  }),
})

builder.queryFields((t) => ({
  analyticsImports: t.field({
    type: AnalyticsImportsPageType,
    extensions: { work: 3 * STATEMENT },
    description: 'Lists uploaded exports of analytics, the newest first. For administrators.',
    args: {
      page: t.arg.int({ required: true, defaultValue: 1, description: 'Which page, from 1.' }),
      first: t.arg.int({ required: true, defaultValue: 20, description: 'How many imports, from 1 to 100.' }),
    },
    resolve: async (_root, args, { viewer, services }) => services.analyticsUploads.list(await viewer(), args),
  }),
  analyticsImport: t.field({
    type: AnalyticsImport,
    nullable: true,
    extensions: { work: 2 * STATEMENT },
    description: 'Shows one uploaded export of analytics; null when there is none with this id. For administrators.',
    args: { id: t.arg.id({ required: true, description: 'The id of the import.' }) },
    resolve: async (_root, { id }, { viewer, services }) => services.analyticsUploads.find(await viewer(), id),
  }),
}))

const ImportAnalyticsInput = builder.inputType('ImportAnalyticsInput', {
  description: 'An export of other analytics as comma-separated text.',
  fields: (t) => ({
    text: t.string({
      required: true,
      description: 'The text of the file, with the columns `metric_type`, `value`, `date` and `page`.',
    }),
    filename: t.string({ required: true, description: 'The name of the file, for the list of imports.' }),
    dryRun: t.boolean({ description: 'Whether to judge and analyze the file without storing anything.' }),
  }),
})

const ImportAnalyticsPayload = builder.objectRef<UploadOutcome>('ImportAnalyticsPayload').implement({
  description: 'What came of an uploaded export.',
  fields: (t) => ({
    dryRun: t.exposeBoolean('dryRun', { description: 'Whether nothing was to be stored.' }),
    alreadyImported: t.exposeBoolean('alreadyImported', {
      description:
        'Whether the same file was imported before; then nothing is stored, and this is what came of it then.',
    }),
    analyticsImport: t.expose('analyticsImport', {
      type: AnalyticsImport,
      nullable: true,
      description: 'The import of this file; null for a dry run of a new file.',
    }),
    rowCount: t.exposeInt('rowCount', { description: 'How many rows are sound.' }),
    refusedCount: t.exposeInt('refusedCount', { description: 'How many rows are refused.' }),
    rowErrors: t.field({
      type: [AnalyticsRowError],
      extensions: { work: IN_MEMORY, listSize: MAX_ROW_ERRORS },
      description: `Why rows are refused, the first ${MAX_ROW_ERRORS}.`,
      resolve: ({ report }) => report.rowErrors,
    }),
    analysis: t.field({
      type: AnalyticsAnalysis,
      description: 'What the sound rows say.',
      resolve: ({ report }) => report.analysis,
    }),
    recommendations: t.field({
      type: [AnalyticsRecommendation],
      extensions: { work: IN_MEMORY, listSize: MAX_FINDINGS },
      description: 'What the rules recommend, the most important first.',
      resolve: ({ report }) => report.recommendations,
    }),
  }),
})

const UndoAnalyticsImportPayload = builder
  .objectRef<{ analyticsImport: AnalyticsImportView }>('UndoAnalyticsImportPayload')
  .implement({
    description: 'The import is undone.',
    fields: (t) => ({
      analyticsImport: t.expose('analyticsImport', { type: AnalyticsImport, description: 'The import as it is now.' }),
    }),
  })

builder.mutationFields((t) => ({
  importAnalytics: t.field({
    type: ImportAnalyticsPayload,
    extensions: { work: 150 * STATEMENT },
    description:
      'Imports an export of other analytics; the same file is imported once. Files beyond the limit of a request here go through the function `advancedMarketingSystem`. For administrators.',
    errors: {
      types: [InvalidInputError],
      union: { name: 'ImportAnalyticsResult', description: 'What came of the file, or why it was refused.' },
    },
    args: { input: t.arg({ type: ImportAnalyticsInput, required: true, description: 'The file.' }) },
    resolve: async (_root, { input: { text, filename, dryRun } }, { viewer, services }) =>
      services.analyticsUploads.upload(await viewer(), { text, filename, dryRun: dryRun ?? false }),
  }),
  undoAnalyticsImport: t.field({
    type: UndoAnalyticsImportPayload,
    extensions: { work: 8 * STATEMENT },
    description:
      'Takes the rows of an import away again. Repeating it changes nothing. For administrators with a recent password.',
    errors: {
      types: [NotFoundError, PasswordRequiredError],
      union: { name: 'UndoAnalyticsImportResult', description: 'The import, or why it was not undone.' },
    },
    args: { id: t.arg.id({ required: true, description: 'The id of the import.' }) },
    resolve: async (_root, { id }, { viewer, services }) => ({
      analyticsImport: await services.analyticsUploads.undo(await viewer(), id),
    }),
  }),
}))
