import { shrunkMean } from '../../catalogue/rating.ts'
import type { PrivacyFlag, Topic } from '../../catalogue/vocabulary.ts'
import { formatAmount } from '../../display/amounts.ts'
import { monthText } from '../../display/facts.ts'
import { INTEGRATION_LABELS, PLATFORM_LABELS, PRIVACY_LABELS } from '../../display/labels.ts'
import { planTotal } from '../../display/plan-total.ts'
import { formatUsd, hasFreeTier, monthlyCents } from '../../display/price.ts'
import { endAnnouncement } from '../../display/tool-event.ts'
import { TOPIC_LABELS } from '../../display/topic-labels.ts'
import { optionText } from '../../quiz/option-text.ts'
import { TEAM_SEATS } from '../constraints/teams.ts'
import type { EngineTool } from '../model/engine-tool.ts'

/** As a vendor's claim. */
export const PRIVACY_CLAIMS: Readonly<Record<PrivacyFlag, string>> = {
  self_host: 'self-hosting',
  on_device: 'running on your own device',
  no_training_default: 'no training on your content by default',
  soc2: 'SOC 2',
  iso27001: 'ISO 27001',
  hipaa: 'HIPAA',
  gdpr_dpa: 'a GDPR data processing agreement',
  eu_hosting: 'hosting in the EU',
}

/** As a statement by the vendor. */
export const PRIVACY_STATEMENTS: Readonly<Record<PrivacyFlag, string>> = {
  self_host: 'can be self-hosted',
  on_device: 'runs on your own device',
  no_training_default: 'does not train on your content by default',
  soc2: 'has a SOC 2 report',
  iso27001: 'is certified to ISO 27001',
  hipaa: 'can be used under HIPAA',
  gdpr_dpa: 'comes with a GDPR data processing agreement',
  eu_hosting: 'can be hosted in the EU',
}

/** The skill users need, from 1 to 4. */
export const skillNeeded = ({ skill }: Pick<EngineTool, 'skill'>): string =>
  ['no special skills', 'some training', 'technical skills', 'programming skills'][skill - 1] ?? 'some training'

/** A field's values as texts; empty for a field that cannot be quoted. */
const planTexts = ({ plans }: EngineTool): string[] =>
  plans.flatMap(({ name, keyLimits, requires }) => [name, ...keyLimits, ...(requires === null ? [] : [requires])])

/** Dates of announced ends. */
const endsOf = ({ events }: EngineTool): string[] =>
  events.filter(({ kind }) => kind === 'end_announced').map(({ on }) => on)

const fieldValues = (tool: EngineTool, field: string): readonly string[] => {
  switch (field) {
    case 'features':
    case 'useCases':
    case 'pros':
    case 'cons':
    case 'integrations':
    case 'platforms':
    case 'privacy':
    case 'industries':
      return tool[field]
    case 'description':
      return [tool.description]
    case 'topics':
      return Object.keys(tool.topics)
    case 'plans':
      return planTexts(tool)
    case 'privacyCount':
      return [String(tool.privacy.length)]
    case 'events':
      return endsOf(tool)
    case 'skill':
    case 'setupMinutes':
    case 'ratingCount':
    case 'apiAvailable':
    case 'pricingModel':
      return tool[field] === null ? [] : [String(tool[field])]
    default:
      return []
  }
}

// Values of closed lists: a part of one is no evidence ("on" is not "on_device").
const WHOLE = new Set([
  'privacyCount',
  'skill',
  'setupMinutes',
  'ratingCount',
  'apiAvailable',
  'pricingModel',
  'integrations',
  'platforms',
  'privacy',
  'industries',
  'topics',
  'events',
])

/** Whether the field contains the value: whole for closed lists, else verbatim. */
export const isInRecord = (tool: EngineTool, field: string, value: string): boolean =>
  value !== '' && fieldValues(tool, field).some((own) => (WHOLE.has(field) ? own === value : own.includes(value)))

/** Every amount allowed beside its plan's name: prices, and the cost for each team size. */
export const knownAmounts = (tool: EngineTool): readonly (readonly [plan: string, amounts: ReadonlySet<string>])[] =>
  tool.plans.map((plan) => {
    const cents = monthlyCents(plan)
    const totals = Object.values(TEAM_SEATS).map((seats) => planTotal(plan, seats))
    const amounts = [plan.usdMonth, plan.usdYear, cents === null ? null : cents / 100, ...totals]
    const known = amounts.filter((usd): usd is number => usd !== null)
    const own = [plan.once, plan.unit?.amount ?? null].filter((amount) => amount !== null)
    const texts = [...known.map(formatUsd), ...own.map((amount) => formatAmount(amount, plan.currency))]
    return [plan.name, new Set(texts.map((text) => text.replaceAll(',', '')))]
  })

/** Statements the plain facts support, closed lists by their labels. */
export const factTexts = (tool: EngineTool): string[] => [
  ...(tool.apiAvailable === true ? ['a documented API to build on'] : []),
  ...(tool.openSource === true ? ['open source'] : []),
  ...(hasFreeTier(tool.pricingModel, []) || tool.plans.some((plan) => planTotal(plan, 1) === 0) ? ['free'] : []),
  ...(tool.skill === 2 ? ['some training'] : tool.skill === 3 ? ['technical skills'] : []),
  ...(tool.skill === 4 ? ['programming skills'] : []),
  ...(tool.setupMinutes === null ? [] : [`about ${tool.setupMinutes} minutes to get a first result`]),
  ...(tool.platforms.includes('web') ? ['runs in the browser'] : []),
  ...(tool.ratingCount === 0
    ? []
    : [
        `${tool.ratingCount} members rate it ${shrunkMean(tool.ratingSum, tool.ratingCount, tool.ratingPrior).toFixed(1)} out of 5 on average`,
      ]),
  ...tool.integrations.map((integration) => INTEGRATION_LABELS[integration]),
  ...tool.platforms.map((platform) => PLATFORM_LABELS[platform]),
  ...tool.privacy.flatMap((flag) => [PRIVACY_LABELS[flag], PRIVACY_CLAIMS[flag], PRIVACY_STATEMENTS[flag]]),
  ...(Object.keys(tool.topics) as Topic[]).map((topic) => TOPIC_LABELS[topic]),
  ...[...new Set(tool.plans.map(({ asOf }) => asOf))].map((month) => `as of ${monthText(month)}`),
  ...tool.industries.map((industry) => optionText('industry', industry)),
  ...endsOf(tool).map(endAnnouncement),
]

/** Supported denials. Only the whole phrase is supported, not its words. */
export const trueDenials = (tool: EngineTool): string[] => [
  ...(tool.skill === 1 ? ['no special skills'] : []),
  ...(tool.platforms.includes('mac') ? [] : ['no Mac app is listed']),
  ...(tool.platforms.includes('windows') ? [] : ['no Windows app is listed']),
  ...(tool.platforms.some((platform) => platform === 'ios' || platform === 'android')
    ? []
    : ['no phone app is listed']),
  ...(tool.plans.some((plan) => planTotal(plan, 1) === null)
    ? ['is not published, so check current pricing', 'no published price']
    : []),
  ...(tool.privacy.length === 0 ? ['makes no known privacy claims'] : []),
  ...(tool.privacy.includes('no_training_default')
    ? ['no training on your content by default', 'does not train on your content by default']
    : []),
]

/** All texts of the record, verbatim. */
export const recordTexts = (tool: EngineTool): string[] => [
  tool.name,
  tool.vendor,
  tool.categoryName,
  tool.description,
  ...tool.features,
  ...tool.useCases,
  ...tool.pros,
  ...tool.cons,
  ...planTexts(tool),
]
