import { InvalidInputError, NotFoundError } from '#core/errors.ts'
import type { DataRequest } from '#prisma/client/client.ts'
import { builder } from '../../graphql/builder.ts'
import { enumType } from '../../graphql/enum-type.ts'
import { failures } from '../../graphql/errors.ts'
import { exposedType, field, nullable } from '../../graphql/exposed.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { numberedPage, pageArguments } from '../../graphql/numbered-page.ts'
import { STATEMENT } from '../../graphql/work.ts'
import type { DataRequestsPage } from './data-requests.service.ts'

const LawType = enumType('DataRequestLaw', 'The law that a data request is based on.', {
  gdpr: 'Due within 30 days.',
  ccpa: 'Due within 45 days.',
})

const KindType = enumType('DataRequestKind', 'What a data request asks for.', {
  access: 'A copy of their data.',
  erasure: 'Deletion of their data.',
  correction: 'Correction of their data.',
})

const DataRequestType = exposedType<DataRequest>('DataRequest', 'A request for personal data. For administrators.', {
  id: field.id('A UUID.'),
  law: field.of(LawType, 'The law that it is based on.'),
  kind: field.of(KindType, 'The type of request.'),
  email: nullable.string('The email address of the person; null after their account was deleted.'),
  note: nullable.string('An internal note; null when there is none.'),
  receivedOn: field.date('The day on which it arrived.'),
  dueOn: field.date('The due date.'),
  settledOn: nullable.date('The day on which it was settled; null while it is open.'),
})

const DataRequestsPageType = numberedPage<DataRequestsPage>('dataRequests', DataRequestType, (t) => ({
  openCount: t.exposeInt('openCount', { description: 'The number of open requests.' }),
}))

builder.queryField('dataRequests', (t) =>
  t.field({
    type: DataRequestsPageType,
    extensions: { action: 'member:read', work: 3 * STATEMENT },
    description:
      'Lists requests for personal data: open requests by due date, or settled requests with the latest first. For administrators.',
    args: {
      settled: t.arg.boolean({
        required: true,
        defaultValue: false,
        description: 'Whether to list settled requests instead of open ones.',
      }),
      ...pageArguments(t.arg, 20),
    },
    resolve: async (_root, args, { viewer, services }) =>
      services.administration.dataRequests.list(await viewer(), args),
  }),
)

const DataRequestInputType = builder.inputType('DataRequestInput', {
  description: 'A received request for personal data.',
  fields: (t) => ({
    law: t.field({ type: LawType, required: true, description: 'The law that it is based on.' }),
    kind: t.field({ type: KindType, required: true, description: 'The type of request.' }),
    email: t.string({ required: true, description: 'The email address of the person.' }),
    note: t.string({ description: 'Plain text of at most 1,000 characters.' }),
    receivedOn: t.field({
      type: 'Date',
      required: true,
      description: 'The day on which it arrived; it cannot be in the future.',
    }),
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
    extensions: { action: 'member:change', work: 3 * STATEMENT },
    description: 'Records a request for personal data and sets its due date. For administrators.',
    errors: failures([InvalidInputError], 'The request, or why it was not recorded.'),
    args: { input: t.arg({ type: DataRequestInputType, required: true, description: 'The request to record.' }) },
    resolve: async (_root, { input }, { viewer, services }) => ({
      dataRequest: await services.administration.dataRequests.record(await viewer(), {
        ...input,
        note: input.note ?? null,
      }),
    }),
  }),
  settleDataRequest: t.field({
    type: DataRequestPayload,
    extensions: { action: 'member:change', work: 4 * STATEMENT },
    description: 'Marks a request as settled today. Idempotent. For administrators.',
    errors: failures([NotFoundError], 'The request, or a failure when it does not exist.'),
    args: mutationInput('settleDataRequest', (input) => ({
      id: input.id({ required: true, description: 'The id of the request.' }),
    })),
    resolve: async (_root, { input: { id } }, { viewer, services }) => ({
      dataRequest: await services.administration.dataRequests.settle(await viewer(), id),
    }),
  }),
}))
