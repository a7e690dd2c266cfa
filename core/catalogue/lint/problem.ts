/** What the lint reads and what it reports. */
import type { CategoryRecord, ToolRecord } from '../tool-record.ts'

/** A tool together with the slug of the category whose file holds it. */
export type FiledTool = ToolRecord & { readonly category: string }

/** The content of the data files, already checked against their schemas. */
export type LintedCatalogue = {
  readonly categories: readonly CategoryRecord[]
  readonly tools: readonly FiledTool[]
  /** Slugs of the featured tools. */
  readonly featured: readonly string[]
}

/** One thing an editor has to mend. */
export type LintProblem = {
  /** The data file, relative to the folder of the data files. */
  readonly file: string
  /** The slug of the tool or category; empty for a problem of the whole file. */
  readonly slug: string
  /** A stable name of the rule, so that problems can be counted and looked up. */
  readonly rule: string
  readonly message: string
}

/** Problems of one tool: pairs of a rule and a message. */
export type ToolComplaint = readonly [rule: string, message: string]

/** Says where complaints about a tool belong. */
export const problemsOf = (tool: FiledTool, complaints: readonly ToolComplaint[]): LintProblem[] =>
  complaints.map(([rule, message]) => ({ file: `tools/${tool.category}.json`, slug: tool.slug, rule, message }))
