/** Coverage report: shares of the active tools that have each fact. */

import type { ToolRecord } from './fields/tool-record.ts'
import { monthNumber } from './month-number.ts'

type ReportedTool = { readonly tool: ToolRecord; readonly hasMark: boolean }

export type Share = {
  readonly name: string
  /** Tools the question applies to, and how many of them satisfy it. */
  readonly of: number
  readonly known: number
}

const MONTHS_OF_A_YEAR = 12

const isWithinYear = (month: string, present: string): boolean =>
  monthNumber(present) - monthNumber(month) <= MONTHS_OF_A_YEAR

type Question = {
  readonly name: string
  /** Which tools it applies to; all when omitted. */
  readonly about?: (tool: ToolRecord) => boolean
  readonly isKnown: (reported: ReportedTool, present: string) => boolean
}

const QUESTIONS: readonly Question[] = [
  { name: 'way of charging known', isKnown: ({ tool }) => tool.pricing_model !== null },
  {
    name: 'any fact dated within a year',
    isKnown: ({ tool }, present) =>
      [
        tool.as_of.as_of,
        ...tool.plans.map((plan) => plan.as_of),
        ...Object.values(tool.facts).map((fact) => fact.as_of),
      ].some((month) => isWithinYear(month, present)),
  },
  { name: 'with an address', isKnown: ({ tool }) => tool.website_url !== null },
  { name: 'with a brand mark', isKnown: ({ hasMark }) => hasMark },
  { name: 'with an owner', isKnown: ({ tool }) => tool.owner !== null },
  { name: 'with privacy claims', isKnown: ({ tool }) => tool.privacy.length > 0 },
  { name: 'API known or known to be missing', isKnown: ({ tool }) => tool.api_available !== null },
  { name: 'checked at the vendor by an editor', isKnown: ({ tool }) => tool.verified_on !== null },
]

/** Only active tools count. `present`: the month ages are measured from, `YYYY-MM`. */
export const sharesOf = (tools: readonly ReportedTool[], present: string): readonly Share[] => {
  const active = tools.filter(({ tool }) => tool.status === 'active')
  return QUESTIONS.map(({ name, about, isKnown }) => {
    const applicable = active.filter(({ tool }) => about === undefined || about(tool))
    return { name, of: applicable.length, known: applicable.filter((reported) => isKnown(reported, present)).length }
  })
}
