import type { PageTool } from '../page-tool.ts'

export type Pair = readonly [PageTool, PageTool]

/** Two values in a fixed order, so that a fact reads the same whichever tool comes first. */
export const unordered = (a: string | number, b: string | number): string => [String(a), String(b)].sort().join('/')
