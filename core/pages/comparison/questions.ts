/** Questions that people ask of two tools, answered from their records. A question without a known answer is not asked. */
import type { Integration } from '../../catalogue/vocabulary.ts'
import { INTEGRATION_LABELS, labelOf } from '../../display/labels.ts'
import { formatUsd } from '../../display/price.ts'
import type { Line, PageBlock, PageClaim } from '../page-model.ts'
import { entryPlanOf, freePlanOf, type PageTool } from '../page-tool.ts'
import { claim } from '../statement.ts'
import { andList, entryPrice, money, monthRange, planMonths } from '../words.ts'

type Answered = { readonly question: string; readonly answer: Line; readonly claims: readonly PageClaim[] }
const MOST = 6

const cheaper = (a: PageTool, b: PageTool): Answered[] => {
  const [first, second] = [entryPlanOf(a), entryPlanOf(b)]
  if (first === null || second === null) return []
  const claims = [a, b].flatMap((tool) => claim(tool, 'entryCents', 'entryPlan', 'planMonths'))
  const question = `Is ${a.name} cheaper than ${b.name}?`
  const dated = `These prices are known for ${monthRange(planMonths(a, b))}.`
  if (first.cents === second.cents) {
    return [
      { question, claims, answer: [`No. The lowest paid plan of each costs ${money(first.cents)} a month. ${dated}`] },
    ]
  }
  const yes = first.cents < second.cents
  const percent = Math.round((Math.abs(first.cents - second.cents) / Math.max(first.cents, second.cents)) * 100)
  const answer = `${yes ? 'Yes' : 'No'}. The lowest paid plan of ${a.name} is ${first.plan.name} at ${entryPrice(first)}; that of ${b.name} is ${second.plan.name} at ${entryPrice(second)}. ${yes ? a.name : b.name} costs ${percent}% less. ${dated}`
  return [{ question, claims, answer: [answer] }]
}

const freePlan = (tool: PageTool): Answered[] => {
  const free = freePlanOf(tool)
  if (free === null) return []
  const question = `Does ${tool.name} have a free plan?`
  const claims = claim(tool, 'freePlan', 'pricingModel', 'plans')
  if (!free) {
    const entry = entryPlanOf(tool)
    const paid = entry === null ? '' : ` The lowest paid price we know is ${entryPrice(entry)}.`
    return [{ question, claims, answer: [`None is on record; the vendor sells paid plans only.${paid}`] }]
  }
  if (tool.pricingModel === 'free') return [{ question, claims, answer: [`Yes. ${tool.name} is free to use.`] }]
  const limits = tool.plans.filter(({ usdMonth }) => usdMonth === 0).flatMap(({ keyLimits }) => keyLimits)
  const text =
    limits.length === 0
      ? 'Its limits are not in our record, so check them first.'
      : `It comes with limits: “${limits.join('”, “')}”.`
  return [{ question, claims, answer: [`Yes. ${text}`] }]
}

/** What people connect most, in that order. */
const ASKED: readonly Integration[] = [
  'slack',
  'google_workspace',
  'office',
  'notion',
  'salesforce',
  'zapier',
  'github',
  'hubspot',
  'shopify',
  'vscode',
  'jira',
  'zoom',
  'figma',
  'adobe',
  'mcp',
]

const integration = (a: PageTool, b: PageTool): Answered[] => {
  if (a.integrations.length === 0 || b.integrations.length === 0) return []
  const holders = (value: Integration) => [a, b].filter(({ integrations }) => integrations.includes(value))
  const asked = ASKED.find((value) => holders(value).length === 1) ?? ASKED.find((value) => holders(value).length === 2)
  if (asked === undefined) return []
  const found = holders(asked)
  const label = labelOf(INTEGRATION_LABELS, asked)
  const other = [a, b].find((tool) => !found.includes(tool))
  const text =
    other === undefined
      ? `Both do: ${label} is on the record of ${a.name} and of ${b.name}.`
      : `${found[0]?.name} does. For ${other.name} we have no note of it, which is no proof that it doesn’t work.`
  return [
    {
      question: `Which of them works with ${label}, ${a.name} or ${b.name}?`,
      answer: [text],
      claims: [...claim(a, 'integrations'), ...claim(b, 'integrations')],
    },
  ]
}

const EASE = [
  'needs no special skills',
  'needs some training',
  'expects technical skills',
  'is made for developers',
] as const

const easier = (a: PageTool, b: PageTool): Answered[] => {
  if (a.skill === b.skill) return []
  const [easy, hard] = a.skill < b.skill ? [a, b] : [b, a]
  const minutes = easy.setupMinutes === null ? '' : ` A first useful result takes about ${easy.setupMinutes} minutes.`
  const answer = `${easy.name}, which ${EASE[easy.skill - 1]}. ${hard.name} ${EASE[hard.skill - 1]}.${minutes}`
  return [
    {
      question: `Which is easier to learn, ${a.name} or ${b.name}?`,
      answer: [answer],
      claims: [...claim(a, 'skill', 'setupMinutes'), ...claim(b, 'skill', 'setupMinutes')],
    },
  ]
}

const selfHosting = (a: PageTool, b: PageTool): Answered[] => {
  const tools = [a, b].filter(({ privacy }) => privacy.includes('self_host'))
  if (tools.length === 0) return []
  const names = andList(tools.map(({ name }) => name))
  const answer = `Yes, ${names} ${tools.length === 1 ? 'does' : 'do'}, according to the vendor${tools.length === 1 ? '' : 's'}.`
  return [
    {
      question: `Does ${a.name} or ${b.name} run on your own servers?`,
      answer: [answer],
      claims: tools.flatMap((tool) => claim(tool, 'privacy')),
    },
  ]
}

const yearlyPrice = (tool: PageTool): Answered[] => {
  const entry = entryPlanOf(tool)
  if (entry === null || entry.plan.usdMonth === null || entry.plan.usdYear === null) return []
  const { usdMonth, usdYear, name } = entry.plan
  if (usdYear >= usdMonth * 12) return []
  const answer = `Yes. A year of ${name} costs ${formatUsd(usdYear)}, which is ${formatUsd(Math.round((usdYear / 12) * 100) / 100)} a month instead of ${formatUsd(usdMonth)}.`
  return [{ question: `Is ${tool.name} cheaper when paid yearly?`, answer: [answer], claims: claim(tool, 'plans') }]
}

const switching = (tool: PageTool, other: PageTool): Answered[] => {
  const cons = tool.cons.slice(0, 2)
  if (cons.length === 0) return []
  return [
    {
      question: `What speaks against ${tool.name}?`,
      answer: [
        `On record: “${cons.join('”; “')}”. For ${other.name} the first point is “${other.cons[0] ?? 'not known'}”.`,
      ],
      claims: [...claim(tool, 'cons'), ...claim(other, 'cons')],
    },
  ]
}

/** The block of questions; nothing when none can be answered. */
export const comparisonQuestions = (a: PageTool, b: PageTool): PageBlock[] => {
  const items = [
    ...cheaper(a, b),
    ...easier(a, b),
    ...integration(a, b),
    ...freePlan(a),
    ...freePlan(b),
    ...selfHosting(a, b),
    ...yearlyPrice(a),
    ...yearlyPrice(b),
  ].slice(0, MOST)
  const asked = items.length >= 2 ? items : [...items, ...switching(b, a)]
  if (asked.length === 0) return []
  return [
    {
      kind: 'questions',
      items: asked.map(({ question, answer }) => ({ question, answer })),
      claims: asked.flatMap(({ claims }) => claims),
    },
  ]
}
