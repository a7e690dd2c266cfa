/** The shape of a property, and what it is checked on. */
import type { QuizAnswers } from '../../core/quiz/answers.ts'
import type { EngineTool } from '../../core/recommendations/model/engine-tool.ts'
import type { CatalogueSnapshot } from '../../core/recommendations/ranking/snapshot.ts'
import type { Random } from './random-answers.ts'

/** What a property is checked on. Lists are computed once, however many properties look at them. */
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
  /** The catalogue without one tool, and with one more that hardly anybody asks for. */
  readonly smaller: readonly { readonly without: string; readonly snapshot: CatalogueSnapshot }[]
  readonly larger: readonly { readonly added: string; readonly snapshot: CatalogueSnapshot }[]
}

export type Property = {
  readonly name: string
  /** Share of sets for which it must hold, where near ties may decide; all of them when left out. */
  readonly share?: number
  /** One set in so many is tried, for what is costly. */
  readonly every?: number
  /** What is wrong, or null. May draw what it needs beside the answers. */
  readonly check: (one: Case, world: World, random: Random) => string | null
}
