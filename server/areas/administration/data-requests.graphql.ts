import { InvalidInputError, NotFoundError } from '../../../core/errors.ts'
import type { DataRequest } from '../../../prisma/client/client.ts'
import { builder } from '../../graphql/builder.ts'
import { STATEMENT } from '../../graphql/work.ts'
import type { DataRequestsPage } from './data-requests.service.ts'

const LawType = builder.enumType('DataRequestLaw', {
  description: 'The law under which somebody asks for their data.',
  values: {
    GDPR: { value: 'gdpr', description: 'To be answered within 30 days.' },
    CCPA: { value: 'ccpa', description: 'To be answered within 45 days.' },
  } as const,
})

const KindType = builder.enumType('DataRequestKind', {
  description: 'What somebody asks for.',
  values: {
    ACCESS: { value: 'access', description: 'A copy of their data.' },
    ERASURE: { value: 'erasure', description: 'That it is deleted.' },
    CORRECTION: { value: 'correction', description: 'That it is corrected.' },
  } as const,
})

const DataRequestType = builder.objectRef<DataRequest>('DataRequest').implement({
  description: 'A request for personal data. For administrators.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A UUID.' }),
    law: t.expose('law', { type: LawType, description: 'Under which law.' }),
    kind: t.expose('kind', { type: KindType, description: 'What is asked for.' }),
    email: t.exposeString('email', {
      nullable: true,
      description: 'Who asks; null once their account was deleted.',
    }),
    note: t.exposeString('note', { nullable: true, description: 'What was noted about it; null without a note.' }),
    receivedOn: t.expose('receivedOn', { type: 'Date', description: 'The day on which it arrived.' }),
    dueOn: t.expose('dueOn', { type: 'Date', description: 'The last day to answer.' }),
    settledOn: t.expose('settledOn', {
      type: 'Date',
      nullable: true,
      description: 'The day on which it was answered; null while it is open.',
    }),
  }),
})

const DataRequestsPageType = builder.objectRef<DataRequestsPage>('DataRequestsPage').implement({
  description: 'One page of requests for personal data.',
  fields: (t) => ({
    nodes: t.field({
      type: [DataRequestType],
      description: 'The requests of this page.',
      resolve: ({ nodes }) => [...nodes],
    }),
    totalCount: t.exposeInt('totalCount', { description: 'How many requests are in this state.' }),
    openCount: t.exposeInt('openCount', { description: 'How many requests are open.' }),
  }),
})

builder.queryField('dataRequests', (t) =>
  t.field({
    type: DataRequestsPageType,
    extensions: { work: 3 * STATEMENT },
    description:
      'Lists requests for personal data: open ones, the first due first, or settled ones, the latest first. For administrators.',
    args: {
      settled: t.arg.boolean({ required: true, defaultValue: false, description: 'Whether to list settled ones.' }),
      page: t.arg.int({ required: true, defaultValue: 1, description: 'Which page, from 1.' }),
      first: t.arg.int({ required: true, defaultValue: 20, description: 'How many requests, from 1 to 100.' }),
    },
    resolve: async (_root, args, { viewer, services }) => services.dataRequests.list(await viewer(), args),
  }),
)

const DataRequestInputType = builder.inputType('DataRequestInput', {
  description: 'A request for personal data that arrived.',
  fields: (t) => ({
    law: t.field({ type: LawType, required: true, description: 'Under which law.' }),
    kind: t.field({ type: KindType, required: true, description: 'What is asked for.' }),
    email: t.string({ required: true, description: 'Who asks.' }),
    note: t.string({ description: 'Plain text of at most 1,000 characters.' }),
    receivedOn: t.field({ type: 'Date', required: true, description: 'The day on which it arrived; not a later day.' }),
  }),
})

const DataRequestPayload = builder.objectRef<{ dataRequest: DataRequest }>('DataRequestPayload').implement({
  description: 'The request was recorded or settled.',
  fields: (t) => ({
    dataRequest: t.expose('dataRequest', { type: DataRequestType, description: 'The request as it is now.' }),
  }),
})

builder.mutationFields((t) => ({
  recordDataRequest: t.field({
    type: DataRequestPayload,
    extensions: { work: 3 * STATEMENT },
    description: 'Records a request for personal data, with the day by which to answer it. For administrators.',
    errors: {
      types: [InvalidInputError],
      union: { name: 'RecordDataRequestResult', description: 'The request, or why it was not recorded.' },
    },
    args: { input: t.arg({ type: DataRequestInputType, required: true, description: 'What was asked.' }) },
    resolve: async (_root, { input }, { viewer, services }) => ({
      dataRequest: await services.dataRequests.record(await viewer(), { ...input, note: input.note ?? null }),
    }),
  }),
  settleDataRequest: t.field({
    type: DataRequestPayload,
    extensions: { work: 4 * STATEMENT },
    description: 'Says that a request was answered today. Repeating it changes nothing. For administrators.',
    errors: {
      types: [NotFoundError],
      union: { name: 'SettleDataRequestResult', description: 'The request, or that there is none.' },
    },
    args: { id: t.arg.id({ required: true, description: 'The id of the request.' }) },
    resolve: async (_root, { id }, { viewer, services }) => ({
      dataRequest: await services.dataRequests.settle(await viewer(), id),
    }),
  }),
}))
