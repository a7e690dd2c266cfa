import { NotFoundError } from '../../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { STATEMENT } from '../../graphql/work.ts'
import type { CacheFigure } from '../../platform/cache/cache-figures.ts'
import type { DeadJob, JobKindFigures } from '../../platform/jobs/job-administration.ts'
import { type ClientErrorGroup, type DeadEmail, MAX_LISTED, MAX_PATHS, type SystemFacts } from './system.service.ts'

const CacheType = builder.objectRef<CacheFigure>('CacheFigure').implement({
  description: 'A cache of the process that answers.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it holds.' }),
    entries: t.exposeInt('entries', { description: 'How many entries it has.' }),
    bytes: t.exposeFloat('bytes', { description: 'How many bytes they take, as an upper bound.' }),
  }),
})

const DatabaseKind = builder.enumType('DatabaseKind', {
  description: 'Where the data is.',
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
    databaseKind: t.expose('databaseKind', { type: DatabaseKind, description: 'Where the data is.' }),
    databaseVersion: t.exposeString('databaseVersion', { description: 'The version of PostgreSQL.' }),
    databaseBytes: t.exposeFloat('databaseBytes', { description: 'The size of the database in bytes.' }),
    freeBytes: t.exposeFloat('freeBytes', {
      nullable: true,
      description: 'Free bytes on the disk of the embedded database; null with a server.',
    }),
    memoryBytes: t.exposeFloat('memoryBytes', { description: 'Bytes of memory that the process has.' }),
    catalogueRevision: t.exposeInt('catalogueRevision', {
      nullable: true,
      description: 'The revision of the catalogue that is served; null before it was read.',
    }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'When the process was started.' }),
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
    waiting: t.exposeInt('waiting', { description: 'How many wait.' }),
    running: t.exposeInt('running', { description: 'How many run.' }),
    done: t.exposeInt('done', { description: 'How many succeeded within 30 days; a recurring job counts as waiting.' }),
    dead: t.exposeInt('dead', { description: 'How many were given up within 30 days.' }),
    nextAt: t.expose('nextAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When one may begin next; null when none waits.',
    }),
    lastEndedAt: t.expose('lastEndedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When one last ended; null when none has.',
    }),
    lastError: t.exposeString('lastError', {
      nullable: true,
      description: 'Why the last run of a recurring job failed; null when it succeeded.',
    }),
    recurring: t.exposeBoolean('recurring', { description: 'Whether it runs again and again by itself.' }),
  }),
})

const DeadJobType = builder.objectRef<DeadJob>('DeadJob').implement({
  description: 'A background job that was given up.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A UUID.' }),
    kind: t.exposeString('kind', { description: 'The name of its kind.' }),
    attempts: t.exposeInt('attempts', { description: 'How many times it was tried.' }),
    lastError: t.exposeString('lastError', { nullable: true, description: 'Why; null when nothing was recorded.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was given up; null when nothing was recorded.',
    }),
  }),
})

const DeadEmailType = builder.objectRef<DeadEmail>('DeadEmail').implement({
  description: 'An email that could not be sent.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A UUID.' }),
    to: t.exposeString('to', { description: 'The receiver.' }),
    subject: t.exposeString('subject', {
      nullable: true,
      description: 'Its subject; null for an email to a visitor, of which the receiver alone is kept.',
    }),
    attempts: t.exposeInt('attempts', { description: 'How many times it was tried.' }),
    lastError: t.exposeString('lastError', { nullable: true, description: 'What the mail server said; null without.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was given up; null when nothing was recorded.',
    }),
    resendable: t.exposeBoolean('resendable', {
      description: 'Whether its text is kept, so that it can be sent again.',
    }),
  }),
})

const ClientErrorGroupType = builder.objectRef<ClientErrorGroup>('ClientErrorGroup').implement({
  description: 'Errors of one message that browsers reported within 30 days.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'The message.' }),
    count: t.exposeInt('count', { description: 'How many reports there are.' }),
    paths: t.stringList({
      extensions: { listSize: MAX_PATHS },
      description: `The paths with the most reports, at most ${MAX_PATHS}.`,
      resolve: ({ paths }) => [...paths],
    }),
    firstAt: t.expose('firstAt', { type: 'DateTime', description: 'When the first one arrived.' }),
    lastAt: t.expose('lastAt', { type: 'DateTime', description: 'When the last one arrived.' }),
    stack: t.exposeString('stack', { nullable: true, description: 'The stack of a late report; null without one.' }),
  }),
})

builder.queryFields((t) => ({
  system: t.field({
    type: SystemType,
    extensions: { work: 2 * STATEMENT },
    description: 'Shows versions, sizes and caches of the installation. For administrators.',
    resolve: async (_root, _args, { viewer, services }) => services.system.read(await viewer()),
  }),
  jobKinds: t.field({
    type: [JobKindType],
    extensions: { work: 4 * STATEMENT, listSize: 60 },
    description: 'Lists the kinds of background jobs with their figures. For administrators.',
    resolve: async (_root, _args, { viewer, services }) => services.system.jobKinds(await viewer()),
  }),
  deadJobs: t.field({
    type: [DeadJobType],
    extensions: { work: STATEMENT, listSize: MAX_LISTED },
    description: `Lists jobs that were given up, except emails, the latest first, at most ${MAX_LISTED}. For administrators.`,
    resolve: async (_root, _args, { viewer, services }) => services.system.deadJobs(await viewer()),
  }),
  deadEmails: t.field({
    type: [DeadEmailType],
    extensions: { work: STATEMENT, listSize: MAX_LISTED },
    description: `Lists emails that could not be sent, the latest first, at most ${MAX_LISTED}. For administrators.`,
    resolve: async (_root, _args, { viewer, services }) => services.system.deadEmails(await viewer()),
  }),
  clientErrors: t.field({
    type: [ClientErrorGroupType],
    extensions: { work: 4 * STATEMENT, listSize: MAX_LISTED },
    description: `Lists errors that browsers reported within 30 days by message, the most frequent first, at most ${MAX_LISTED}. For administrators.`,
    resolve: async (_root, _args, { viewer, services }) => services.system.clientErrors(await viewer()),
  }),
}))

const SystemPayload = builder.objectRef<{ accepted: true }>('SystemPayload').implement({
  description: 'The work will be done in a moment.',
  fields: (t) => ({ accepted: t.exposeBoolean('accepted', { description: 'Always true.' }) }),
})

builder.mutationFields((t) => {
  const union = (name: string) => ({ name, description: 'Whether it was accepted, or that there is no such thing.' })
  return {
    resendEmail: t.field({
      type: SystemPayload,
      extensions: { work: 6 * STATEMENT },
      description: 'Sends an email that could not be sent once more. For administrators.',
      errors: { types: [NotFoundError], union: union('ResendEmailResult') },
      args: { id: t.arg.id({ required: true, description: 'The id from `deadEmails`.' }) },
      resolve: async (_root, { id }, { viewer, services }) => {
        await services.system.resendEmail(await viewer(), id)
        return { accepted: true } as const
      },
    }),
    repeatJob: t.field({
      type: SystemPayload,
      extensions: { work: 6 * STATEMENT },
      description: 'Runs a job that was given up once more, with all its attempts. For administrators.',
      errors: { types: [NotFoundError], union: union('RepeatJobResult') },
      args: { id: t.arg.id({ required: true, description: 'The id from `deadJobs`.' }) },
      resolve: async (_root, { id }, { viewer, services }) => {
        await services.system.repeatJob(await viewer(), id)
        return { accepted: true } as const
      },
    }),
    startJob: t.field({
      type: SystemPayload,
      extensions: { work: 3 * STATEMENT },
      description: 'Runs a recurring job now instead of at its time. For administrators.',
      errors: { types: [NotFoundError], union: union('StartJobResult') },
      args: { kind: t.arg.string({ required: true, description: 'Its kind from `jobKinds`.' }) },
      resolve: async (_root, { kind }, { viewer, services }) => {
        await services.system.startJob(await viewer(), kind)
        return { accepted: true } as const
      },
    }),
  }
})
