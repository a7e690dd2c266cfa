/** Unsaved edits of a tool's form. They survive a reload and are removed when saved. */
import { createStoredValue, type StoredValue } from '#client/lib/stored-value.ts'

/** The source of a value: `YYYY-MM` and a URL; both may be empty. */
type DraftFact = { readonly asOf: string; readonly url: string }
export type DraftField = {
  readonly value: string
  /** The value the form started with. */
  readonly base: string
  readonly fact: DraftFact | null
}
/** By field name. */
export type ToolDraft = Readonly<Record<string, DraftField>>

type Drafts = Readonly<Record<string, ToolDraft>>

const NONE: Drafts = {}
export const NO_DRAFT: ToolDraft = {}
/** Only the latest drafts are kept. */
const LIMIT = 20

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const factOf = (value: unknown): DraftFact | null =>
  isRecord(value) && typeof value['asOf'] === 'string' && typeof value['url'] === 'string'
    ? { asOf: value['asOf'], url: value['url'] }
    : null

const draftOf = (value: unknown): ToolDraft =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([name, field]) =>
      isRecord(field) && typeof field['value'] === 'string' && typeof field['base'] === 'string'
        ? [[name, { value: field['value'], base: field['base'], fact: factOf(field['fact']) }]]
        : [],
    ),
  )

const parse = (text: string): Drafts => {
  const stored: unknown = JSON.parse(text)
  return Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {}).map(([slug, draft]) => [slug, draftOf(draft)]),
  )
}

const drafts: StoredValue<Drafts> = createStoredValue({
  key: 'toolfinch.tool-drafts',
  parse,
  format: (stored) => (Object.keys(stored).length === 0 ? null : JSON.stringify(stored)),
  fallback: NONE,
})

/** The draft of a tool, or an empty draft. */
export const storedDraft = (slug: string): ToolDraft => {
  const stored = drafts.get()
  return Object.hasOwn(stored, slug) ? (stored[slug] ?? NO_DRAFT) : NO_DRAFT
}

/** Stores a draft; an empty one is removed. */
export function storeDraft(slug: string, draft: ToolDraft): void {
  const others = Object.entries(drafts.get()).filter(([other]) => other !== slug)
  const updated = Object.keys(draft).length === 0 ? others : [...others, [slug, draft] as const]
  drafts.set(Object.fromEntries(updated.slice(-LIMIT)))
}
