/** Questions answered with tool names. Those that few tools match are the most useful. */
import { paidCents } from '../../display/lowest-price.ts'
import type { Line, PageBlock, PageClaim } from '../page-model.ts'
import { freePlanOf, type PageTool } from '../page-tool.ts'
import { type ClaimedField, claim, claimItem, toolLink, toolLinks } from '../statement.ts'
import { entryPrice } from '../texts.ts'
import { priceSpread } from './aggregate.ts'
import type { Collection } from './collection-statements.ts'

type Answered = { readonly question: string; readonly answer: Line; readonly claims: readonly PageClaim[] }
const MOST = 6
const NAMED = 6

type Rule = {
  readonly ask: (noun: string) => string
  readonly holds: (tool: PageTool) => boolean
  readonly claims: (tool: PageTool) => readonly PageClaim[]
}

const whole =
  (...fields: readonly ClaimedField[]) =>
  (tool: PageTool) =>
    claim(tool, ...fields)

const RULES: readonly Rule[] = [
  {
    ask: (noun) => `Which ${noun} are entirely free?`,
    holds: ({ pricingModel }) => pricingModel === 'free',
    claims: whole('pricingModel'),
  },
  {
    ask: (noun) => `Which ${noun} are open source?`,
    holds: ({ openSource }) => openSource === true,
    claims: whole('openSource'),
  },
  {
    ask: (noun) => `Which ${noun} can be self-hosted?`,
    holds: ({ privacy }) => privacy.includes('self_host'),
    claims: (tool) => [claimItem(tool, 'privacy', 'self_host')],
  },
  {
    ask: (noun) => `Which ${noun} claim HIPAA compliance?`,
    holds: ({ privacy }) => privacy.includes('hipaa'),
    claims: (tool) => [claimItem(tool, 'privacy', 'hipaa')],
  },
  {
    ask: (noun) => `Which ${noun} do not train on your content?`,
    holds: ({ privacy }) => privacy.includes('no_training_default'),
    claims: (tool) => [claimItem(tool, 'privacy', 'no_training_default')],
  },
  {
    ask: (noun) => `Which ${noun} can be hosted in the EU?`,
    holds: ({ privacy }) => privacy.includes('eu_hosting'),
    claims: (tool) => [claimItem(tool, 'privacy', 'eu_hosting')],
  },
  {
    ask: (noun) => `Which ${noun} work with Slack?`,
    holds: ({ integrations }) => integrations.includes('slack'),
    claims: (tool) => [claimItem(tool, 'integrations', 'slack')],
  },
  {
    ask: (noun) => `Which ${noun} have iPhone and Android apps?`,
    holds: ({ platforms }) => platforms.includes('ios') && platforms.includes('android'),
    claims: (tool) => [claimItem(tool, 'platforms', 'ios'), claimItem(tool, 'platforms', 'android')],
  },
  {
    ask: (noun) => `Which ${noun} have a Linux version?`,
    holds: ({ platforms }) => platforms.includes('linux'),
    claims: (tool) => [claimItem(tool, 'platforms', 'linux')],
  },
  {
    ask: (noun) => `Which ${noun} need no special skills and can be used for free?`,
    holds: (tool) => tool.skill === 1 && freePlanOf(tool) === true,
    claims: whole('skill', 'freePlan'),
  },
]

/** `isWhole`: whether these are all tools of the page, whose prices are counted together. */
const cheapest = (tools: readonly PageTool[], noun: string, isWhole: boolean): Answered[] => {
  const { priced, claims } = priceSpread(tools)
  const [first, second] = priced
  if (!first || !second) return []
  const tied = priced.filter(({ cents }) => cents === first.cents)
  const answer: Line =
    tied.length > 1
      ? [
          ...toolLinks(
            tied.slice(0, NAMED).map(({ tool }) => tool),
            NAMED,
          ),
          ` share the lowest paid price we know of, ${paidCents(first.cents, first.plan)} a month.`,
        ]
      : [
          toolLink(first.tool),
          ` has the lowest paid price we know of: ${first.plan.name} costs ${entryPrice(first)}. Next is `,
          toolLink(second.tool),
          ` at ${entryPrice(second)}.`,
        ]
  return [
    {
      question: `What is the cheapest paid plan ${noun.startsWith('of ') ? noun : `among ${noun}`}?`,
      answer,
      claims: [
        ...(isWhole ? claims : []),
        ...(tied.length > 1 ? tied : [first, second]).flatMap(({ tool }) => claim(tool, 'entryCents')),
      ],
    },
  ]
}

/** Answers that match more than this share are no help in choosing. */
const TOO_MANY = 0.6

const answers = (tools: readonly PageTool[], noun: string): Answered[] =>
  RULES.map((rule) => ({ rule, found: tools.filter(rule.holds) }))
    .filter(({ found }) => found.length > 0 && found.length <= tools.length * TOO_MANY)
    // Fewest names first: the most decisive answers.
    .sort((a, b) => a.found.length - b.found.length)
    .map(({ rule, found }) => {
      const answer: Line = [...toolLinks(found, NAMED), found.length === 1 ? '. We know of no other.' : '.']
      return {
        question: rule.ask(noun),
        answer,
        claims: found.slice(0, NAMED).flatMap(rule.claims),
      }
    })

/**
 * Empty when no question can be answered.
 * @param good the tools that the questions are about; all of the page by default
 */
export const collectionQuestions = (collection: Collection, good?: readonly PageTool[]): PageBlock[] => {
  const noun = good === undefined ? collection.subject.noun : 'of these tools'
  const tools = good ?? collection.tools
  const isWhole = good === undefined
  const items = [...cheapest(tools, noun, isWhole), ...answers(tools, noun)].slice(0, MOST)
  if (items.length === 0) return []
  return [
    {
      kind: 'questions',
      items: items.map(({ question, answer }) => ({ question, answer })),
      claims: items.flatMap(({ claims }) => claims),
    },
  ]
}
