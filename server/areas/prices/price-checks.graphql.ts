import { InvalidInputError, NotFoundError } from '#core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { enumType } from '../../graphql/enum-type.ts'
import { failures } from '../../graphql/errors.ts'
import { exposedType, field, nullable, withExposed } from '../../graphql/exposed.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { IN_MEMORY, STATEMENT } from '../../graphql/work.ts'
import type { PriceCheckRow } from './price-checks.service.ts'
import { MAX_LISTED_READINGS, type PriceWatchStatus } from './watch/price-watch-status.service.ts'

const PriceReadingOutcomeEnum = enumType('PriceReadingOutcome', 'What a reading of a price page found.', {
  confirmed: 'The page shows every stored price.',
  disputed: 'The page shows other prices, or does not name a plan.',
  moved: 'The page redirects to another domain.',
  ended: 'The page no longer exists.',
  unreadable: 'The page shows no prices without scripts, or is no web page.',
  busy: 'The server asked to come back later.',
  not_allowed: 'The server does not permit reading the page.',
  failed: 'The server could not be reached or responded with an error.',
})

const PriceCheckStateEnum = enumType('PriceCheckState', 'The decision on a price check.', {
  open: 'Undecided.',
  accepted: 'The stored prices were corrected.',
  rejected: 'The stored prices stay.',
})

const PriceCheckVerdictEnum = enumType('PriceCheckVerdict', 'A decision on a price check.', {
  still_right: 'The stored prices are right; they are dated as checked by an editor this month.',
  corrected: 'The stored prices were corrected in the editor.',
  dismissed: 'The stored prices stay as they are.',
})

const PriceCheckType = builder.objectRef<PriceCheckRow>('PricePageCheck').implement({
  description: "Stored prices that a reading of the vendor's page did not confirm. For editors and administrators.",
  fields: (t) =>
    withExposed(t, {
      id: field.id('The id of the item in the queue.'),
      toolName: t.string({ description: 'The name of the tool.', resolve: ({ tool }) => tool.name }),
      toolSlug: t.string({ description: 'The slug of the tool.', resolve: ({ tool }) => tool.slug }),
      url: field.string('The URL of the page.'),
      outcome: field.of(PriceReadingOutcomeEnum, 'What the reading found.'),
      detail: field.string('The reason as a sentence.'),
      storedText: field.string('The stored plans, one per line.'),
      foundText: field.string("The page's words near the plans' names; empty when the page could not be read."),
      state: field.of(PriceCheckStateEnum, 'The decision.'),
      foundAt: field.dateTime('When the page was read.'),
      createdAt: field.dateTime('When it entered the queue.'),
      settledAt: nullable.dateTime('When it was decided; null while it is open.'),
    }),
})

const PriceReadingType = exposedType<PriceWatchStatus['latest'][number]>(
  'PriceReading',
  'The reading of a price page.',
  {
    url: field.string('The URL of the page.'),
    readOn: field.dateTime('When it was read.'),
    nextOn: field.dateTime('When it is due again.'),
    outcome: field.of(PriceReadingOutcomeEnum, 'What the reading found.'),
    detail: nullable.string('The reason as a sentence; null for a confirmation.'),
  },
)

const PriceReadingCountType = exposedType<PriceWatchStatus['outcomes'][number]>(
  'PriceReadingCount',
  'The number of pages with an outcome.',
  {
    outcome: field.of(PriceReadingOutcomeEnum, 'The outcome.'),
    count: field.int('The number of pages whose latest reading had it.'),
  },
)

const PriceWatchType = builder.objectRef<PriceWatchStatus>('PriceWatch').implement({
  description: "The monthly reading of the vendors' price pages. For administrators.",
  fields: (t) =>
    withExposed(t, {
      enabled: field.boolean('Whether pages are read.'),
      pages: field.int('The number of price pages in the catalog.'),
      due: field.int('The number of pages that are due.'),
      outcomes: field.of([PriceReadingCountType], 'The readings of the last 30 days by outcome.', {
        work: IN_MEMORY,
        listSize: 8,
      }),
      latest: field.of([PriceReadingType], `The latest readings, at most ${MAX_LISTED_READINGS}.`, {
        work: IN_MEMORY,
        listSize: MAX_LISTED_READINGS,
      }),
    }),
})

builder.queryFields((t) => ({
  priceCheck: t.field({
    type: PriceCheckType,
    nullable: true,
    extensions: { action: 'report:read', work: 2 * STATEMENT },
    description: 'Returns a price check by id; null when there is none. For editors and administrators.',
    args: { id: t.arg.id({ required: true, description: 'The id of the item in the queue.' }) },
    resolve: async (_root, { id }, { viewer, services }) => services.prices.priceChecks.find(await viewer(), id),
  }),
  priceWatch: t.field({
    type: PriceWatchType,
    extensions: { action: 'system:read', work: 6 * STATEMENT },
    description: "Returns the state of the monthly reading of the vendors' price pages. For administrators.",
    resolve: async (_root, _args, { viewer, services }) => services.prices.priceWatch.read(await viewer()),
  }),
}))

const SettlePriceCheckPayload = builder.objectRef<{ priceCheck: PriceCheckRow }>('SettlePriceCheckPayload').implement({
  description: 'The price check was settled.',
  fields: (t) => ({
    priceCheck: t.expose('priceCheck', { type: PriceCheckType, description: 'The price check as it is now.' }),
  }),
})

builder.mutationField('settlePriceCheck', (t) =>
  t.field({
    type: SettlePriceCheckPayload,
    extensions: { action: 'report:settle', work: 20 * STATEMENT },
    description: 'Decides on an open price check. For editors and administrators.',
    errors: failures([InvalidInputError, NotFoundError], 'The price check, or why it was not settled.'),
    args: mutationInput('settlePriceCheck', (input) => ({
      id: input.id({ required: true, description: 'The id of the item in the queue.' }),
      verdict: input.field({ type: PriceCheckVerdictEnum, required: true, description: 'The decision.' }),
    })),
    resolve: async (_root, { input: { id, verdict } }, { viewer, services }) => ({
      priceCheck: await services.prices.priceChecks.settle(await viewer(), id, verdict),
    }),
  }),
)
