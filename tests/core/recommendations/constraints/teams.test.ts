import { expect, it } from 'vitest'
import { questionId } from '#core/quiz/answers.ts'
import { fewestPeople } from '#core/recommendations/constraints/teams.ts'

it.each([
  [['solo'], 1],
  [['small'], 2],
  [['medium'], 11],
  [['large'], 51],
  [['enterprise'], 201],
  [['crowd'], null],
  [[], null],
])('reads %j as %j people at least', (options, people) => {
  expect(fewestPeople({ [questionId('team_size')]: options })).toBe(people)
})
