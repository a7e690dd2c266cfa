/** A property and its inputs. */
import type { QuizAnswers } from '#core/quiz/answers.ts'
import type { EngineTool } from '#core/recommendations/model/engine-tool.ts'
import type { CatalogueSnapshot } from '#core/recommendations/ranking/snapshot.ts'
import type { Random } from './random-answers.ts'

/** Inputs of a property. Lists are computed once for all properties. */
type Case = {
  readonly answers: QuizAnswers
  /** The list of these answers, best first. */
  readonly list: readonly Shown[]
  readonly inTheRunning: number
}
export type Shown = { readonly slug: string; readonly matchPercent: number }

export type World = {
  readonly snapshot: CatalogueSnapshot
  readonly toolOf: (slug: string) => EngineTool | undefined
  readonly rank: (answers: QuizAnswers, snapshot?: CatalogueSnapshot) => readonly Shown[]
  /** The catalog without one tool, and with an additional unpopular one. */
  readonly smaller: readonly { readonly without: string; readonly snapshot: CatalogueSnapshot }[]
  readonly larger: readonly { readonly added: string; readonly snapshot: CatalogueSnapshot }[]
}

export type Property = {
  readonly name: string
  /** Required share of sets, where near ties may decide; all by default. */
  readonly share?: number
  /** Tries one in this many sets, for expensive properties. */
  readonly every?: number
  /** The problem, or null. May draw random numbers. */
  readonly check: (one: Case, world: World, random: Random) => string | null
}
