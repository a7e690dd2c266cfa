import { pricesDiffer } from '../../catalogue/price-difference.ts'
import { INTEGRATION_LABELS, labelOf } from '../../display/labels.ts'
import { comparablePrices, freePlanOf, type PageTool } from '../page-tool.ts'
import { claim, type Statement, statement } from '../statement.ts'
import { andList, industryWords, platformWords, roleWords, teamWords, topicWords } from '../texts.ts'
import { mainTopics, tellingIntegrations } from './trait-statements.ts'

const or = new Intl.ListFormat('en-US', { type: 'disjunction' })
/** Values per reason, and reasons per tool. */
const NAMED = 3
const MOST_REASONS = 4
const orList = (words: readonly string[]): string => or.format(words.slice(0, NAMED))

/** Values missing from the other's known list; empty when either list is unknown. */
const onlyIn = <T extends string>(own: readonly T[], others: readonly T[]): T[] =>
  others.length === 0 ? [] : own.filter((value) => !others.includes(value))

const price = (tool: PageTool, other: PageTool): Statement[] => {
  const prices = comparablePrices(tool, other)
  if (tool.pricingModel === 'free' && other.pricingModel !== null && other.pricingModel !== 'free') {
    return [
      statement(
        'choose:free',
        9,
        ['you don’t want to pay: it is free'],
        [...claim(tool, 'pricingModel'), ...claim(other, 'pricingModel')],
      ),
    ]
  }
  const claims = [tool, other].flatMap((one) => claim(one, 'entryCents', 'freePlan'))
  const lower =
    prices !== null && prices.cents[0] < prices.cents[1] && pricesDiffer(...prices.cents)
      ? [statement('choose:price', 8, ['price matters most'], claims)]
      : []
  const free =
    freePlanOf(tool) === true && freePlanOf(other) === false
      ? [statement('choose:free-plan', 7, ['you want to start for free'], claims)]
      : []
  return [...lower, ...free]
}

const skill = (tool: PageTool, other: PageTool): Statement[] => {
  const claims = [...claim(tool, 'skill'), ...claim(other, 'skill')]
  if (tool.skill < other.skill) {
    const text =
      tool.skill === 1
        ? 'the people who will use it have no special skills'
        : tool.skill === 2
          ? 'some training is fine, but technical work is not'
          : 'you are technical but not a developer'
    return [statement(`choose:skill:${tool.skill}`, 6, [text], claims)]
  }
  return []
}

const PRIVACY_REASONS: readonly (readonly [flag: PageTool['privacy'][number], text: string])[] = [
  ['self_host', 'it has to run on your own servers'],
  ['on_device', 'the work should stay on your own device'],
  ['hipaa', 'you handle health records and need a vendor that claims HIPAA'],
  ['eu_hosting', 'your data should be hosted in the EU'],
  ['no_training_default', 'your content must not be used to train models unless you agree'],
  ['soc2', 'your security review requires SOC 2'],
  ['iso27001', 'your security review requires ISO 27001'],
  ['gdpr_dpa', 'you need a data processing agreement under the GDPR'],
]

const privacy = (tool: PageTool, other: PageTool): Statement[] => {
  const only = onlyIn(tool.privacy, other.privacy)
  return PRIVACY_REASONS.filter(([flag]) => only.includes(flag))
    .slice(0, 2)
    .map(([flag, text]) =>
      statement(`choose:${flag}`, 6, [text], [...claim(tool, 'privacy'), ...claim(other, 'privacy')]),
    )
}

const lists = (tool: PageTool, other: PageTool): Statement[] => {
  const both = (field: 'platforms' | 'integrations' | 'roles' | 'industries' | 'teamFit' | 'topics') => [
    ...claim(tool, field),
    ...claim(other, field),
  ]
  const platforms = platformWords(onlyIn(tool.platforms, other.platforms)).filter((word) => word !== 'the web')
  const integrations = onlyIn(tellingIntegrations(tool, [tool, other]), other.integrations).map((value) =>
    labelOf(INTEGRATION_LABELS, value),
  )
  const roles = roleWords(onlyIn(tool.roles, other.roles))
  const industries = industryWords(onlyIn(tool.industries, other.industries))
  const teams = teamWords(onlyIn(tool.teamFit, other.teamFit))
  const topics = mainTopics(tool).filter((topic) => other.topics[topic] === undefined)
  return [
    ...(topics.length > 0
      ? [
          statement(
            `choose:topics`,
            7,
            [`you also need ${andList(topicWords(topics.slice(0, NAMED)))}`],
            both('topics'),
          ),
        ]
      : []),
    ...(platforms.length > 0
      ? [statement('choose:platforms', 5, [`you work on ${orList(platforms)}`], both('platforms'))]
      : []),
    ...(integrations.length > 0
      ? [
          statement(
            'choose:integrations',
            5,
            [`you need it to connect to ${orList(integrations)}`],
            both('integrations'),
          ),
        ]
      : []),
    ...(roles.length > 0
      ? [statement('choose:roles', 3, [`you are choosing for ${orList(roles)}`], both('roles'))]
      : []),
    ...(industries.length > 0
      ? [statement('choose:industries', 4, [`you need a tool for ${orList(industries)}`], both('industries'))]
      : []),
    ...(teams.length > 0 ? [statement('choose:team', 4, [`you need it for ${orList(teams)}`], both('teamFit'))] : []),
  ]
}

const yesNo = (tool: PageTool, other: PageTool): Statement[] => [
  ...(tool.openSource === true && other.openSource === false
    ? [
        statement(
          'choose:source',
          7,
          ['you want to read or change the source code'],
          [...claim(tool, 'openSource'), ...claim(other, 'openSource')],
        ),
      ]
    : []),
  ...(tool.apiAvailable === true && other.apiAvailable === false
    ? [
        statement(
          'choose:api',
          5,
          ['you want to build on an API'],
          [...claim(tool, 'apiAvailable'), ...claim(other, 'apiAvailable')],
        ),
      ]
    : []),
]

/** Endings of "Choose it if ...", highest weight first; a recorded strength comes last. */
export const choicesFor = (tool: PageTool, other: PageTool): Statement[] => {
  const found = [
    ...price(tool, other),
    ...skill(tool, other),
    ...privacy(tool, other),
    ...lists(tool, other),
    ...yesNo(tool, other),
  ].sort((a, b) => b.weight - a.weight || (a.fact < b.fact ? -1 : 1))
  const [strength] = tool.pros
  const closing =
    strength === undefined
      ? []
      : [statement('choose:strength', 1, [`this strength matters to you: “${strength}”`], claim(tool, 'pros'))]
  return [...found.slice(0, MOST_REASONS), ...closing]
}

export const cautionFor = (tool: PageTool): Statement[] => {
  const [weakness] = tool.cons
  if (weakness === undefined) return []
  return [statement('caution', 1, [`A drawback of ${tool.name}: “${weakness}.”`], claim(tool, 'cons'))]
}
