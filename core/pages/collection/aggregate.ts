/** Verifiable counts: `toolId` is empty, and the field says what is counted among the page's tools. */

import { type EntryPlan, entryPlanOf } from '../../display/offer.ts'
import type { PageClaim } from '../page-model.ts'
import type { PageTool } from '../page-tool.ts'
import { type ClaimedField, claimedValue } from '../statement.ts'

const hasValue = (tool: PageTool, field: string, value: unknown): boolean => {
  const own = claimedValue(tool, field)
  if (Array.isArray(own)) return value === null ? own.length === 0 : own.includes(value)
  if (own !== null && typeof own === 'object') return Object.hasOwn(own, String(value))
  return own === value
}

export type Count = { readonly count: number; readonly claims: readonly PageClaim[] }

/** Null counts the tools whose value is unknown. */
export const countOf = (tools: readonly PageTool[], field: ClaimedField, value: unknown): Count => {
  const count = tools.filter((tool) => hasValue(tool, field, value)).length
  return { count, claims: [{ toolId: '', field: `count:${field}`, value: [value, count] }] }
}

type PriceSpread = {
  /** Tools with a known paid price, lowest first. */
  readonly priced: readonly ({ readonly tool: PageTool } & EntryPlan)[]
  readonly median: number | null
  readonly claims: readonly PageClaim[]
}

/** The lowest paid prices of the tools, in US cents a month; a year counts as twelve months. */
export const priceSpread = (tools: readonly PageTool[]): PriceSpread => {
  const priced = tools
    .flatMap((tool) => {
      const entry = entryPlanOf(tool)
      return entry === null ? [] : [{ tool, ...entry }]
    })
    .sort((a, b) => a.cents - b.cents || (a.tool.slug < b.tool.slug ? -1 : 1))
  const middle = Math.floor(priced.length / 2)
  const [below, above] = [priced[priced.length % 2 === 0 ? middle - 1 : middle], priced[middle]]
  const median = below === undefined || above === undefined ? null : Math.round((below.cents + above.cents) / 2)
  const values = [priced.length, priced[0]?.cents ?? null, median, priced.at(-1)?.cents ?? null]
  return { priced, median, claims: [{ toolId: '', field: 'prices', value: values }] }
}

/** The values of a list field that most tools have, the most frequent first; equal ones by their text. */
export const mostFrequent = (
  tools: readonly PageTool[],
  valuesOf: (tool: PageTool) => readonly string[],
): readonly { readonly value: string; readonly tools: readonly PageTool[] }[] => {
  const holders = new Map<string, PageTool[]>()
  for (const tool of tools) {
    for (const value of new Set(valuesOf(tool))) {
      const own = holders.get(value)
      if (own) own.push(tool)
      else holders.set(value, [tool])
    }
  }
  return [...holders]
    .map(([value, found]) => ({ value, tools: found }))
    .sort((a, b) => b.tools.length - a.tools.length || (a.value < b.value ? -1 : 1))
}
