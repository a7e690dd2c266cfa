/** What a page says: a sentence, the fact behind it without names, and the claims by which a program checks it. */
import type { Inline, Line, PageBlock, PageClaim } from './page-model.ts'
import { entryPlanOf, freePlanOf, type PageTool, priceCentsOf, teamCentsOf } from './page-tool.ts'

/** Seats for which a team's price is given. */
export const TEAM_OF = 5

/** What follows from a record, by the name under which a page claims it. */
const DERIVED = {
  entryCents: (tool: PageTool) => entryPlanOf(tool)?.cents ?? null,
  entryPlan: (tool: PageTool) => entryPlanOf(tool)?.plan.name ?? null,
  priceCents: priceCentsOf,
  freePlan: freePlanOf,
  teamCents: (tool: PageTool) => teamCentsOf(tool, TEAM_OF),
  planCount: (tool: PageTool) => tool.plans.length,
  planMonths: (tool: PageTool) => [...new Set(tool.plans.map(({ asOf }) => asOf))].sort(),
} as const

export type ClaimedField = keyof PageTool | keyof typeof DERIVED

/** The value of a field or of what follows from fields; undefined for a name that is neither. */
export const claimedValue = (tool: PageTool, field: string): unknown => {
  if (Object.hasOwn(DERIVED, field)) return DERIVED[field as keyof typeof DERIVED](tool)
  return Object.hasOwn(tool, field) ? tool[field as keyof PageTool] : undefined
}

/** That the whole field has the value that it has now. */
export const claim = (tool: PageTool, ...fields: readonly ClaimedField[]): PageClaim[] =>
  fields.map((field) => ({ toolId: tool.id, field, value: claimedValue(tool, field) }))

/** That a list holds this value. */
export const claimItem = (tool: PageTool, field: ClaimedField, value: string): PageClaim => ({
  toolId: tool.id,
  field,
  value,
})

export type Statement = {
  /** What the sentence is about and what it says, without names: equal facts of two pages have equal texts here. */
  readonly fact: string
  readonly line: Line
  readonly claims: readonly PageClaim[]
  /** How much a reader gains by it, 0 to 10: higher ones come first. */
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

/** The highest weight first; equal ones by what they say. */
export const byWeight = (statements: readonly Statement[]): Statement[] =>
  [...statements].sort((a, b) => b.weight - a.weight || (a.fact < b.fact ? -1 : a.fact > b.fact ? 1 : 0))

export const heading = (level: 2 | 3, id: string, text: string): PageBlock => ({ kind: 'heading', level, id, text })

export const paragraph = (line: Line, claims: readonly PageClaim[] = []): PageBlock => ({
  kind: 'paragraph',
  line,
  claims,
})

/** A list of sentences; nothing when there are none. */
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

/** A section with its heading; nothing when it would be empty. */
export const section = (id: string, text: string, blocks: readonly PageBlock[]): PageBlock[] =>
  blocks.length === 0 ? [] : [heading(2, id, text), ...blocks]

export const toolLink = ({ name, slug }: Pick<PageTool, 'name' | 'slug'>): Inline => ({
  text: name,
  href: `/tool/${slug}`,
})

/** Parts joined as English joins them: `a`, `a and b`, `a, b, and c`. */
export const joinLines = (parts: readonly Line[]): Line =>
  parts.flatMap((part, index) => {
    if (index === 0) return part
    const last = index === parts.length - 1
    return [last ? (parts.length === 2 ? ' and ' : ', and ') : ', ', ...part]
  })
