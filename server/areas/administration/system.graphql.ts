import { NotFoundError } from '#core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { enumType } from '../../graphql/enum-type.ts'
import { failures } from '../../graphql/errors.ts'
import { exposedType, field, nullable, withExposed } from '../../graphql/exposed.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { STATEMENT } from '../../graphql/work.ts'
import type { CacheFigure } from '../../platform/cache/cache-figures.ts'
import type { DeadJob, JobKindFigures } from '../../platform/jobs/job-administration.ts'
import { type ClientErrorGroup, type DeadEmail, MAX_LISTED, MAX_PATHS, type SystemFacts } from './system.service.ts'

const CacheType = exposedType<CacheFigure>('CacheFigure', 'A cache of the responding process.', {
  name: field.string('What it contains.'),
  entries: field.int('The number of entries.'),
  bytes: field.float('The size of the entries in bytes, as an upper bound.'),
})

const DatabaseKind = enumType('DatabaseKind', 'Where the data is stored.', {
  pglite: 'In the embedded database.',
  postgresql: 'On a PostgreSQL server.',
})

const SystemType = builder.objectRef<SystemFacts>('System').implement({
  description: 'Versions, sizes and caches of the installation. For administrators.',
  fields: (t) =>
    withExposed(t, {
      version: field.string('The version of the product.'),
      nodeVersion: field.string('The version of Node.js.'),
      engineVersion: field.string('The version of the recommendation engine.'),
      databaseKind: field.of(DatabaseKind, 'Where the data is stored.'),
      databaseVersion: field.string('The version of PostgreSQL.'),
      databaseBytes: field.float('The size of the database in bytes.'),
      freeBytes: nullable.float('Free bytes on the disk of the embedded database; null with a server.'),
      memoryBytes: field.float('The memory use of the process in bytes.'),
      catalogueRevision: nullable.int('The revision of the catalog being served; null until it is loaded.'),
      startedAt: field.dateTime('When the process started.'),
      caches: field.of([CacheType], 'The caches of the process.', { listSize: 10 }),
    }),
})

const JobKindType = exposedType<JobKindFigures>('JobKindFigures', 'The background jobs of one kind.', {
  kind: field.string('The name of the kind.'),
  waiting: field.int('The number of pending jobs.'),
  running: field.int('The number of running jobs.'),
  done: field.int('The number of jobs that succeeded in the last 30 days; a recurring job counts as pending.'),
  dead: field.int('The number of jobs that failed permanently in the last 30 days.'),
  nextAt: nullable.dateTime('When the next job can start; null when none is pending.'),
  lastEndedAt: nullable.dateTime('When a job last finished; null when none has.'),
  lastError: nullable.string('Why the last run of a recurring job failed; null when it succeeded.'),
  recurring: field.boolean('Whether it recurs automatically.'),
})

const DeadJobType = exposedType<DeadJob>('DeadJob', 'A background job that failed permanently.', {
  id: field.id('A UUID.'),
  kind: field.string('The name of its kind.'),
  attempts: field.int('The number of attempts.'),
  lastError: nullable.string('The last error; null when none was recorded.'),
  createdAt: field.dateTime('When it was added.'),
  finishedAt: nullable.dateTime('When it failed permanently; null when not recorded.'),
})

const DeadEmailType = exposedType<DeadEmail>('DeadEmail', 'An email that could not be sent.', {
  id: field.id('A UUID.'),
  to: field.string("The recipient's email address."),
  subject: nullable.string('The subject; null for an email to a visitor, where only the recipient is kept.'),
  attempts: field.int('The number of attempts.'),
  lastError: nullable.string('The response of the mail server; null when there was none.'),
  createdAt: field.dateTime('When it was created.'),
  finishedAt: nullable.dateTime('When it failed permanently; null when not recorded.'),
  resendable: field.boolean('Whether its text is still stored, so that it can be sent again.'),
})

const ClientErrorGroupType = builder.objectRef<ClientErrorGroup>('ClientErrorGroup').implement({
  description: 'Errors with the same message that browsers reported in the last 30 days.',
  fields: (t) =>
    withExposed(t, {
      message: field.string('The message.'),
      count: field.int('The number of reports.'),
      paths: field.of(['String'], `The paths with the most reports, at most ${MAX_PATHS}.`, { listSize: MAX_PATHS }),
      firstAt: field.dateTime('When the first report arrived.'),
      lastAt: field.dateTime('When the latest report arrived.'),
      stack: nullable.string('The stack trace of the latest report; null when the browser sent none.'),
    }),
})

builder.queryFields((t) => ({
  system: t.field({
    type: SystemType,
    extensions: { action: 'system:read', work: 2 * STATEMENT },
    description: 'Returns versions, sizes and caches of the installation. For administrators.',
    resolve: async (_root, _args, { viewer, services }) => services.administration.system.read(await viewer()),
  }),
  jobKinds: t.field({
    type: [JobKindType],
    extensions: { action: 'system:read', work: 4 * STATEMENT, listSize: 60 },
    description: 'Lists the kinds of background jobs with their figures. For administrators.',
    resolve: async (_root, _args, { viewer, services }) => services.administration.system.jobKinds(await viewer()),
  }),
  deadJobs: t.field({
    type: [DeadJobType],
    extensions: { action: 'system:read', work: STATEMENT, listSize: MAX_LISTED },
    description: `Lists jobs that failed permanently, except emails, latest first, at most ${MAX_LISTED}. For administrators.`,
    resolve: async (_root, _args, { viewer, services }) => services.administration.system.deadJobs(await viewer()),
  }),
  deadEmails: t.field({
    type: [DeadEmailType],
    extensions: { action: 'system:read', work: STATEMENT, listSize: MAX_LISTED },
    description: `Lists emails that could not be sent, latest first, at most ${MAX_LISTED}. For administrators.`,
    resolve: async (_root, _args, { viewer, services }) => services.administration.system.deadEmails(await viewer()),
  }),
  clientErrors: t.field({
    type: [ClientErrorGroupType],
    extensions: { action: 'system:read', work: 4 * STATEMENT, listSize: MAX_LISTED },
    description: `Lists errors that browsers reported in the last 30 days, grouped by message, most frequent first, at most ${MAX_LISTED}. For administrators.`,
    resolve: async (_root, _args, { viewer, services }) => services.administration.system.clientErrors(await viewer()),
  }),
}))

const SystemPayload = exposedType<{ accepted: true }>('SystemPayload', 'The work was scheduled and starts shortly.', {
  accepted: field.boolean('Always true.'),
})

builder.mutationFields((t) => {
  const errors = failures([NotFoundError], 'The confirmation, or a failure when it does not exist.')
  return {
    resendEmail: t.field({
      type: SystemPayload,
      extensions: { action: 'system:change', work: 6 * STATEMENT },
      description: 'Resends an email that could not be sent. For administrators.',
      errors,
      args: mutationInput('resendEmail', (input) => ({
        id: input.id({ required: true, description: 'The id from `deadEmails`.' }),
      })),
      resolve: async (_root, { input: { id } }, { viewer, services }) => {
        await services.administration.system.resendEmail(await viewer(), id)
        return { accepted: true } as const
      },
    }),
    repeatJob: t.field({
      type: SystemPayload,
      extensions: { action: 'system:change', work: 6 * STATEMENT },
      description: 'Runs a permanently failed job again, with all its attempts. For administrators.',
      errors,
      args: mutationInput('repeatJob', (input) => ({
        id: input.id({ required: true, description: 'The id from `deadJobs`.' }),
      })),
      resolve: async (_root, { input: { id } }, { viewer, services }) => {
        await services.administration.system.repeatJob(await viewer(), id)
        return { accepted: true } as const
      },
    }),
    startJob: t.field({
      type: SystemPayload,
      extensions: { action: 'system:change', work: 3 * STATEMENT },
      description: 'Runs a recurring job now instead of at its scheduled time. For administrators.',
      errors,
      args: mutationInput('startJob', (input) => ({
        kind: input.string({ required: true, description: 'The kind of the job, from `jobKinds`.' }),
      })),
      resolve: async (_root, { input: { kind } }, { viewer, services }) => {
        await services.administration.system.startJob(await viewer(), kind)
        return { accepted: true } as const
      },
    }),
  }
})
