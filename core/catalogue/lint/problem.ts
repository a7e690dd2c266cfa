import type { CategoryRecord, ToolRecord } from '../fields/tool-record.ts'

/** A tool with the slug of its category file. */
export type FiledTool = ToolRecord & { readonly category: string }

/** The data files, already validated against their schemas. */
export type LintedCatalogue = {
  readonly categories: readonly CategoryRecord[]
  readonly tools: readonly FiledTool[]
  readonly featured: readonly string[]
}

export type LintProblem = {
  /** Relative to the data folder. */
  readonly file: string
  /** Slug of the tool or category; empty for a problem of the whole file. */
  readonly slug: string
  /** Stable rule name, for counting and lookup. */
  readonly rule: string
  readonly message: string
}

export type ToolComplaint = readonly [rule: string, message: string]

/** Adds file and slug to a tool's complaints. */
export const problemsOf = (tool: FiledTool, complaints: readonly ToolComplaint[]): LintProblem[] =>
  complaints.map(([rule, message]) => ({ file: `tools/${tool.category}.json`, slug: tool.slug, rule, message }))
