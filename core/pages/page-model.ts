/** A page of the content area, as exchanged by generator and store. */

/** Generated from the catalog; in the order of the administration. */
export const GENERATED_PAGE_TYPES = ['comparison', 'category', 'industry', 'feature', 'problem'] as const
export type GeneratedPageType = (typeof GENERATED_PAGE_TYPES)[number]

/** Guides are written by editors in `content/guides`. */
export type PageType = GeneratedPageType | 'guide'

/** Plain text, an internal link, or emphasized text. Never HTML. */
export type Inline = string | { readonly text: string; readonly href: string } | { readonly strong: string }
export type Line = readonly Inline[]

/** A statement about one tool that a program can verify: the field's value when the page was generated. */
export type PageClaim = { readonly toolId: string; readonly field: string; readonly value: unknown }

export type PageBlock = (
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly line: Line }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Line[] }
  | {
      readonly kind: 'table'
      /** Announced by screen readers. */
      readonly caption: string
      readonly head: readonly string[]
      /** The first cell of a row is its header. Each cell is a list of lines. */
      readonly rows: readonly (readonly (readonly Line[])[])[]
    }
  | { readonly kind: 'questions'; readonly items: readonly { readonly question: string; readonly answer: Line }[] }
) & { readonly claims?: readonly PageClaim[] }

/** The quality gate's decision, with one sentence per reason against publishing. */
export type GateDecision = { readonly status: 'published' | 'draft'; readonly problems: readonly string[] }

/** Depends on the catalog alone: no clock, no random numbers. */
export type GeneratedPage = {
  /** Independent of names: `comparison:ID:ID` (ids ascending), `category:SLUG` and the like. */
  readonly key: string
  readonly type: GeneratedPageType
  /** `^[a-z0-9]+(-[a-z0-9]+)*$`, at most 80 characters: `a-vs-b`, or the category's slug. */
  readonly slug: string
  /** Unique; 30 to 65 characters where names allow it. */
  readonly title: string
  /** Unique; 70 to 160 characters. */
  readonly metaDescription: string
  readonly keyword: string
  readonly categorySlug: string | null
  readonly tags: readonly string[]
  readonly blocks: readonly PageBlock[]
  /** Every tool whose facts the page uses, most important first. */
  readonly toolIds: readonly string[]
  /** Keys of related pages, most related first, at most 9. */
  readonly relatedKeys: readonly string[]
  /** Facts true of no sibling, one sentence each, which a table may state instead; with fewer than three the page stays a draft. */
  readonly distinctFacts: readonly string[]
  /** The oldest month among the facts that its text uses, `YYYY-MM`; null without dated facts. */
  readonly factsAsOf: string | null
  readonly gate: GateDecision
}
