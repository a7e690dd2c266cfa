import { chosen, type QuizAnswers } from '../../quiz/answers.ts'
import { purposeIntegrations } from '../../quiz/purpose.ts'
import type { EngineParameters } from '../model/parameters.ts'
import {
  type FitColumns,
  industryBits,
  roleBits,
  stackBits,
  TRAITS,
  type Trait,
  teamBits,
  UNKNOWN,
} from './fit-columns.ts'

const LEVELS = ['beginner', 'intermediate', 'advanced', 'expert'] as const

const ADVANCED = LEVELS.indexOf('advanced') + 1

/** Bits match the columns; 0 without an answer. */
export type FitQuery = {
  /** 1 to 4, like the tools' skill; null without an answer. */
  readonly level: number | null
  readonly trait: Trait | null
  readonly role: number
  readonly industry: number
  readonly stack: number
  readonly team: number
  /** Whether role, tasks or content involve code. */
  readonly codes: boolean
}

/** 1 to 4, like the tools' skill; null without an answer. */
export const levelOf = (answers: QuizAnswers): number | null => {
  const level = LEVELS.findIndex((id) => chosen(answers, 'technical_level').includes(id))
  return level < 0 ? null : level + 1
}

/** Whether the user sets up and connects tools themselves. */
export const isAdvanced = (answers: QuizAnswers): boolean => (levelOf(answers) ?? 0) >= ADVANCED

export const fitQueryOf = (answers: QuizAnswers): FitQuery => ({
  level: levelOf(answers),
  trait: TRAITS.find((id) => chosen(answers, 'trait').includes(id)) ?? null,
  role: roleBits(chosen(answers, 'role')),
  industry: industryBits(chosen(answers, 'industry')),
  stack: stackBits([...chosen(answers, 'existing_tools'), ...purposeIntegrations(answers.purpose)]),
  team: teamBits(chosen(answers, 'team_size')),
  codes:
    chosen(answers, 'role').includes('developer') ||
    chosen(answers, 'tasks').includes('coding') ||
    chosen(answers, 'content').includes('code'),
})

/** Needing more skill is a hurdle; needing less hardly matters. */
const levelFit = (skill: number, level: number | null): number => {
  if (level === null) return UNKNOWN
  return skill > level ? Math.max(0, 1 - 0.4 * (skill - level)) : 1 - 0.1 * (level - skill)
}

/** A half for technical tools, three tenths for developer tools; 1 when the answers involve code. */
export const levelFactor = (skill: number, level: number | null, codes: boolean): number => {
  if (level !== 1 || skill < 3 || codes) return 1
  return skill === 4 ? 0.3 : 0.5
}

/** Score factor of tools used by other team sizes. */
const OTHER_TEAMS = 0.9

export const teamFactor = (usedBy: number, own: number): number =>
  own === 0 || usedBy === 0 || (usedBy & own) !== 0 ? 1 : OTHER_TEAMS

const audienceFit = (madeFor: number, own: number): number => {
  if (own === 0 || madeFor === 0) return UNKNOWN
  return (madeFor & own) === 0 ? 0 : 1
}

const bitCount = (bits: number): number => {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Share of the user's tools this one connects to; a known list without any of them counts against it. */
const stackFit = (columns: FitColumns, index: number, own: number): number => {
  if (own === 0 || columns.integrates[index] === 0) return UNKNOWN
  const met = bitCount((columns.stack[index] ?? 0) & own)
  return met === 0 ? 0 : UNKNOWN + (1 - UNKNOWN) * (met / bitCount(own))
}

type FitParts = EngineParameters['fit']

const traitFit = (columns: FitColumns, index: number, trait: Trait | null): number =>
  trait === null ? UNKNOWN : (columns.traits[trait][index] ?? UNKNOWN)

/** Made for this industry or role, for others, or for anybody, at equal weights. */
const fieldFit = (columns: FitColumns, index: number, { industry, role }: FitQuery): number =>
  (audienceFit(columns.industries[index] ?? 0, industry) + audienceFit(columns.roles[index] ?? 0, role)) / 2

/** Each from 0 to 1. */
export const fitParts = (columns: FitColumns, index: number, query: FitQuery): FitParts => ({
  level: levelFit(columns.skill[index] ?? 1, query.level),
  trait: traitFit(columns, index, query.trait),
  industry: fieldFit(columns, index, query),
  stack: stackFit(columns, index, query.stack),
})

/** From 0 to 1. */
export const fitOf = (columns: FitColumns, index: number, query: FitQuery, weights: FitParts): number =>
  levelFit(columns.skill[index] ?? 1, query.level) * weights.level +
  traitFit(columns, index, query.trait) * weights.trait +
  fieldFit(columns, index, query) * weights.industry +
  stackFit(columns, index, query.stack) * weights.stack
