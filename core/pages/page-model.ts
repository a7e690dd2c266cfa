/** What a page of the content area is, between the generator that writes it and the store that keeps it. */

/** Types of pages that are generated from the catalogue, in the order of the administrators' screens. */
export const GENERATED_PAGE_TYPES = ['comparison', 'category', 'industry', 'feature', 'problem'] as const
export type GeneratedPageType = (typeof GENERATED_PAGE_TYPES)[number]

/** All types. Guides are written by editors and kept in `content/guides`. */
export type PageType = GeneratedPageType | 'guide'

/** A piece of a line: plain text, a link within the product, or emphasized text. Never HTML. */
export type Inline = string | { readonly text: string; readonly href: string } | { readonly strong: string }
export type Line = readonly Inline[]

/**
 * Something that a block says about one tool, so that a program can check it against the record: the value of the field
 * when the page was generated.
 */
export type PageClaim = { readonly toolId: string; readonly field: string; readonly value: unknown }

/** A part of a page, in the order of reading. */
export type PageBlock = (
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly line: Line }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Line[] }
  | {
      readonly kind: 'table'
      /** What the table shows; screen readers announce it. */
      readonly caption: string
      readonly head: readonly string[]
      /** The first cell of a row is its header. A cell of several lines is a list of lines. */
      readonly rows: readonly (readonly (readonly Line[])[])[]
    }
  | { readonly kind: 'questions'; readonly items: readonly { readonly question: string; readonly answer: Line }[] }
) & { readonly claims?: readonly PageClaim[] }

/** What the quality gate decided, with a sentence for each reason against publishing. */
export type GateDecision = { readonly status: 'published' | 'draft'; readonly problems: readonly string[] }

/** A page as the generator makes it. It depends on the catalogue alone: no clock, no random numbers. */
export type GeneratedPage = {
  /** What it is about, independent of names: `comparison:ID:ID` (ids in ascending order), `category:SLUG` and the like. */
  readonly key: string
  readonly type: GeneratedPageType
  /** `^[a-z0-9]+(-[a-z0-9]+)*$`, at most 80 characters. `a-vs-b` for comparisons, the category's slug for categories. */
  readonly slug: string
  /** Unique among all pages, 30 to 65 characters where names allow it. */
  readonly title: string
  /** Unique among all pages, 70 to 160 characters. */
  readonly metaDescription: string
  readonly keyword: string
  readonly categorySlug: string | null
  readonly tags: readonly string[]
  readonly blocks: readonly PageBlock[]
  /** Every tool whose facts the page uses, most important first. */
  readonly toolIds: readonly string[]
  /** Keys of related pages, most related first, at most 6. */
  readonly relatedKeys: readonly string[]
  /** At least three facts that are true of no sibling, a sentence each; fewer keep it a draft. */
  readonly distinctFacts: readonly string[]
  /** The newest month for which its facts are known, `YYYY-MM`; null without dated facts. */
  readonly factsAsOf: string | null
  readonly gate: GateDecision
}
