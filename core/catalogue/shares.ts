/** Coverage report: shares of the active tools that have each fact. */

import type { ToolRecord } from './fields/tool-record.ts'
import { isWithinYear } from './month-number.ts'

type ReportedTool = { readonly tool: ToolRecord; readonly hasMark: boolean }

export type Share = {
  readonly name: string
  /** Active tools, and how many of them satisfy it. */
  readonly of: number
  readonly known: number
}

type Question = {
  readonly name: string
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
  return QUESTIONS.map(({ name, isKnown }) => ({
    name,
    of: active.length,
    known: active.filter((reported) => isKnown(reported, present)).length,
  }))
}
