/** How a tool suits the person beside what it does: level, the trait they asked for, their field and the tools they use. */
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

/** The answers that fit looks at. Bits are those of the columns; none without an answer. */
export type FitQuery = {
  /** 1 to 4 as the tools' skill; null without an answer. */
  readonly level: number | null
  readonly trait: Trait | null
  readonly role: number
  readonly industry: number
  readonly stack: number
  readonly team: number
  /** Whether role, tasks or content speak of code. */
  readonly codes: boolean
}

/** How skilled somebody is, from 1 to 4 as the tools' skill; null without an answer. */
export const levelOf = (answers: QuizAnswers): number | null => {
  const level = LEVELS.findIndex((id) => chosen(answers, 'technical_level').includes(id))
  return level < 0 ? null : level + 1
}

/** Whether somebody sets up and connects tools themselves. */
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

/** A tool that asks for more skill is a hurdle, one that asks for less hardly matters. */
const levelFit = (skill: number, level: number | null): number => {
  if (level === null) return UNKNOWN
  return skill > level ? Math.max(0, 1 - 0.4 * (skill - level)) : 1 - 0.1 * (level - skill)
}

/**
 * What is left of the score of a tool that asks a beginner for technical skill: half, or three tenths of a tool for
 * developers. Nothing is taken away when the answers speak of code: then it is what they want to learn.
 */
export const levelFactor = (skill: number, level: number | null, codes: boolean): number => {
  if (level !== 1 || skill < 3 || codes) return 1
  return skill === 4 ? 0.3 : 0.5
}

/** What is left of the score of a tool that teams of other sizes use. */
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

/** Part of the tools in use that this one connects to; a list of integrations that names none of them speaks against it. */
const stackFit = (columns: FitColumns, index: number, own: number): number => {
  if (own === 0 || columns.integrates[index] === 0) return UNKNOWN
  const met = bitCount((columns.stack[index] ?? 0) & own)
  return met === 0 ? 0 : UNKNOWN + (1 - UNKNOWN) * (met / bitCount(own))
}

type FitParts = EngineParameters['fit']

const traitFit = (columns: FitColumns, index: number, trait: Trait | null): number =>
  trait === null ? UNKNOWN : (columns.traits[trait][index] ?? UNKNOWN)

/** Made for this industry or role, for others, or for anybody: the industry weighs as much as the role. */
const fieldFit = (columns: FitColumns, index: number, { industry, role }: FitQuery): number =>
  (audienceFit(columns.industries[index] ?? 0, industry) + audienceFit(columns.roles[index] ?? 0, role)) / 2

/** The parts of the fit, each from 0 to 1. */
export const fitParts = (columns: FitColumns, index: number, query: FitQuery): FitParts => ({
  level: levelFit(columns.skill[index] ?? 1, query.level),
  trait: traitFit(columns, index, query.trait),
  industry: fieldFit(columns, index, query),
  stack: stackFit(columns, index, query.stack),
})

/** The weighted fit, from 0 to 1. */
export const fitOf = (columns: FitColumns, index: number, query: FitQuery, weights: FitParts): number =>
  levelFit(columns.skill[index] ?? 1, query.level) * weights.level +
  traitFit(columns, index, query.trait) * weights.trait +
  fieldFit(columns, index, query) * weights.industry +
  stackFit(columns, index, query.stack) * weights.stack
