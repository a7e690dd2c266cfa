import { InvalidInputError, NotFoundError, PasswordRequiredError } from '../../../../core/errors.ts'
import { CATALOGUE_FILE_DAYS } from '../../../../core/retention.ts'
import { builder } from '../../../graphql/builder.ts'
import { STATEMENT } from '../../../graphql/work.ts'
import type { ImportReport } from './import-report.ts'
import type { ImportedSet } from './imported-sets.ts'
import type { UploadedFile } from './uploads.service.ts'

const RowProblem = builder.objectRef<ImportReport['problems'][number]>('CatalogueImportProblem').implement({
  description: 'Why a row of a file is left out.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'The line on which the row begins; the header is line 1.' }),
    column: t.exposeString('column', { nullable: true, description: 'Null when it is not about one column.' }),
    message: t.exposeString('message', { description: 'What is wrong, as the rest of a sentence about the column.' }),
  }),
})

const RowChange = builder.objectRef<ImportReport['changes'][number]>('CatalogueImportChange').implement({
  description: 'What a row of a file does to its tool.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'The line on which the row begins.' }),
    created: t.boolean({
      description: 'Whether the tool is new.',
      resolve: ({ action }) => action === 'created',
    }),
    slug: t.exposeString('slug', { description: 'The tool.' }),
    fields: t.stringList({ description: 'The fields that change.', resolve: ({ fields }) => fields }),
  }),
})

const Report = builder.objectRef<ImportReport>('CatalogueImportReport').implement({
  description: 'What a dry run or an import of a file found. Both judge each row alike.',
  fields: (t) => ({
    rows: t.exposeInt('rows', { description: 'Rows that were read, the header left out.' }),
    created: t.exposeInt('created', { description: 'Rows that create a tool.' }),
    changed: t.exposeInt('changed', { description: 'Rows that change a tool.' }),
    unchanged: t.exposeInt('unchanged', { description: 'Rows that say what the catalogue says already.' }),
    refused: t.exposeInt('refused', { description: 'Rows that break a rule and are left out.' }),
    kept: t.exposeInt('kept', { description: 'Rows with values that stay, because a person set them.' }),
    error: t.exposeString('error', {
      nullable: true,
      description: 'Why the file could not be read; null when it was.',
    }),
    problems: t.field({
      type: [RowProblem],
      extensions: { listSize: 200 },
      description: 'The first 200 refused rows.',
      resolve: ({ problems }) => problems,
    }),
    changes: t.field({
      type: [RowChange],
      extensions: { listSize: 200 },
      description: 'The first 200 rows that create or change a tool.',
      resolve: ({ changes }) => changes,
    }),
  }),
})

const File = builder.objectRef<UploadedFile>('CatalogueFile').implement({
  description: `A file of tools that an administrator uploaded. It is kept for ${CATALOGUE_FILE_DAYS} days.`,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A UUID.' }),
    fileName: t.exposeString('fileName', { description: 'Its name.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was uploaded.' }),
    dryRun: t.expose('dryRun', { type: Report, nullable: true, description: 'Null before the dry run has ended.' }),
    imported: t.expose('imported', { type: Report, nullable: true, description: 'Null before the import has ended.' }),
    isRunning: t.exposeBoolean('isRunning', { description: 'Whether the dry run or the import waits or runs.' }),
  }),
})

const State = builder.enumType('CatalogueChangeSetState', {
  description: 'Where a change of the catalogue is.',
  values: {
    RUNNING: { value: 'running', description: 'It is being written.' },
    DONE: { value: 'done', description: 'It stands.' },
    FAILED: { value: 'failed', description: 'It ended early; what it wrote stands.' },
    UNDONE: { value: 'undone', description: 'It was undone.' },
  } as const,
})

const ImportedSetType = builder.objectRef<ImportedSet>('CatalogueImport').implement({
  description: 'An import of a file into the catalogue, or the undoing of one.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A UUID.' }),
    isUndo: t.boolean({ description: 'Whether it undid an import.', resolve: ({ kind }) => kind === 'undo' }),
    source: t.exposeString('source', { description: 'The name of the file and its hash.' }),
    state: t.expose('state', { type: State, description: 'Where it is.' }),
    created: t.exposeInt('created', { description: 'Tools that it created.' }),
    changed: t.exposeInt('changed', { description: 'Tools that it changed.' }),
    removed: t.exposeInt('removed', { description: 'Tools that it removed.' }),
    refused: t.exposeInt('refused', { description: 'Rows that it refused, or values that could not be put back.' }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'When it began.' }),
    canUndo: t.boolean({
      description: 'Whether it can be undone.',
      resolve: ({ kind, state, isUndoing }) =>
        kind === 'import' && (state === 'done' || state === 'failed') && !isUndoing,
    }),
    isUndoing: t.exposeBoolean('isUndoing', { description: 'Whether its undoing waits or runs.' }),
  }),
})

const UploadPayload = builder.objectRef<{ readonly file: UploadedFile }>('UploadCatalogueFilePayload').implement({
  description: 'The file is stored and its dry run has begun.',
  fields: (t) => ({ file: t.expose('file', { type: File, description: 'The file; poll `catalogueFile`.' }) }),
})

const ImportPayload = builder.objectRef<{ readonly file: UploadedFile }>('ImportCatalogueFilePayload').implement({
  description: 'The import has begun.',
  fields: (t) => ({ file: t.expose('file', { type: File, description: 'The file; poll `catalogueFile`.' }) }),
})

const UndoPayload = builder
  .objectRef<{ readonly catalogueImport: ImportedSet }>('UndoCatalogueImportPayload')
  .implement({
    description: 'The undoing has begun.',
    fields: (t) => ({
      catalogueImport: t.expose('catalogueImport', {
        type: ImportedSetType,
        description: 'The import; poll `catalogueImports`.',
      }),
    }),
  })

builder.queryFields((t) => ({
  catalogueFile: t.field({
    type: File,
    nullable: true,
    extensions: { work: 3 * STATEMENT },
    description:
      'An uploaded file of tools; poll it while it runs. Null for one that is not kept any more. For administrators.',
    args: { id: t.arg.id({ required: true, description: 'The id of the file.' }) },
    resolve: async (_root, { id }, { viewer, services }) => services.catalogueUploads.read(await viewer(), id),
  }),
  catalogueImports: t.field({
    type: [ImportedSetType],
    extensions: { listSize: 20, work: 2 * STATEMENT },
    description: 'The newest 20 imports and what undid them, newest first. For administrators.',
    resolve: async (_root, _args, { viewer, services }) => [
      ...(await services.catalogueUploads.history(await viewer())),
    ],
  }),
}))

builder.mutationFields((t) => ({
  uploadCatalogueFile: t.field({
    type: UploadPayload,
    extensions: { work: 3 * STATEMENT },
    description:
      'Stores a CSV file of tools and starts its dry run. A larger file goes to `POST /admin-files/catalogue`, at most 5 MB. For administrators.',
    errors: {
      types: [InvalidInputError],
      union: { name: 'UploadCatalogueFileResult', description: 'The file, or why it was refused.' },
    },
    args: {
      fileName: t.arg.string({ required: true, description: 'The name of the file, at most 200 characters.' }),
      content: t.arg.string({ required: true, description: 'The file as text.' }),
      asOf: t.arg({ type: 'Month', description: 'The month for rows that state none; null needs a column `as_of`.' }),
    },
    resolve: async (_root, { fileName, content, asOf = null }, { viewer, services }) => ({
      file: await services.catalogueUploads.upload(await viewer(), { fileName, content, asOf }),
    }),
  }),
  importCatalogueFile: t.field({
    type: ImportPayload,
    extensions: { work: 6 * STATEMENT },
    description:
      'Starts the import of a file whose dry run has ended. Refused when the catalogue has changed since. For administrators.',
    errors: {
      types: [InvalidInputError, NotFoundError],
      union: { name: 'ImportCatalogueFileResult', description: 'The file, or why it is not imported.' },
    },
    args: { id: t.arg.id({ required: true, description: 'The id of the file.' }) },
    resolve: async (_root, { id }, { viewer, services }) => ({
      file: await services.catalogueUploads.import(await viewer(), id),
    }),
  }),
  undoCatalogueImport: t.field({
    type: UndoPayload,
    extensions: { work: 4 * STATEMENT },
    description: 'Starts undoing an import. What was changed since stays. Needs a recent password. For administrators.',
    errors: {
      types: [NotFoundError, PasswordRequiredError],
      union: { name: 'UndoCatalogueImportResult', description: 'The import, or why it is not undone.' },
    },
    args: { id: t.arg.id({ required: true, description: 'The id of the import.' }) },
    resolve: async (_root, { id }, { viewer, services }) => ({
      catalogueImport: await services.catalogueUploads.undo(await viewer(), id),
    }),
  }),
}))
