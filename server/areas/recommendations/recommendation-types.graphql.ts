/** The types of a recommendation. What only paid plans see is null for others. */

import type { VisibleList, VisibleRecommendation } from '../../../core/recommendations/paid-fields.ts'
import type {
  Alternative,
  AlternativeContrast,
  Constraint,
  ConstraintName,
  KeyBenefit,
  LedgerCode,
  LedgerRow,
  OptimalPlan,
  PlanQuote,
  RankLabel,
} from '../../../core/recommendations/model/recommendation.ts'
import { builder } from '../../graphql/builder.ts'
import { loadTool, resolveTool } from '../../graphql/load-tool.ts'
import { BATCHED } from '../../graphql/work.ts'

const enumOf = <T extends string>(descriptions: Readonly<Record<T, string>>) =>
  Object.fromEntries(
    Object.entries<string>(descriptions).map(([value, description]) => [value.toUpperCase(), { value, description }]),
  ) as Record<Uppercase<T>, { value: T; description: string }>

export const ConstraintEnum = builder.enumType('RecommendationLimit', {
  description: 'A limit that an answer sets. Tools that break one are not recommended.',
  values: enumOf<ConstraintName>({
    budget: 'What it may cost a month.',
    privacy: 'What the vendor must promise about data.',
    platform: 'Where it must run.',
    team: 'How many must be able to use it.',
  }),
})

const LedgerEnum = builder.enumType('MatchLedgerCode', {
  description: 'What a row of the ledger is about.',
  values: enumOf<LedgerCode>({
    BUDGET: 'The budget is kept.',
    PRIVACY: 'The demands on privacy are kept.',
    PLATFORM: 'It runs where it must.',
    TEAM: 'It fits the size of the team.',
    INTENT: 'It does something that was asked for.',
    FIT: 'It suits the person: level, most important trait, industry, tools in use.',
    STANDING: 'How established and how well rated it is.',
  }),
})

const RankLabelEnum = builder.enumType('RankLabel', {
  description: 'A rank in words.',
  values: enumOf<RankLabel>({
    BEST_MATCH: 'Best Match: the first, when it matches well.',
    GREAT_OPTION: 'Great Option: it matches well.',
    GOOD_FIT: 'Good Fit: it matches in part.',
  }),
})

const ContrastEnum = builder.enumType('AlternativeContrast', {
  description: 'What an alternative has over the tool that it stands beside.',
  values: enumOf<AlternativeContrast>({
    CHEAPER: 'It costs less.',
    EASIER: 'It is easier to use.',
    SELF_HOSTED: 'It can run on machines of your own.',
    HAS_API: 'It has a documented API.',
    BETTER_KNOWN: 'It is better known.',
    MORE_PRIVATE: 'Its vendor promises more about data.',
  }),
})

export const MatchLedgerRow = builder.objectRef<LedgerRow>('MatchLedgerRow').implement({
  description: 'A row of the account behind a match percentage. The points of all rows add up to it exactly.',
  fields: (t) => ({
    code: t.expose('code', { type: LedgerEnum, description: 'What the row is about.' }),
    label: t.exposeString('label', { description: 'The same in words.' }),
    points: t.exposeInt('points', { description: 'Points earned, whole.' }),
    outOf: t.exposeInt('outOf', { description: 'Points to be had; over all rows they add up to 100.' }),
    because: t.exposeString('because', { description: 'Why so many.' }),
  }),
})

export const BrokenLimit = builder.objectRef<Constraint>('BrokenLimit').implement({
  description: 'A limit that a tool does not keep.',
  fields: (t) => ({
    limit: t.expose('name', { type: ConstraintEnum, description: 'Which one.' }),
    text: t.exposeString('text', { description: 'Why, in a sentence.' }),
  }),
})

const OptimalPlanType = builder.objectRef<OptimalPlan>('OptimalPlan').implement({
  description: 'The plan of a tool that fits budget and team best.',
  fields: (t) => ({
    name: t.exposeString('name', { description: "The plan's name at the vendor." }),
    text: t.exposeString('text', { description: 'Price and reason in words.' }),
    asOf: t.field({ type: 'Month', description: 'The month for which it is known.', resolve: ({ asOf }) => asOf }),
  }),
})

const PlanQuoteType = builder.objectRef<PlanQuote>('PlanQuote').implement({
  description: 'What a plan costs this team. US dollars before tax; null when the vendor does not publish it.',
  fields: (t) => ({
    name: t.exposeString('name', { description: "The plan's name at the vendor." }),
    usdMonth: t.exposeFloat('usdMonth', { nullable: true, description: 'The published price a month.' }),
    totalMonth: t.exposeFloat('totalMonth', { nullable: true, description: 'The price a month for the whole team.' }),
    seats: t.exposeInt('seats', { description: 'How many people it was reckoned for.' }),
    withinBudget: t.exposeBoolean('withinBudget', {
      nullable: true,
      description: 'Whether it keeps the budget; null when the price is not known.',
    }),
    why: t.exposeString('why', { description: 'The verdict in words.' }),
    asOf: t.field({ type: 'Month', description: 'The month for which it is known.', resolve: ({ asOf }) => asOf }),
  }),
})

const KeyBenefitType = builder.objectRef<KeyBenefit>('KeyBenefit').implement({
  description: "A fact of the tool's record that serves something asked for.",
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The fact.' }),
    field: t.exposeString('field', { description: 'The field of the record that it stands in.' }),
    intent: t.exposeString('intent', { description: 'What it serves.' }),
  }),
})

const AlternativeType = builder.objectRef<Alternative>('RecommendationAlternative').implement({
  description: 'A tool much like the recommended one that has something over it.',
  fields: (t) => ({
    toolId: t.exposeID('toolId', { description: 'The UUID of the tool.' }),
    slug: t.exposeString('slug', { description: 'The tool in its address.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    contrast: t.expose('contrast', { type: ContrastEnum, description: 'What it has over the other.' }),
    text: t.exposeString('text', { description: 'The same in words.' }),
  }),
})

const PAID = 'Null without a paid plan.'

export const RecommendationType = builder.objectRef<VisibleRecommendation>('Recommendation').implement({
  description: 'A tool recommended for the answers of a quiz. Kept as it was made; `tool` is the tool as it is now.',
  fields: (t) => ({
    rank: t.exposeInt('rank', { description: 'Its place, from 1.' }),
    toolId: t.exposeID('toolId', { description: 'The UUID of the tool.' }),
    slug: t.exposeString('slug', { description: 'The tool in its address, when it was recommended.' }),
    tool: t.field({
      type: 'Tool',
      nullable: true,
      extensions: { work: BATCHED },
      description: 'The tool; null when it is no longer in the catalogue.',
      resolve: resolveTool,
    }),
    name: t.exposeString('name', { description: 'Its name when it was recommended.' }),
    category: t.exposeString('categoryName', { description: 'The name of its category when it was recommended.' }),
    description: t.string({
      nullable: true,
      extensions: { work: BATCHED },
      description: "The tool's own description; null when it is no longer in the catalogue.",
      resolve: async ({ toolId }, _args, context) =>
        (await loadTool(context, toolId, new Set(['description'])))?.description ?? null,
    }),
    reason: t.exposeString('reason', {
      description: 'Why it is recommended: one sentence, checked against its record.',
    }),
    matchPercent: t.exposeInt('matchPercent', {
      nullable: true,
      description: `How much of what was asked for it covers, in percent. ${PAID}`,
    }),
    label: t.expose('label', { type: RankLabelEnum, nullable: true, description: `The rank in words. ${PAID}` }),
    ledger: t.field({
      type: [MatchLedgerRow],
      nullable: true,
      extensions: { listSize: 14 },
      description: `The account behind the percentage. ${PAID}`,
      resolve: ({ ledger }) => ledger && [...ledger],
    }),
    reasoning: t.exposeString('reasoning', { nullable: true, description: `The analysis. ${PAID}` }),
    optimalPlan: t.expose('optimalPlan', {
      type: OptimalPlanType,
      nullable: true,
      description: `The plan to choose; also null when no plan is known. ${PAID}`,
    }),
    pricingAnalysis: t.field({
      type: [PlanQuoteType],
      nullable: true,
      extensions: { listSize: 4 },
      description: `Every plan for this team and budget. ${PAID}`,
      resolve: ({ pricingAnalysis }) => pricingAnalysis && [...pricingAnalysis],
    }),
    keyBenefits: t.field({
      type: [KeyBenefitType],
      nullable: true,
      extensions: { listSize: 3 },
      description: `At most three. ${PAID}`,
      resolve: ({ keyBenefits }) => keyBenefits && [...keyBenefits],
    }),
    specificRecommendation: t.exposeString('specificRecommendation', {
      nullable: true,
      description: `A first step; also null when the record suggests none. ${PAID}`,
    }),
    alternatives: t.field({
      type: [AlternativeType],
      nullable: true,
      extensions: { listSize: 3 },
      description: `Tools to weigh against it. ${PAID}`,
      resolve: ({ alternatives }) => alternatives && [...alternatives],
    }),
  }),
})

export const RelaxationType = builder.objectRef<VisibleList['relaxations'][number]>('QuizRelaxation').implement({
  description: 'What more there would be if one limit gave way. Offered only when hardly any tool keeps all limits.',
  fields: (t) => ({
    limit: t.expose('constraint', { type: ConstraintEnum, description: 'The limit that gives way.' }),
    from: t.exposeString('from', { description: 'The limit as it was answered.' }),
    to: t.exposeString('to', { description: 'The limit that these tools keep.' }),
    heading: t.exposeString('heading', { description: 'A heading that says so.' }),
    why: t.exposeString('why', { description: 'Why this limit.' }),
    items: t.field({
      type: [RecommendationType],
      extensions: { listSize: 3 },
      description: 'The tools, by rank.',
      resolve: ({ items }) => [...items],
    }),
  }),
})
