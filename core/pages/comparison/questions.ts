import type { Integration } from '../../catalogue/vocabulary.ts'
import { INTEGRATION_LABELS, labelOf } from '../../display/labels.ts'
import { americanQuotation } from '../../display/quotation.ts'
import type { Line, PageBlock, PageClaim } from '../page-model.ts'
import { freePlanOf, type PageTool } from '../page-tool.ts'
import { claim } from '../statement.ts'
import { andList, quotations } from '../texts.ts'
import { tellingIntegrations } from './trait-statements.ts'

type Answered = { readonly question: string; readonly answer: Line; readonly claims: readonly PageClaim[] }
const MOST = 4

const freePlan = (tool: PageTool): Answered[] => {
  const free = freePlanOf(tool)
  if (free === null) return []
  const question = `Does ${tool.name} have a free plan?`
  const claims = claim(tool, 'freePlan', 'pricingModel', 'plans')
  if (!free) {
    const answer =
      tool.pricingModel === 'enterprise'
        ? 'We know of none; it is sold by contract.'
        : 'We know of none; the vendor sells paid plans.'
    return [{ question, claims, answer: [answer] }]
  }
  if (tool.pricingModel === 'free') return [{ question, claims, answer: [`Yes. ${tool.name} is free to use.`] }]
  const limits = tool.plans.filter(({ usdMonth }) => usdMonth === 0).flatMap(({ keyLimits }) => keyLimits)
  const text =
    limits.length === 0
      ? 'We don’t know its limits, so check them first.'
      : americanQuotation(`It comes with limits: ${quotations(limits)}.`)
  return [{ question, claims, answer: [`Yes. ${text}`] }]
}

/** Most common connections first. */
const COMMON_INTEGRATIONS: readonly Integration[] = [
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
  const holders = (value: Integration) => [a, b].filter((tool) => tellingIntegrations(tool, [a, b]).includes(value))
  const chosen =
    COMMON_INTEGRATIONS.find((value) => holders(value).length === 1) ??
    COMMON_INTEGRATIONS.find((value) => holders(value).length === 2)
  if (chosen === undefined) return []
  const found = holders(chosen)
  const label = labelOf(INTEGRATION_LABELS, chosen)
  const other = [a, b].find((tool) => !found.includes(tool))
  const text =
    other === undefined
      ? `Both do, according to our records.`
      : `${found[0]?.name} does. Our record of ${other.name} doesn’t mention ${label}, but the two may still work together.`
  return [
    {
      question: `Which works with ${label}: ${a.name} or ${b.name}?`,
      answer: [text],
      claims: [...claim(a, 'integrations'), ...claim(b, 'integrations')],
    },
  ]
}

const EASE = [
  'needs no special skills',
  'needs some training',
  'needs technical skills',
  'is made for developers',
] as const

const easier = (a: PageTool, b: PageTool): Answered[] => {
  if (a.skill === b.skill) return []
  const [easy, hard] = a.skill < b.skill ? [a, b] : [b, a]
  const minutes =
    easy.setupMinutes === null ? '' : ` You can get a first useful result in about ${easy.setupMinutes} minutes.`
  const answer = `${easy.name}, which ${EASE[easy.skill - 1]}.${minutes} ${hard.name} ${EASE[hard.skill - 1]}.`
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

const switching = (tool: PageTool, other: PageTool): Answered[] => {
  const cons = tool.cons.slice(0, 2)
  const [first] = other.cons
  if (cons.length === 0) return []
  return [
    {
      question: `What are the drawbacks of ${tool.name}?`,
      answer: [
        `On record: “${cons.join('”; “')}.”${first === undefined ? '' : ` For ${other.name}, the first one is “${first}.”`}`,
      ],
      claims: [...claim(tool, 'cons'), ...claim(other, 'cons')],
    },
  ]
}

/** Empty when no question can be answered. */
export const comparisonQuestions = (a: PageTool, b: PageTool): PageBlock[] => {
  const items = [...easier(a, b), ...integration(a, b), ...freePlan(a), ...freePlan(b), ...selfHosting(a, b)].slice(
    0,
    MOST,
  )
  const questions = items.length >= 2 ? items : [...items, ...switching(b, a)]
  if (questions.length === 0) return []
  return [
    {
      kind: 'questions',
      items: questions.map(({ question, answer }) => ({ question, answer })),
      claims: questions.flatMap(({ claims }) => claims),
    },
  ]
}
