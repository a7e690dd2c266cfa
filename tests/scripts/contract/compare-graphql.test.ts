import { describe, expect, it } from 'vitest'
import { compareGraphql } from '#scripts/contract/compare-graphql.ts'

const DAYS = { today: '2027-06-01', releasedOn: '2026-11-29' }
/** Announced 180 days before `today`. */
const LONG_AGO = '2026-12-03'

const withQuery = (fields: string, more = '') =>
  `type Query { tools: [Tool!]! }\ntype Tool { id: ID! ${fields} }\n${more}`
const deprecated = (reason: string) => `@deprecated(reason: ${JSON.stringify(reason)})`
const compare = (released: string, current: string, days = DAYS) => compareGraphql(released, current, days)
const textsOf = async (released: string, current: string) =>
  (await compare(released, current)).changes.map(({ kind, text }) => [kind, text])

describe('a change that breaks nothing', () => {
  it('is listed: what was added, once for a type', async () => {
    const current = withQuery('price: Price', 'type Price { usd: Float, asOf: String }')
    const { changes, problems } = await compare(withQuery(''), current)
    expect(problems).toEqual([])
    expect(changes.map(({ kind }) => kind)).toEqual(['added', 'added'])
    expect(changes.map(({ text }) => text).join()).toMatch(/`price`.*`Price`|`Price`.*`price`/)
  })

  it('is listed to be checked when it is a new value or member', async () => {
    const schema = (values: string) => withQuery('sort: Sort', `enum Sort { ${values} }`)
    const { changes, problems } = await compare(schema('NAME'), schema('NAME PRICE'))
    expect(problems).toEqual([])
    expect(changes).toEqual([{ kind: 'check', text: expect.stringMatching(/^GraphQL: .*`PRICE`.*\.$/) }])
  })

  it('is not listed when it only changes a description', async () => {
    expect(await textsOf(withQuery('"Its name." name: String'), withQuery('"The name." name: String'))).toEqual([])
  })
})

describe('a change that breaks programs', () => {
  it.each([
    ['a field that is gone', withQuery('name: String'), withQuery('')],
    ['a field that can be null now', withQuery('name: String!'), withQuery('name: String')],
    ['a required argument', withQuery('name: String'), withQuery('name(in: String!): String')],
    ['a value that is gone', withQuery('s: S', 'enum S { A B }'), withQuery('s: S', 'enum S { A }')],
    [
      'a required input',
      withQuery('s(by: By): ID', 'input By { id: ID }'),
      withQuery('s(by: By): ID', 'input By { id: ID, slug: ID! }'),
    ],
  ])('is refused, and what to do is said: %s', async (_what, released, current) => {
    const { problems } = await compare(released, current)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/^GraphQL: .*\. Restore it, .* set deprecationReason to "2027-06-01: use … instead."/)
  })

  const tool = (reason: string) => withQuery(`name: String ${deprecated(reason)}`)

  it('is refused until the notice period is over', async () => {
    const { problems } = await compare(tool('2026-12-04: use title instead.'), withQuery(''))
    expect(problems).toEqual([
      expect.stringMatching(/deprecated since 2026-12-04 and may be removed from 2027-06-02 on/),
    ])
  })

  it('is allowed and listed after the notice period', async () => {
    const released = tool(`${LONG_AGO}: use title instead.`)
    expect(await compare(released, withQuery(''))).toEqual({
      problems: [],
      changes: [{ kind: 'removed', text: expect.stringContaining('`name`') }],
    })
  })

  it('is refused when only the current schema deprecates, or the reason has no day', async () => {
    expect((await compare(tool('Use title.'), withQuery(''))).problems).toHaveLength(1)
    expect((await compare(withQuery('name: String'), withQuery(''))).problems).toHaveLength(1)
  })

  it('is allowed for arguments, inputs, values, and types that only they reached', async () => {
    const old = deprecated(`${LONG_AGO}: use other instead.`)
    const released = withQuery(
      `a(x: ID ${old}, y: ID): ID b(by: By): S owner: Owner ${old}`,
      `input By { id: ID, slug: ID ${old} } enum S { A B ${old} } type Owner { home: Place } type Place { name: ID }`,
    )
    const current = withQuery('a(y: ID): ID b(by: By): S', 'input By { id: ID } enum S { A }')
    expect((await compare(released, current)).problems).toEqual([])
  })

  it('is refused for a type that something else still reaches', async () => {
    const old = deprecated(`${LONG_AGO}: use other instead.`)
    const released = withQuery(`owner: Owner ${old} maker: Owner`, 'type Owner { id: ID }')
    expect((await compare(released, withQuery(''))).problems).not.toEqual([])
  })
})

describe('a deprecation', () => {
  const tool = (reason: string) => withQuery(`name: String ${deprecated(reason)}`)

  it('is listed with its reason', async () => {
    const current = tool('2027-06-01: use title instead.')
    expect(await compare(withQuery('name: String'), current)).toEqual({
      problems: [],
      changes: [{ kind: 'deprecated', text: 'GraphQL: `Tool.name`, 2027-06-01: use title instead.' }],
    })
  })

  it('is listed when it is taken back', async () => {
    expect(await textsOf(tool('2026-12-01: x'), withQuery('name: String'))).toEqual([
      ['changed', 'GraphQL: `Tool.name` is no longer deprecated.'],
    ])
  })

  it.each([
    ['no day', 'Use title.', /has no day\. Begin its deprecationReason with one: "2027-06-01: use … instead\."$/],
    ['no real day', '2027-02-30: use title.', /has no day/],
    ['a day before the last release', '2026-11-28: use title.', /the day 2026-11-28, on which nobody could read it/],
  ])('is refused with %s', async (_what, reason, message) => {
    const { problems } = await compare(withQuery('name: String'), tool(reason))
    expect(problems).toEqual([expect.stringMatching(message)])
  })

  it('cannot move back once it is released', async () => {
    const released = tool('2026-11-20: use title.')
    expect((await compare(released, tool('2026-11-20: use fullName.'))).problems).toEqual([])
    expect((await compare(released, tool('2026-11-19: use title.'))).problems).toHaveLength(1)
  })
})
