import { entryPlanOf } from '../display/offer.ts'
import type { Inline, Line, PageBlock, PageClaim } from './page-model.ts'
import { freePlanOf, type PageTool, priceCentsOf } from './page-tool.ts'

/** Derived values by their claim name. */
const DERIVED = {
  entryCents: (tool: PageTool) => entryPlanOf(tool)?.cents ?? null,
  entryPlan: (tool: PageTool) => entryPlanOf(tool)?.plan.name ?? null,
  priceCents: priceCentsOf,
  freePlan: freePlanOf,
  planCount: (tool: PageTool) => tool.plans.length,
  planMonths: (tool: PageTool) => [...new Set(tool.plans.map(({ asOf }) => asOf))].sort(),
} as const

export type ClaimedField = keyof PageTool | keyof typeof DERIVED

/** The value of a field or derived value; undefined for an unknown name. */
export const claimedValue = (tool: PageTool, field: string): unknown => {
  if (Object.hasOwn(DERIVED, field)) return DERIVED[field as keyof typeof DERIVED](tool)
  return Object.hasOwn(tool, field) ? tool[field as keyof PageTool] : undefined
}

/** Claims that each field has its current value. */
export const claim = (tool: PageTool, ...fields: readonly ClaimedField[]): PageClaim[] =>
  fields.map((field) => ({ toolId: tool.id, field, value: claimedValue(tool, field) }))

/** Claims that a list contains this value. */
export const claimItem = (tool: PageTool, field: ClaimedField, value: string): PageClaim => ({
  toolId: tool.id,
  field,
  value,
})

export type Statement = {
  /** Subject and fact without names: equal facts of two pages have equal texts. */
  readonly fact: string
  readonly line: Line
  readonly claims: readonly PageClaim[]
  /** Usefulness to a reader, 0 to 10; higher comes first. */
  readonly weight: number
}

export const statement = (fact: string, weight: number, line: Line, claims: readonly PageClaim[]): Statement => ({
  fact,
  weight,
  line,
  claims,
})

export const inlineText = (part: Inline): string =>
  typeof part === 'string' ? part : 'strong' in part ? part.strong : part.text

export const lineText = (line: Line): string => line.map(inlineText).join('')

/** Highest weight first; ties by text. */
export const byWeight = (statements: readonly Statement[]): Statement[] =>
  [...statements].sort((a, b) => b.weight - a.weight || (a.fact < b.fact ? -1 : a.fact > b.fact ? 1 : 0))

const heading = (level: 2 | 3, id: string, text: string): PageBlock => ({ kind: 'heading', level, id, text })

export const paragraph = (line: Line, claims: readonly PageClaim[] = []): PageBlock => ({
  kind: 'paragraph',
  line,
  claims,
})

/** Empty without statements. */
export const bullets = (statements: readonly Pick<Statement, 'line' | 'claims'>[]): PageBlock[] =>
  statements.length === 0
    ? []
    : [
        {
          kind: 'list',
          ordered: false,
          items: statements.map(({ line }) => line),
          claims: statements.flatMap(({ claims }) => claims),
        },
      ]

/** Empty without blocks. */
export const section = (id: string, text: string, blocks: readonly PageBlock[]): PageBlock[] =>
  blocks.length === 0 ? [] : [heading(2, id, text), ...blocks]

export const toolLink = ({ name, slug }: Pick<PageTool, 'name' | 'slug'>): Inline => ({
  text: name,
  href: `/tool/${slug}`,
})

/** `a`, `a and b`, `a, b, and c`. */
const joinLines = (parts: readonly Line[]): Line =>
  parts.flatMap((part, index) => {
    if (index === 0) return part
    const last = index === parts.length - 1
    return [last ? (parts.length === 2 ? ' and ' : ', and ') : ', ', ...part]
  })

/** Links to the first tools, and how many more there are. */
export const toolLinks = (tools: readonly Pick<PageTool, 'name' | 'slug'>[], most: number): Line =>
  joinLines([
    ...tools.slice(0, most).map((tool): Line => [toolLink(tool)]),
    ...(tools.length > most ? [[`${tools.length - most} more`]] : []),
  ])
