import { describe, expect, it } from 'vitest'
import {
  FACT_SOURCES,
  INTEGRATIONS,
  PLATFORMS,
  PRICING_MODELS,
  PRIVACY_FLAGS,
  TEAM_SIZES,
} from '#core/catalogue/vocabulary.ts'
import {
  INTEGRATION_LABELS,
  labelOf,
  PLATFORM_LABELS,
  PRIVACY_LABELS,
  SOURCE_LABELS,
  skillLabel,
  TEAM_SIZE_LABELS,
} from '#core/display/labels.ts'
import { PRICING_MODEL_LABELS } from '#core/display/pricing-model-labels.ts'

describe('labels', () => {
  it.each([
    [PRICING_MODELS, PRICING_MODEL_LABELS],
    [PLATFORMS, PLATFORM_LABELS],
    [PRIVACY_FLAGS, PRIVACY_LABELS],
    [INTEGRATIONS, INTEGRATION_LABELS],
    [TEAM_SIZES, TEAM_SIZE_LABELS],
    [FACT_SOURCES, SOURCE_LABELS],
  ])('name every value of a vocabulary, each differently', (values, labels) => {
    const texts = values.map((value) => labelOf(labels, value))
    expect(Object.keys(labels).sort()).toEqual([...values].sort())
    expect(new Set(texts).size).toBe(values.length)
  })

  it('show an unknown value unchanged', () => {
    expect(labelOf(PLATFORM_LABELS, 'visionos')).toBe('visionos')
    expect(labelOf(PLATFORM_LABELS, 'constructor')).toBe('constructor')
  })

  it('name only the four skill levels', () => {
    expect([1, 2, 3, 4].map(skillLabel)).toEqual(['None', 'Some training', 'Technical', 'Developer'])
    expect([0, 5, -1].map(skillLabel)).toEqual([null, null, null])
  })
})
