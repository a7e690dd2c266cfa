import { chosen, type QuizAnswers } from '../../quiz/answers.ts'

/** Smallest first. */
export const TEAMS = ['solo', 'small', 'medium', 'large', 'enterprise'] as const
export type Team = (typeof TEAMS)[number]

/**
 * Seats to count per team size: the fewest people of its range, because more people only cost more. A total above a
 * limit is then certain to be above it.
 */
export const TEAM_SEATS: Readonly<Record<Team, number>> = { solo: 1, small: 2, medium: 11, large: 51, enterprise: 201 }

/** The team size of the answers; null without an answer. */
export const teamOf = (answers: QuizAnswers): Team | null =>
  TEAMS.find((team) => team === chosen(answers, 'team_size')[0]) ?? null

/** The fewest people of the answered team size; null without an answer. */
export const fewestPeople = (answers: QuizAnswers): number | null => {
  const team = teamOf(answers)
  return team === null ? null : TEAM_SEATS[team]
}
