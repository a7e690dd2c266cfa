/** The rows of a comparison as plain texts, for the table and for its exports. */

import { COMPARISON_ROWS, cellsDiffer, type RowLabel, type RowTool, rowCell } from '#core/display/comparison-rows.ts'
import { commonFactText, type DatedFact, factText } from '#core/display/facts.ts'
import { listText } from '#core/display/list-text.ts'
import { planTier } from '#core/display/plan-tier.ts'
import type { PanelTier } from '#core/display/pricing-panel.ts'
import { isPrivacyKnown, PRIVACY_ROWS, type PrivacyCell, privacyCell } from '#core/display/privacy-cells.ts'
import { safeWebsiteUrl } from '#core/website-url.ts'
import type { CompareTools_toolFragment } from '../../gql/graphql.ts'
import { fromEnum } from '../../lib/enum-values.ts'
import { knownPlanOf } from '../../lib/known-plan.ts'
import { reviewRows } from './review-rows.ts'

export type ComparedTool = CompareTools_toolFragment

export type ComparisonCell = {
  /** One entry is a text, several are a list, none means unknown. */
  readonly lines: readonly string[]
  /** Source and month, if they differ from the common source. */
  readonly source: string | null
  /** In the row of plans, the same values split into parts. */
  readonly plans?: readonly PanelTier[]
  /** Whether the first line is the price of a team, and the second one its terms. */
  readonly isTotal?: true
  /** In the rows on privacy, what is stated, and the vendor's page that states it. */
  readonly claim?: PrivacyCell & { readonly page: string | null }
}

export type ComparisonRow = {
  readonly label: string
  /** One for each tool, in their order. */
  readonly cells: readonly ComparisonCell[]
  /** Whether the tools differ in it, as far as is known. */
  readonly differs: boolean
  /** Whether the difference is worth highlighting: lists of free texts always differ. */
  readonly marked: boolean
  /** The tools that differ from the first one, by index: a phone shows one of them beside it. */
  readonly unlike: readonly number[]
}

export type ComparisonGroup = {
  /** Null for the rows above the first heading. */
  readonly label: 'Price' | 'Privacy' | 'What it does' | 'What users say' | 'In detail' | 'About' | null
  /** Rows that differ first. */
  readonly rows: readonly ComparisonRow[]
}

export type Comparison = {
  readonly groups: readonly ComparisonGroup[]
  /** The most common source of the facts; null without facts. */
  readonly commonSource: string | null
  /** The other sources, each with its facts: `Pricing model of ChatGPT`. */
  readonly otherSources: readonly { readonly source: string; readonly facts: readonly string[] }[]
}

/**
 * The tool in the format of core: GraphQL values may be undefined instead of null, and its enum values are uppercase.
 */
const rowTool = (tool: ComparedTool): RowTool => ({
  ...tool,
  categoryName: tool.category.name,
  pricingModel: tool.pricingModel ? fromEnum(tool.pricingModel) : null,
  plans: tool.plans.map(knownPlanOf),
  apiAvailable: tool.apiAvailable ?? null,
  openSource: tool.openSource ?? null,
  mcpServer: tool.mcpServer ?? null,
  license: tool.license ?? null,
  platforms: tool.platforms.map(fromEnum),
})

function factsOf(tool: ComparedTool): Map<string, DatedFact> {
  return new Map(
    tool.facts.map(({ field, source, asOf, checkedOn }) => [
      field,
      { source: fromEnum(source), asOf, checkedOn: checkedOn ?? null },
    ]),
  )
}

/** The rows of each source, with the indices of the tools: those on privacy are one fact. */
function rowsBySource(groups: readonly ComparisonGroup[]): Map<string, Map<string, Set<number>>> {
  const found = new Map<string, Map<string, Set<number>>>()
  for (const { label: group, rows } of groups) {
    for (const { label, cells } of rows) {
      const name = group === 'Privacy' ? group : label
      for (const [index, { source }] of cells.entries()) {
        if (source === null) continue
        const labels = found.get(source) ?? new Map<string, Set<number>>()
        found.set(source, labels.set(name, (labels.get(name) ?? new Set()).add(index)))
      }
    }
  }
  return found
}

/** Facts whose source is not the common one: `Pricing model` of all tools, `API, Skill needed (Claude)` of some. */
function otherSourcesOf(tools: readonly ComparedTool[], groups: readonly ComparisonGroup[]) {
  return [...rowsBySource(groups)].map(([source, rows]) => {
    const labelsOf = new Map<string, string[]>()
    for (const [label, of] of rows) {
      const names = tools.flatMap(({ name }, index) => (of.has(index) ? [name] : []))
      const whose = names.length === tools.length ? '' : ` (${listText(names)})`
      labelsOf.set(whose, [...(labelsOf.get(whose) ?? []), label])
    }
    return { source, facts: [...labelsOf].map(([whose, labels]) => `${labels.join(', ')}${whose}`) }
  })
}

const FREE_TEXTS: readonly string[] = ['Features', 'Use cases', 'Pros', 'Cons'] satisfies RowLabel[]

/** The rows of each group. */
const GROUPS = {
  Price: ['Price', 'Plans', 'Pricing model', 'Free tier'],
  'What it does': ['Runs on', 'Works with', 'API', 'MCP server', 'Skill needed', 'Open source', 'License'],
  'In detail': ['Features', 'Use cases', 'Pros', 'Cons'],
  About: ['Vendor', 'Category'],
} as const satisfies Record<string, readonly RowLabel[]>

type Facts = readonly ReadonlyMap<string, DatedFact>[]

const sourceOf = (facts: Facts, index: number, name: string, common: string | null): string | null => {
  const known = facts[index]?.get(name)
  const source = known ? factText(known) : null
  return source === common ? null : source
}

type KnownCell = Parameters<typeof cellsDiffer>[0][number]

const unlikeFirst = ([first, ...others]: readonly KnownCell[]): number[] =>
  others.flatMap((cell, index) => (first && cellsDiffer([first, cell]) ? [index + 1] : []))

const factRow = (label: RowLabel, compared: readonly RowTool[], facts: Facts, common: string | null) => {
  const rule = COMPARISON_ROWS.find((candidate) => candidate.label === label)
  if (rule === undefined) return []
  const found = compared.map((tool) => rowCell(rule, tool))
  const cells = found.map(({ lines }, index): ComparisonCell => {
    const source = 'fact' in rule && lines.length > 0 ? sourceOf(facts, index, rule.fact, common) : null
    const tiers = label === 'Plans' ? { plans: compared[index]?.plans.map(planTier) ?? [] } : {}
    return { lines, source, ...tiers }
  })
  const differs = cellsDiffer(found)
  const marked = differs && !FREE_TEXTS.includes(label)
  const row: ComparisonRow = { label, cells, differs, marked, unlike: unlikeFirst(found) }
  return cells.some(({ lines }) => lines.length > 0) ? [row] : []
}

/** What each vendor states, claim by claim; empty if none of them states any. */
function privacyRows(tools: readonly ComparedTool[], facts: Facts, common: string | null): ComparisonRow[] {
  const records = tools.map(({ privacy, cons, plans, privacyUrl }) => ({
    privacy,
    cons,
    plans: plans.map(knownPlanOf),
    page: safeWebsiteUrl(privacyUrl),
  }))
  const rows = PRIVACY_ROWS.flatMap((rule): ComparisonRow[] => {
    const found = records.map((record) => privacyCell(rule, record))
    if (rule.optional && found.every(({ state }) => state === 'not_stated')) return []
    const known = found.map((cell, index) => {
      const record = records[index]
      // The words of a condition are no difference.
      return { lines: [cell.state], known: record !== undefined && isPrivacyKnown(record, cell) }
    })
    const cells = found.map((claim, index): ComparisonCell => {
      const isStated = claim.state === 'stated'
      const source = isStated ? sourceOf(facts, index, 'privacy', common) : null
      return {
        lines: [claim.text],
        source,
        claim: { ...claim, page: isStated ? (records[index]?.page ?? null) : null },
      }
    })
    const differs = cellsDiffer(known)
    return [{ label: rule.label, cells, differs, marked: differs, unlike: unlikeFirst(known) }]
  })
  return rows.some(({ cells }) => cells.some(({ claim }) => claim?.state !== 'not_stated')) ? rows : []
}

/** Statements about each side of a verdict. */
const IN_SHORT = 2

/** "Brainstorming ideas (for teams)" is the same statement as without the note. */
const withoutNote = (text: string): string => text.replace(/ \([^)]*\)$/, '')

/**
 * Whom each tool suits, first what no other is named for, and whom it does not; else its first drawback. What all tools
 * are named for says nothing here: without anything else, its strengths are named.
 */
function inShort(tools: readonly ComparedTool[]): ComparisonRow[] {
  const counts = new Map<string, number>()
  for (const text of tools.flatMap(({ verdict }) => verdict?.bestFor.map(withoutNote) ?? [])) {
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  const isOwn = (text: string) => counts.get(withoutNote(text)) === 1
  const line = (label: string, texts: readonly string[]) =>
    texts.length > 0 ? [`${label}: ${texts.slice(0, IN_SHORT).join('; ')}`] : []
  const isOfAll = (text: string) => tools.length > 1 && counts.get(withoutNote(text)) === tools.length
  const cells = tools.map(({ verdict, pros }): ComparisonCell => {
    if (!verdict) return { lines: [], source: null }
    const { bestFor, notFor, watchOut } = verdict
    const best = [...bestFor.filter(isOwn), ...bestFor.filter((text) => !isOwn(text) && !isOfAll(text))]
    const good = best.length > 0 || bestFor.length === 0 ? line('Best for', best) : line('Pros', pros)
    const against = notFor.length > 0 ? line('Not for', notFor) : line('Watch out', watchOut.slice(0, 1))
    return { lines: [...good, ...against], source: null }
  })
  const isKnown = cells.some(({ lines }) => lines.length > 0)
  return isKnown ? [{ label: 'In short', cells, differs: true, marked: false, unlike: [] }] : []
}

const differingFirst = (rows: readonly ComparisonRow[]): ComparisonRow[] => [
  ...rows.filter(({ marked }) => marked),
  ...rows.filter(({ marked }) => !marked),
]

/** Builds the comparison of tools. Rows without any known value are omitted, and groups without a row. */
export function comparisonOf(tools: readonly ComparedTool[]): Comparison {
  const facts = tools.map(factsOf)
  const used = new Set(COMPARISON_ROWS.flatMap((rule) => ('fact' in rule ? [rule.fact as string] : [])))
  const commonSource = commonFactText(
    facts.flatMap((known) => [...known].flatMap(([name, fact]) => (used.has(name) ? [fact] : []))),
  )
  const compared = tools.map(rowTool)
  const rowsOf = (labels: readonly RowLabel[]) =>
    differingFirst(labels.flatMap((label) => factRow(label, compared, facts, commonSource)))
  const privacy = differingFirst(privacyRows(tools, facts, commonSource))
  const groups: ComparisonGroup[] = [
    { label: null, rows: inShort(tools) },
    { label: 'Price', rows: rowsOf(GROUPS.Price) },
    { label: 'Privacy', rows: privacy },
    { label: 'What it does', rows: rowsOf(GROUPS['What it does']) },
    { label: 'What users say', rows: reviewRows(tools) },
    { label: 'In detail', rows: rowsOf(GROUPS['In detail']) },
    { label: 'About', rows: rowsOf(GROUPS.About) },
  ]
  return {
    groups: groups.filter(({ rows }) => rows.length > 0),
    commonSource,
    otherSources: otherSourcesOf(tools, groups),
  }
}
