import { MAX_ROW_ERRORS } from '#core/analytics/uploads/upload-file.ts'
import { InvalidInputError, NotFoundError, PasswordRequiredError } from '#core/errors.ts'
import { builder } from '#server/graphql/builder.ts'
import { enumType } from '#server/graphql/enum-type.ts'
import { failures } from '#server/graphql/errors.ts'
import { field, nullable, withExposed } from '#server/graphql/exposed.ts'
import { mutationInput } from '#server/graphql/mutation-input.ts'
import { numberedPage, pageArguments } from '#server/graphql/numbered-page.ts'
import { IN_MEMORY, STATEMENT } from '#server/graphql/work.ts'
import {
  AnalyticsAnalysis,
  AnalyticsComparison,
  AnalyticsRecommendation,
  AnalyticsRowError,
  MAX_FINDINGS,
} from './upload-report.graphql.ts'
import type { AnalyticsImportsPage, AnalyticsImportView, UploadOutcome } from './uploads.service.ts'

const AnalyticsImportState = enumType('AnalyticsImportState', 'The state of an import.', {
  imported: 'Its rows are stored.',
  undone: 'Its rows were removed.',
})

const AnalyticsImport = builder.objectRef<AnalyticsImportView>('AnalyticsImport').implement({
  description: 'An uploaded analytics export. For administrators.',
  fields: (t) =>
    withExposed(t, {
      id: field.id('The id of the import.'),
      filename: field.string('The name of the file.'),
      importedAt: field.dateTime('When it was imported.'),
      importedBy: nullable.string("The administrator's email; null after the account was deleted."),
      rowCount: field.int('The number of imported rows.'),
      refusedCount: field.int('The number of refused rows.'),
      state: field.of(AnalyticsImportState, 'The state of the import.'),
      undoneAt: nullable.dateTime('When it was undone; null if it was not.'),
      analysis: t.field({
        type: AnalyticsAnalysis,
        nullable: true,
        description: 'The analysis of the file; null after the import was undone.',
        resolve: ({ report }) => report?.analysis ?? null,
      }),
      recommendations: t.field({
        type: [AnalyticsRecommendation],
        extensions: { work: IN_MEMORY, listSize: MAX_FINDINGS },
        description: 'The recommendations, most important first; empty after the import was undone.',
        resolve: ({ report }) => report?.recommendations ?? [],
      }),
      rowErrors: t.field({
        type: [AnalyticsRowError],
        extensions: { work: IN_MEMORY, listSize: MAX_ROW_ERRORS },
        description: `The errors of refused rows, the first ${MAX_ROW_ERRORS}.`,
        resolve: ({ report }) => report?.rowErrors ?? [],
      }),
      comparison: t.field({
        type: AnalyticsComparison,
        nullable: true,
        extensions: { work: STATEMENT },
        description:
          'A comparison with the analytics recorded here for the same days; null after the import was undone.',
        resolve: async (row, _args, { viewer, services }) => services.analytics.uploads.compare(await viewer(), row),
      }),
    }),
})

const AnalyticsImportsPageType = numberedPage<AnalyticsImportsPage>('analyticsImports', AnalyticsImport)

builder.queryFields((t) => ({
  analyticsImports: t.field({
    type: AnalyticsImportsPageType,
    extensions: { action: 'analytics:import', work: 3 * STATEMENT },
    description: 'Lists uploaded analytics exports, newest first. For administrators.',
    args: {
      ...pageArguments(t.arg, 20),
    },
    resolve: async (_root, args, { viewer, services }) => services.analytics.uploads.list(await viewer(), args),
  }),
  analyticsImport: t.field({
    type: AnalyticsImport,
    nullable: true,
    extensions: { action: 'analytics:import', work: 2 * STATEMENT },
    description: 'Returns one uploaded analytics export; null when there is none with this id. For administrators.',
    args: { id: t.arg.id({ required: true, description: 'The id of the import.' }) },
    resolve: async (_root, { id }, { viewer, services }) => services.analytics.uploads.find(await viewer(), id),
  }),
}))

const ImportAnalyticsInput = builder.inputType('ImportAnalyticsInput', {
  description: 'An export from another analytics product as CSV text.',
  fields: (t) => ({
    text: t.string({
      required: true,
      description: 'The CSV text, with the columns `metric_type`, `value`, `date` and `page`.',
    }),
    filename: t.string({ required: true, description: 'The file name to show in the list of imports.' }),
    dryRun: t.boolean({ description: 'Whether to validate and analyze the file without storing anything.' }),
  }),
})

const ImportAnalyticsPayload = builder.objectRef<UploadOutcome>('ImportAnalyticsPayload').implement({
  description: 'The result of an upload.',
  fields: (t) =>
    withExposed(t, {
      dryRun: field.boolean('Whether it was a dry run.'),
      alreadyImported: field.boolean(
        'Whether the same file was imported before; nothing is stored then, and this is the earlier result.',
      ),
      analyticsImport: nullable.of(AnalyticsImport, 'The import of this file; null for a dry run of a new file.'),
      rowCount: field.int('The number of valid rows.'),
      refusedCount: field.int('The number of refused rows.'),
      rowErrors: t.field({
        type: [AnalyticsRowError],
        extensions: { work: IN_MEMORY, listSize: MAX_ROW_ERRORS },
        description: `The errors of refused rows, the first ${MAX_ROW_ERRORS}.`,
        resolve: ({ report }) => report.rowErrors,
      }),
      analysis: t.field({
        type: AnalyticsAnalysis,
        description: 'The analysis of the valid rows.',
        resolve: ({ report }) => report.analysis,
      }),
      recommendations: t.field({
        type: [AnalyticsRecommendation],
        extensions: { work: IN_MEMORY, listSize: MAX_FINDINGS },
        description: 'The recommendations, most important first.',
        resolve: ({ report }) => report.recommendations,
      }),
    }),
})

const UndoAnalyticsImportPayload = builder
  .objectRef<{ analyticsImport: AnalyticsImportView }>('UndoAnalyticsImportPayload')
  .implement({
    description: 'The import was undone.',
    fields: (t) => ({
      analyticsImport: t.expose('analyticsImport', { type: AnalyticsImport, description: 'The import as it is now.' }),
    }),
  })

builder.mutationFields((t) => ({
  importAnalytics: t.field({
    type: ImportAnalyticsPayload,
    extensions: { action: 'analytics:import', work: 150 * STATEMENT },
    description:
      'Imports an export from another analytics product; the same file is imported only once. Use the function `advancedMarketingSystem` for files that exceed the request size limit. For administrators.',
    errors: failures([InvalidInputError], 'The result of the upload, or why the file was refused.'),
    args: { input: t.arg({ type: ImportAnalyticsInput, required: true, description: 'The file to import.' }) },
    resolve: async (_root, { input: { text, filename, dryRun } }, { viewer, services }) =>
      services.analytics.uploads.upload(await viewer(), { text, filename, dryRun: dryRun ?? false }),
  }),
  undoAnalyticsImport: t.field({
    type: UndoAnalyticsImportPayload,
    extensions: { action: 'analytics:import', work: 8 * STATEMENT },
    description: 'Removes the rows of an import. Idempotent. For administrators who recently confirmed their password.',
    errors: failures([NotFoundError, PasswordRequiredError], 'The import, or why it was not undone.'),
    args: mutationInput('undoAnalyticsImport', (input) => ({
      id: input.id({ required: true, description: 'The id of the import.' }),
    })),
    resolve: async (_root, { input: { id } }, { viewer, services }) => ({
      analyticsImport: await services.analytics.uploads.undo(await viewer(), id),
    }),
  }),
}))
