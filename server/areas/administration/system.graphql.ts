import { NotFoundError } from '#core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { STATEMENT } from '../../graphql/work.ts'
import type { CacheFigure } from '../../platform/cache/cache-figures.ts'
import type { DeadJob, JobKindFigures } from '../../platform/jobs/job-administration.ts'
import { type ClientErrorGroup, type DeadEmail, MAX_LISTED, MAX_PATHS, type SystemFacts } from './system.service.ts'

const CacheType = builder.objectRef<CacheFigure>('CacheFigure').implement({
  description: 'A cache of the responding process.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it contains.' }),
    entries: t.exposeInt('entries', { description: 'The number of entries.' }),
    bytes: t.exposeFloat('bytes', { description: 'The size of the entries in bytes, as an upper bound.' }),
  }),
})

const DatabaseKind = builder.enumType('DatabaseKind', {
  description: 'Where the data is stored.',
  values: {
    PGLITE: { value: 'pglite', description: 'In the embedded database.' },
    POSTGRESQL: { value: 'postgresql', description: 'On a PostgreSQL server.' },
  } as const,
})

const SystemType = builder.objectRef<SystemFacts>('System').implement({
  description: 'Versions, sizes and caches of the installation. For administrators.',
  fields: (t) => ({
    version: t.exposeString('version', { description: 'The version of the product.' }),
    nodeVersion: t.exposeString('nodeVersion', { description: 'The version of Node.js.' }),
    engineVersion: t.exposeString('engineVersion', { description: 'The version of the recommendation engine.' }),
    databaseKind: t.expose('databaseKind', { type: DatabaseKind, description: 'Where the data is stored.' }),
    databaseVersion: t.exposeString('databaseVersion', { description: 'The version of PostgreSQL.' }),
    databaseBytes: t.exposeFloat('databaseBytes', { description: 'The size of the database in bytes.' }),
    freeBytes: t.exposeFloat('freeBytes', {
      nullable: true,
      description: 'Free bytes on the disk of the embedded database; null with a server.',
    }),
    memoryBytes: t.exposeFloat('memoryBytes', { description: 'The memory use of the process in bytes.' }),
    catalogueRevision: t.exposeInt('catalogueRevision', {
      nullable: true,
      description: 'The revision of the catalog being served; null until it is loaded.',
    }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'When the process started.' }),
    caches: t.field({
      type: [CacheType],
      extensions: { listSize: 10 },
      description: 'The caches of the process.',
      resolve: ({ caches }) => [...caches],
    }),
  }),
})

const JobKindType = builder.objectRef<JobKindFigures>('JobKindFigures').implement({
  description: 'The background jobs of one kind.',
  fields: (t) => ({
    kind: t.exposeString('kind', { description: 'The name of the kind.' }),
    waiting: t.exposeInt('waiting', { description: 'The number of pending jobs.' }),
    running: t.exposeInt('running', { description: 'The number of running jobs.' }),
    done: t.exposeInt('done', {
      description: 'The number of jobs that succeeded in the last 30 days; a recurring job counts as pending.',
    }),
    dead: t.exposeInt('dead', { description: 'The number of jobs that failed permanently in the last 30 days.' }),
    nextAt: t.expose('nextAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the next job can start; null when none is pending.',
    }),
    lastEndedAt: t.expose('lastEndedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a job last finished; null when none has.',
    }),
    lastError: t.exposeString('lastError', {
      nullable: true,
      description: 'Why the last run of a recurring job failed; null when it succeeded.',
    }),
    recurring: t.exposeBoolean('recurring', { description: 'Whether it recurs automatically.' }),
  }),
})

const DeadJobType = builder.objectRef<DeadJob>('DeadJob').implement({
  description: 'A background job that failed permanently.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A UUID.' }),
    kind: t.exposeString('kind', { description: 'The name of its kind.' }),
    attempts: t.exposeInt('attempts', { description: 'The number of attempts.' }),
    lastError: t.exposeString('lastError', {
      nullable: true,
      description: 'The last error; null when none was recorded.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it failed permanently; null when not recorded.',
    }),
  }),
})

const DeadEmailType = builder.objectRef<DeadEmail>('DeadEmail').implement({
  description: 'An email that could not be sent.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A UUID.' }),
    to: t.exposeString('to', { description: "The recipient's email address." }),
    subject: t.exposeString('subject', {
      nullable: true,
      description: 'The subject; null for an email to a visitor, where only the recipient is kept.',
    }),
    attempts: t.exposeInt('attempts', { description: 'The number of attempts.' }),
    lastError: t.exposeString('lastError', {
      nullable: true,
      description: 'The response of the mail server; null when there was none.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it failed permanently; null when not recorded.',
    }),
    resendable: t.exposeBoolean('resendable', {
      description: 'Whether its text is still stored, so that it can be sent again.',
    }),
  }),
})

const ClientErrorGroupType = builder.objectRef<ClientErrorGroup>('ClientErrorGroup').implement({
  description: 'Errors with the same message that browsers reported in the last 30 days.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'The message.' }),
    count: t.exposeInt('count', { description: 'The number of reports.' }),
    paths: t.stringList({
      extensions: { listSize: MAX_PATHS },
      description: `The paths with the most reports, at most ${MAX_PATHS}.`,
      resolve: ({ paths }) => [...paths],
    }),
    firstAt: t.expose('firstAt', { type: 'DateTime', description: 'When the first report arrived.' }),
    lastAt: t.expose('lastAt', { type: 'DateTime', description: 'When the latest report arrived.' }),
    stack: t.exposeString('stack', {
      nullable: true,
      description: 'The stack trace of the latest report; null when the browser sent none.',
    }),
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

const SystemPayload = builder.objectRef<{ accepted: true }>('SystemPayload').implement({
  description: 'The work was scheduled and starts shortly.',
  fields: (t) => ({ accepted: t.exposeBoolean('accepted', { description: 'Always true.' }) }),
})

builder.mutationFields((t) => {
  const union = (name: string) => ({ name, description: 'The confirmation, or a failure when it does not exist.' })
  return {
    resendEmail: t.field({
      type: SystemPayload,
      extensions: { action: 'system:change', work: 6 * STATEMENT },
      description: 'Resends an email that could not be sent. For administrators.',
      errors: { types: [NotFoundError], union: union('ResendEmailResult') },
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
      errors: { types: [NotFoundError], union: union('RepeatJobResult') },
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
      errors: { types: [NotFoundError], union: union('StartJobResult') },
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
