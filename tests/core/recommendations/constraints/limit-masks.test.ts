import { describe, expect, it } from 'vitest'
import { QUESTIONS } from '#core/quiz/questions.ts'
import { limitStatuses, limitsOf } from '#core/recommendations/constraints/constraints.ts'
import { limitMasks, limitQuery } from '#core/recommendations/constraints/limit-masks.ts'
import { CONSTRAINT_NAMES } from '#core/recommendations/model/recommendation.ts'
import { catalogueTools } from '../engine-tools.ts'

const tools = catalogueTools().filter((_, index) => index % 5 === 0)
const masks = limitMasks(tools)
const optionsOf = (id: number) => [[], ...(QUESTIONS[id - 1]?.options.map((option) => [option.id]) ?? [])]

/** Every combination of limits that the quiz can set. */
const allLimits = optionsOf(4).flatMap((budget) =>
  optionsOf(3).flatMap((team) =>
    optionsOf(16).flatMap((device) =>
      [[], ['critical'], ['important']].flatMap((privacy) =>
        [[], ['healthcare']].map((industry) => limitsOf({ 2: industry, 3: team, 4: budget, 15: privacy, 16: device })),
      ),
    ),
  ),
)

describe('the masks of a catalog', () => {
  it('agree with the rules for all limits of the quiz', () => {
    const wrong = allLimits.filter((limits, turn) => {
      const query = limitQuery(limits)
      const index = turn % tools.length
      const tool = tools[index]
      const masked =
        ((masks.budget[index] ?? 0) & query.budget) !== 0 || ((masks.others[index] ?? 0) & query.others) !== 0
      const statuses = tool === undefined ? null : limitStatuses(tool, limits)
      return masked !== CONSTRAINT_NAMES.some((name) => statuses?.[name] === 'broken')
    })
    expect(wrong).toEqual([])
  })

  it('ignore a relaxed limit', () => {
    const limits = limitsOf({ 3: ['solo'], 4: ['free'], 15: ['critical'], 16: ['mobile'] })
    expect(limitQuery(limits, [...CONSTRAINT_NAMES])).toEqual({
      budget: 0,
      others: 0,
      requirements: 0,
      maxPrice: Number.POSITIVE_INFINITY,
    })
    expect(limitQuery(limits, ['privacy', 'platform', 'team'])).toEqual({
      budget: limitQuery(limits).budget,
      others: 0,
      requirements: 0,
      maxPrice: Number.POSITIVE_INFINITY,
    })
  })
})
