/** Paid fields are null on other plans. */

import { MAX_SHORT_REASON, shortReason } from '#core/recommendations/explanations/short-reason.ts'
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
} from '#core/recommendations/model/recommendation.ts'
import { MAX_RELAXED_TOOLS } from '#core/recommendations/model/relaxation-limits.ts'
import type { VisibleList, VisibleRecommendation } from '#core/recommendations/paid-fields.ts'
import { builder } from '../../graphql/builder.ts'
import { enumType } from '../../graphql/enum-type.ts'
import { field, nullable, withExposed } from '../../graphql/exposed.ts'
import { loadTool, resolveTool } from '../../graphql/load-tool.ts'
import { BATCHED } from '../../graphql/work.ts'

export const ConstraintEnum = enumType<ConstraintName>(
  'RecommendationLimit',
  'A limit that an answer sets; tools that break one are not recommended.',
  {
    budget: 'The monthly budget.',
    privacy: 'The required privacy practices.',
    platform: 'The device that the tool must run on.',
    team: 'The size of the team that uses the tool.',
    purpose: 'The conditions that the viewer named in a sentence.',
  },
)

const LedgerEnum = enumType<LedgerCode>('MatchLedgerCode', 'The criterion of a ledger row.', {
  BUDGET: 'The tool fits the budget.',
  PRIVACY: 'The tool meets the privacy requirements.',
  PLATFORM: 'The tool runs on the required device.',
  TEAM: 'The tool fits the size of the team.',
  PURPOSE: 'The tool meets the conditions that the viewer named in a sentence.',
  SUBJECT: 'How well the tool suits the work that the answers describe.',
  INTENT: 'The tool serves an intent of the answers.',
  FIT: 'The tool fits the skill level, preferred trait, industry and current tools.',
  STANDING: 'How established and how well rated the tool is.',
})

const RankLabelEnum = enumType<RankLabel>('RankLabel', 'A label for the rank and match of a recommendation.', {
  BEST_MATCH: 'Best Match: rank 1 with a good match.',
  GREAT_OPTION: 'Great Option: a good match.',
  GOOD_FIT: 'Good Fit: a partial match.',
})

const ContrastEnum = enumType<AlternativeContrast>(
  'AlternativeContrast',
  'The advantage of an alternative over the recommended tool.',
  {
    BETTER_SUITED: 'The alternative is clearly better for one of the requested kinds of work.',
    CONNECTS: 'The alternative integrates with a product that the member already uses.',
    CHEAPER: 'The alternative costs less.',
    EASIER: 'The alternative is easier to use.',
    SELF_HOSTED: 'The alternative can be self-hosted.',
    HAS_API: 'The alternative has a documented API.',
    BETTER_KNOWN: 'The alternative is better known.',
    MORE_PRIVATE: 'The alternative has stronger privacy claims.',
  },
)

export const MatchLedgerRow = builder.objectRef<LedgerRow>('MatchLedgerRow').implement({
  description: 'A row of the match ledger; the points of all rows add up to the match percentage.',
  fields: (t) => ({
    code: t.expose('code', { type: LedgerEnum, description: 'The criterion of the row.' }),
    label: t.exposeString('label', { description: 'The criterion as text.' }),
    points: t.exposeInt('points', { description: 'The points earned, a whole number.' }),
    outOf: t.exposeInt('outOf', { description: 'The maximum points of the row; all rows add up to 100.' }),
    because: t.exposeString('because', { description: 'The reason for the points, as text.' }),
  }),
})

export const BrokenLimit = builder.objectRef<Constraint>('BrokenLimit').implement({
  description: 'A limit that a tool breaks.',
  fields: (t) => ({
    limit: t.expose('name', { type: ConstraintEnum, description: 'The limit that is broken.' }),
    text: t.exposeString('text', { description: 'The reason as a sentence.' }),
  }),
})

const OptimalPlanType = builder.objectRef<OptimalPlan>('OptimalPlan').implement({
  description: 'The plan of a tool that best fits the budget and the team.',
  fields: (t) =>
    withExposed(t, {
      name: field.string("The vendor's name for the plan."),
      text: field.string('The price and the reason for the choice, as text.'),
      asOf: field.of('Month', 'The month in which the price was known to be true.'),
    }),
})

const PlanQuoteType = builder.objectRef<PlanQuote>('PlanQuote').implement({
  description: 'The cost of a plan for this team, in US dollars before tax.',
  fields: (t) =>
    withExposed(t, {
      name: field.string("The vendor's name for the plan."),
      usdMonth: nullable.float('The published monthly price in US dollars; null when it is not published.'),
      totalMonth: nullable.float('The monthly price for the whole team in US dollars; null when it is not published.'),
      seats: field.int('The number of seats that the total includes.'),
      withinBudget: nullable.boolean('Whether the plan fits the budget; null when the price is unknown.'),
      why: field.string('The assessment of the plan, as text.'),
      asOf: field.of('Month', 'The month in which the price was known to be true.'),
    }),
})

const KeyBenefitType = builder.objectRef<KeyBenefit>('KeyBenefit').implement({
  description: "A fact from the tool's record that serves an intent of the answers.",
  fields: (t) => ({
    text: t.exposeString('text', { description: 'The fact as worded in the record.' }),
    field: t.exposeString('field', { description: 'The field of the record that contains the fact.' }),
    intent: t.exposeString('intent', { description: 'The intent that the fact serves, as text.' }),
  }),
})

const AlternativeType = builder.objectRef<Alternative>('RecommendationAlternative').implement({
  description: 'A tool similar to the recommended one that has an advantage over it.',
  fields: (t) => ({
    toolId: t.exposeID('toolId', { description: 'The UUID of the tool.' }),
    slug: t.exposeString('slug', { description: "The tool's identifier in URLs." }),
    name: t.exposeString('name', { description: 'The name of the tool.' }),
    contrast: t.expose('contrast', { type: ContrastEnum, description: 'The advantage over the recommended tool.' }),
    text: t.exposeString('text', { description: 'The criterion as text.' }),
  }),
})

const PAID = 'Null without a paid plan.'

export const RecommendationType = builder.objectRef<VisibleRecommendation>('Recommendation').implement({
  description: 'A tool recommended for the answers of a quiz, as stored when the list was made.',
  fields: (t) =>
    withExposed(t, {
      rank: field.int('The rank in the list, starting at 1.'),
      toolId: field.id('The UUID of the tool.'),
      slug: field.string("The tool's identifier in URLs when the list was made."),
      tool: t.field({
        type: 'Tool',
        nullable: true,
        extensions: { work: BATCHED },
        description: 'The tool as it is now; null when it no longer exists.',
        resolve: resolveTool,
      }),
      name: field.string('The name of the tool when the list was made.'),
      category: t.exposeString('categoryName', {
        description: "The name of the tool's category when the list was made.",
      }),
      description: t.string({
        nullable: true,
        extensions: { work: BATCHED },
        description: "The tool's current description; null when it no longer exists.",
        resolve: async ({ toolId }, _args, context) =>
          (await loadTool(context, toolId, new Set(['description'])))?.description ?? null,
      }),
      reason: field.string("The reason for the recommendation: one sentence, verified against the tool's record."),
      shortReason: t.string({
        description: `The reason in at most ${MAX_SHORT_REASON} characters: whole clauses are left out, and no word is changed.`,
        resolve: shortReason,
      }),
      matchPercent: nullable.int(`The match with the answers in percent, 0 to 100. ${PAID}`),
      label: nullable.of(RankLabelEnum, `The label for rank and match. ${PAID}`),
      ledger: t.field({
        type: [MatchLedgerRow],
        nullable: true,
        extensions: { listSize: 14 },
        description: `The match ledger; the points of its rows add up to the percentage. ${PAID}`,
        resolve: ({ ledger }) => ledger && [...ledger],
      }),
      reasoning: nullable.string(`The analysis of the tool for these answers. ${PAID}`),
      optimalPlan: nullable.of(OptimalPlanType, `The best-fitting plan; also null when no plan is known. ${PAID}`),
      pricingAnalysis: t.field({
        type: [PlanQuoteType],
        nullable: true,
        extensions: { listSize: 4 },
        description: `The costs of every plan for this team and budget. ${PAID}`,
        resolve: ({ pricingAnalysis }) => pricingAnalysis && [...pricingAnalysis],
      }),
      keyBenefits: t.field({
        type: [KeyBenefitType],
        nullable: true,
        extensions: { listSize: 3 },
        description: `The key benefits, at most 3. ${PAID}`,
        resolve: ({ keyBenefits }) => keyBenefits && [...keyBenefits],
      }),
      specificRecommendation: nullable.string(
        `A suggested first step; also null when the record suggests none. ${PAID}`,
      ),
      alternatives: t.field({
        type: [AlternativeType],
        nullable: true,
        extensions: { listSize: 3 },
        description: `Alternatives to the tool, at most 3. ${PAID}`,
        resolve: ({ alternatives }) => alternatives && [...alternatives],
      }),
    }),
})

export const RelaxationType = builder.objectRef<VisibleList['relaxations'][number]>('QuizRelaxation').implement({
  description: 'More tools with one limit relaxed, offered when at most two tools meet all limits.',
  fields: (t) =>
    withExposed(t, {
      limit: t.expose('constraint', { type: ConstraintEnum, description: 'The relaxed limit.' }),
      from: field.string('The limit that was answered.'),
      to: field.string('The relaxed limit that these tools meet.'),
      heading: field.string('A heading that names the relaxed limit.'),
      why: field.string('The reason for relaxing this limit, as text.'),
      items: field.of([RecommendationType], 'The additional tools by rank, at most 5.', {
        listSize: MAX_RELAXED_TOOLS,
      }),
    }),
})
