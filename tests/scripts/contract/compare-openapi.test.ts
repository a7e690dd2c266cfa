import { describe, expect, it } from 'vitest'
import { compareOpenapi } from '#scripts/contract/compare-openapi.ts'

const DAYS = { today: '2027-06-01', releasedOn: '2026-11-29' }
/** Announced 180 days before `today`. */
const LONG_AGO = '2026-12-03'

type Properties = Record<string, object>
const object = (properties: Properties, required: readonly string[] = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
})
const TEXT = { type: 'string' }
const json = (schema: object) => ({ content: { 'application/json': { schema } } })

type Parts = {
  readonly input?: object
  readonly answer?: object
  readonly operation?: object
  readonly parameters?: readonly object[]
  readonly schemas?: Properties
}
const documentOf = ({
  input = object({}),
  answer = object({}),
  operation = {},
  parameters = [],
  schemas = {},
}: Parts) =>
  JSON.stringify({
    paths: {
      '/call': {
        post: {
          ...operation,
          parameters,
          requestBody: json(input),
          responses: { 200: json(answer), 400: json(object({ error: TEXT })) },
        },
      },
    },
    components: { schemas },
  })
const compare = (released: Parts, current: Parts) => compareOpenapi(documentOf(released), documentOf(current), DAYS)

describe('a change that breaks nothing is listed', () => {
  it.each<[string, Parts, Parts, string, RegExp]>([
    ['a new field', {}, { answer: object({ a: TEXT }) }, 'added', /`POST \/call`: `answer 200\.a` was added\.$/],
    ['an optional input', {}, { input: object({ a: TEXT }, []) }, 'added', /`input\.a` was added\.$/],
    [
      'an input that may be left out',
      { input: object({ a: TEXT }) },
      { input: object({ a: TEXT }, []) },
      'changed',
      /optional/,
    ],
    [
      'a new value of an answer',
      { answer: object({ a: { type: 'string', enum: ['x'] } }) },
      { answer: object({ a: { type: 'string', enum: ['x', 'y'] } }) },
      'check',
      /can be `"y"`\.$/,
    ],
    [
      'another limit of an input',
      { input: object({ a: { ...TEXT, maxLength: 9 } }) },
      { input: object({ a: { ...TEXT, maxLength: 5 } }) },
      'check',
      /has other limits: maxLength 5 instead of maxLength 9\.$/,
    ],
  ])('%s', (_what, released, current, kind, text) => {
    expect(compare(released, current)).toEqual({ problems: [], changes: [{ kind, text: expect.stringMatching(text) }] })
  })

  it('with an operation that is new', () => {
    const { changes, problems } = compareOpenapi(JSON.stringify({ paths: {} }), documentOf({}), DAYS)
    expect([changes, problems]).toEqual([[{ kind: 'added', text: 'OpenAPI: `POST /call` was added.' }], []])
  })
})

describe('a change that breaks programs is refused, and what to do is said', () => {
  const AB = { A: object({ action: { const: 'a' } }), B: object({ action: { const: 'b' } }) }
  const refs = (...names: string[]) => ({ oneOf: names.map((name) => ({ $ref: `#/components/schemas/${name}` })) })

  it.each<[string, Parts, Parts, RegExp]>([
    ['a field that is gone', { answer: object({ a: object({ b: TEXT }) }) }, {}, /`answer 200\.a` was removed\./],
    [
      'a field that can be absent',
      { answer: object({ a: TEXT }) },
      { answer: object({ a: TEXT }, []) },
      /is now optional/,
    ],
    [
      'a field that can be null',
      { answer: object({ a: TEXT }) },
      { answer: object({ a: { type: ['string', 'null'] } }) },
      /has the type `null`, `string` instead of `string`/,
    ],
    ['an input that is gone', { input: object({ a: TEXT }, []) }, {}, /`input\.a` was removed/],
    ['a new required input', {}, { input: object({ a: TEXT }) }, /`input\.a` was added and is required/],
    [
      'an input that is required now',
      { input: object({ a: TEXT }, []) },
      { input: object({ a: TEXT }) },
      /is now required/,
    ],
    [
      'a value that an input loses',
      { input: object({ a: { enum: ['x', 'y'] } }) },
      { input: object({ a: { enum: ['x'] } }) },
      /no longer has `"y"`/,
    ],
    [
      'an action that is gone',
      { input: refs('A', 'B'), schemas: AB },
      { input: refs('A'), schemas: AB },
      /`input B` was removed/,
    ],
    [
      'a required parameter',
      { parameters: [{ in: 'query', name: 'q', schema: TEXT }] },
      { parameters: [{ in: 'query', name: 'q', required: true, schema: TEXT }] },
      /`input query\.q` is now required/,
    ],
    [
      'a field of the entries of a list',
      { answer: { type: 'array', items: { $ref: '#/components/schemas/T' } }, schemas: { T: object({ a: TEXT }) } },
      { answer: { type: 'array', items: { $ref: '#/components/schemas/T' } }, schemas: { T: object({}) } },
      /`answer 200\[\]\.a` was removed/,
    ],
  ])('%s', (_what, released, current, message) => {
    const { problems } = compare(released, current)
    expect(problems).toEqual([expect.stringMatching(message)])
    expect(problems[0]).toContain(
      "Restore it and deprecate it: `deprecated: true` with `'x-deprecated-on': '2027-06-01'`",
    )
  })

  const since = (day: string) => ({ deprecated: true, 'x-deprecated-on': day })

  it('unless the part, or what contains it, was deprecated for 180 days', () => {
    const old = { ...object({ b: TEXT }), ...since(LONG_AGO) }
    expect(compare({ answer: object({ a: old }) }, {}).problems).toEqual([])
    expect(compare({ answer: object({ a: old }) }, { answer: object({ a: object({}) }) }).problems).toEqual([])
  })

  it('unless the operation was deprecated for 180 days and goes as a whole', () => {
    const operation = since(LONG_AGO)
    const without = JSON.stringify({ paths: {} })
    expect(compareOpenapi(documentOf({ operation }), without, DAYS).problems).toEqual([])
    expect(compare({ answer: object({ a: TEXT }), operation }, { operation }).problems).toHaveLength(1)
  })

  it('and for how long it must stay', () => {
    const { problems } = compare({ answer: object({ a: { ...TEXT, ...since('2026-12-04') } }) }, {})
    expect(problems).toEqual([
      expect.stringMatching(/deprecated since 2026-12-04, so this is allowed from 2027-06-02 on/),
    ])
  })

  it('with an operation that is gone', () => {
    const { problems } = compareOpenapi(documentOf({}), JSON.stringify({ paths: {} }), DAYS)
    expect(problems).toEqual([expect.stringMatching(/^OpenAPI: `POST \/call` was removed\. Restore it/)])
  })

  it.each([
    [{ deprecated: true }, /has no day\. Add `'x-deprecated-on': '2027-06-01'`/],
    [since('2027-02-30'), /has no day/],
    [since('2026-11-28'), /the day 2026-11-28, on which nobody could read it/],
  ])('with a deprecation of %o', (operation, message) => {
    expect(compare({}, { operation }).problems).toEqual([expect.stringMatching(message)])
  })

  it('but a deprecation with a day is listed', () => {
    expect(compare({}, { operation: since('2027-06-01') })).toEqual({
      problems: [],
      changes: [{ kind: 'deprecated', text: 'OpenAPI: `POST /call` is deprecated since 2027-06-01.' }],
    })
  })
})
