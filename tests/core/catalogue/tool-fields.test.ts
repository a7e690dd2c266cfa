import { describe, expect, test } from 'vitest'
import { camelValues, definitionOf, FIELD_NAMES, fieldsFor } from '#core/catalogue/fields/field-names.ts'
import { schemaOf } from '#core/catalogue/fields/field-schemas.ts'
import { camelCase, snakeCase } from '#core/catalogue/fields/field-types.ts'
import { factOfField, isFact, UNKNOWN_VALUES } from '#core/catalogue/fields/tool-values.ts'
import { byFlag, COUNTED_FLAGS, FLAG_BITS, FLAG_NAMES, flagBitsOf } from '#core/catalogue/listing/flags.ts'

describe('the definitions of fields', () => {
  test('give every field that a record may omit a valid value', () => {
    const optional = FIELD_NAMES.filter((name) => definitionOf(name).file === 'optional')
    expect(optional.length).toBeGreaterThan(10)
    for (const name of optional)
      expect([name, schemaOf(name).safeParse(definitionOf(name).initial).success]).toEqual([name, true])
  })

  test('name facts that have a source', () => {
    for (const name of FIELD_NAMES)
      if (definitionOf(name).fact !== null) expect([name, isFact(factOfField(name))]).toEqual([name, true])
  })

  test('have names that survive both notations', () => {
    for (const name of FIELD_NAMES) expect(snakeCase(camelCase(name))).toBe(name)
  })

  test('select the values for a purpose', () => {
    const values = camelValues('engine', { ...UNKNOWN_VALUES, name: 'Quill', description: 'Drafts letters.' })
    expect(Object.keys(values)).toEqual(fieldsFor('engine').map(camelCase))
    expect(values).toMatchObject({ name: 'Quill', websiteUrl: null, apiAvailable: null, useCases: [] })
    expect(values).not.toHaveProperty('logoUrl')
  })
})

describe('the flags of a list', () => {
  test('each have two bits of their own', () => {
    const bits = Object.values(FLAG_BITS).flatMap(({ whenTrue, whenFalse }) => [whenTrue >>> 0, whenFalse >>> 0])
    expect(new Set(bits).size).toBe(2 * FLAG_NAMES.length)
    for (const bit of bits) expect(Math.log2(bit) % 1).toBe(0)
    expect(bits.length).toBeLessThanOrEqual(32)
  })

  test('keep unknown apart from false', () => {
    const flags = { ...byFlag(() => false), freeTier: true, apiAvailable: null }
    const { freeTier, openSource, apiAvailable } = FLAG_BITS
    const bits = flagBitsOf(flags)
    expect(bits & freeTier.whenTrue).not.toBe(0)
    expect(bits & openSource.whenFalse).not.toBe(0)
    expect(bits & (apiAvailable.whenTrue | apiAvailable.whenFalse)).toBe(0)
  })

  test('are counted, except featured', () => {
    expect(FLAG_NAMES.filter((flag) => !COUNTED_FLAGS.includes(flag))).toEqual(['featured'])
  })
})
