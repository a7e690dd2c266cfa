import { InvalidInputError, NotFoundError, PasswordRequiredError } from '#core/errors.ts'
import { CATALOGUE_FILE_DAYS } from '#core/retention.ts'
import { builder } from '#server/graphql/builder.ts'
import { enumType } from '#server/graphql/enum-type.ts'
import { failures } from '#server/graphql/errors.ts'
import { field, nullable, withExposed } from '#server/graphql/exposed.ts'
import { mutationInput } from '#server/graphql/mutation-input.ts'
import { STATEMENT } from '#server/graphql/work.ts'
import type { ImportReport } from './import-report.ts'
import type { ImportedSet } from './imported-sets.ts'
import type { UploadedFile } from './uploads.service.ts'

const RowProblem = builder.objectRef<ImportReport['problems'][number]>('CatalogueImportProblem').implement({
  description: 'The reason why a row of a file was rejected.',
  fields: (t) =>
    withExposed(t, {
      line: field.int('The line where the row starts; the header is line 1.'),
      column: nullable.string('The column; null when the error is not about one column.'),
      message: field.string('The error, as the rest of a sentence about the column.'),
    }),
})

const RowChange = builder.objectRef<ImportReport['changes'][number]>('CatalogueImportChange').implement({
  description: 'The effect of a row on its tool.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'The line where the row starts.' }),
    created: t.boolean({
      description: 'Whether the tool is new.',
      resolve: ({ action }) => action === 'created',
    }),
    slug: t.exposeString('slug', { description: 'The tool.' }),
    fields: t.stringList({ description: 'The changed fields.', resolve: ({ fields }) => fields }),
  }),
})

const Report = builder.objectRef<ImportReport>('CatalogueImportReport').implement({
  description: 'The result of a dry run or an import of a file. Both apply the same checks.',
  fields: (t) =>
    withExposed(t, {
      rows: field.int('The number of rows read, without the header.'),
      created: field.int('The number of rows that create a tool.'),
      changed: field.int('The number of rows that change a tool.'),
      unchanged: field.int('The number of rows that change nothing.'),
      refused: field.int('The number of invalid rows, which are skipped.'),
      kept: field.int('The number of rows with values that were kept because a person set them.'),
      ignoredColumns: field.of(
        ['String'],
        'The columns that have no effect: `/tools.csv` has some that are computed or that it never fills.',
      ),
      error: nullable.string('Why the file could not be read; null if it was read.'),
      problems: field.of([RowProblem], 'The first 200 refused rows.', { listSize: 200 }),
      changes: field.of([RowChange], 'The first 200 rows that create or change a tool.', { listSize: 200 }),
    }),
})

const File = builder.objectRef<UploadedFile>('CatalogueFile').implement({
  description: `A CSV file of tools uploaded by an administrator. It is kept for ${CATALOGUE_FILE_DAYS} days.`,
  fields: (t) =>
    withExposed(t, {
      id: field.id('A UUID.'),
      fileName: field.string('Its name.'),
      createdAt: field.dateTime('When it was uploaded.'),
      dryRun: nullable.of(Report, 'The result of the dry run; null until it ends.'),
      imported: nullable.of(Report, 'The result of the import; null until it ends.'),
      isRunning: field.boolean('Whether the dry run or the import is pending or running.'),
    }),
})

const State = enumType('CatalogueChangeSetState', 'The state of a catalog change.', {
  running: 'It is being applied.',
  done: 'It is complete.',
  failed: 'It ended early; the changes written so far remain.',
  undone: 'It was undone.',
})

const ImportedSetType = builder.objectRef<ImportedSet>('CatalogueImport').implement({
  description: 'An import of a file into the catalog, or the undo of one.',
  fields: (t) =>
    withExposed(t, {
      id: field.id('A UUID.'),
      isUndo: t.boolean({
        description: 'Whether it is the undo of an import.',
        resolve: ({ kind }) => kind === 'undo',
      }),
      source: field.string('The name and hash of the file.'),
      state: field.of(State, 'Its state.'),
      created: field.int('The number of tools created.'),
      changed: field.int('The number of tools changed.'),
      removed: field.int('The number of tools removed.'),
      refused: field.int('The number of refused rows, or of values that could not be restored.'),
      startedAt: field.dateTime('When it started.'),
      canUndo: t.boolean({
        description: 'Whether it can be undone.',
        resolve: ({ kind, state, isUndoing }) =>
          kind === 'import' && (state === 'done' || state === 'failed') && !isUndoing,
      }),
      isUndoing: field.boolean('Whether its undo is pending or running.'),
    }),
})

const UploadPayload = builder.objectRef<{ readonly file: UploadedFile }>('UploadCatalogueFilePayload').implement({
  description: 'The file was stored and its dry run started.',
  fields: (t) => ({ file: t.expose('file', { type: File, description: 'The file; poll `catalogueFile`.' }) }),
})

const ImportPayload = builder.objectRef<{ readonly file: UploadedFile }>('ImportCatalogueFilePayload').implement({
  description: 'The import was started.',
  fields: (t) => ({ file: t.expose('file', { type: File, description: 'The file; poll `catalogueFile`.' }) }),
})

const UndoPayload = builder
  .objectRef<{ readonly catalogueImport: ImportedSet }>('UndoCatalogueImportPayload')
  .implement({
    description: 'The undo was started.',
    fields: (t) =>
      withExposed(t, {
        catalogueImport: field.of(ImportedSetType, 'The import; poll `catalogueImports`.'),
      }),
  })

builder.queryFields((t) => ({
  catalogueFile: t.field({
    type: File,
    nullable: true,
    extensions: { action: 'tool:import', work: 3 * STATEMENT },
    description:
      'Returns an uploaded file of tools; poll it while it is running. Null when the file is no longer kept. For administrators.',
    args: { id: t.arg.id({ required: true, description: 'The id of the file.' }) },
    resolve: async (_root, { id }, { viewer, services }) => services.catalogue.uploads.read(await viewer(), id),
  }),
  catalogueImports: t.field({
    type: [ImportedSetType],
    extensions: { action: 'tool:import', listSize: 20, work: 2 * STATEMENT },
    description: 'Lists the latest 20 imports and undos, newest first. For administrators.',
    resolve: async (_root, _args, { viewer, services }) => [
      ...(await services.catalogue.uploads.history(await viewer())),
    ],
  }),
}))

builder.mutationFields((t) => ({
  uploadCatalogueFile: t.field({
    type: UploadPayload,
    extensions: { action: 'tool:import', work: 3 * STATEMENT },
    description:
      'Stores a CSV file of tools and starts a dry run. Send larger files, up to 5 MB, to `POST /admin-files/catalogue`. For administrators.',
    errors: failures([InvalidInputError], 'The file, or why it was refused.'),
    args: mutationInput('uploadCatalogueFile', (input) => ({
      fileName: input.string({ required: true, description: 'The name of the file, at most 200 characters.' }),
      content: input.string({ required: true, description: 'The contents of the file.' }),
      asOf: input.field({
        type: 'Month',
        description: 'The month for rows without one; when null, the file needs a column `as_of`.',
      }),
    })),
    resolve: async (_root, { input: { fileName, content, asOf = null } }, { viewer, services }) => ({
      file: await services.catalogue.uploads.upload(await viewer(), { fileName, content, asOf }),
    }),
  }),
  importCatalogueFile: t.field({
    type: ImportPayload,
    extensions: { action: 'tool:import', work: 6 * STATEMENT },
    description:
      'Starts the import of a file after its dry run. Refused if the catalog has changed since. For administrators.',
    errors: failures([InvalidInputError, NotFoundError], 'The file, or why the import was not started.'),
    args: mutationInput('importCatalogueFile', (input) => ({
      id: input.id({ required: true, description: 'The id of the file.' }),
    })),
    resolve: async (_root, { input: { id } }, { viewer, services }) => ({
      file: await services.catalogue.uploads.import(await viewer(), id),
    }),
  }),
  undoCatalogueImport: t.field({
    type: UndoPayload,
    extensions: { action: 'tool:import', work: 4 * STATEMENT },
    description:
      'Starts undoing an import. Values changed since then are kept. For administrators who recently confirmed their password.',
    errors: failures([NotFoundError, PasswordRequiredError], 'The import, or why the undo was not started.'),
    args: mutationInput('undoCatalogueImport', (input) => ({
      id: input.id({ required: true, description: 'The id of the import.' }),
    })),
    resolve: async (_root, { input: { id } }, { viewer, services }) => ({
      catalogueImport: await services.catalogue.uploads.undo(await viewer(), id),
    }),
  }),
}))
