import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { printChangelog, readChangelog } from '#scripts/contract/api-changelog.ts'
import { compareContracts, RELEASED_FOLDER } from '#scripts/contract/compare-contracts.ts'
import { dayOfReason } from '#scripts/contract/deprecation-days.ts'
import { deprecationReasons } from '#scripts/contract/graphql-deprecations.ts'
import { projectRoot } from '../architecture/cruise.ts'

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8')
const contractIn = (folder: string) => ({
  graphql: read(path.join(folder, 'schema.public.graphql')),
  openapi: read(path.join(folder, 'openapi.json')),
})

const withoutDay = (sdl: string) =>
  [...deprecationReasons(parse(sdl))].flatMap(([element, reason]) =>
    reason === null || dayOfReason(reason) !== null ? [] : [element],
  )

describe('deprecations', () => {
  it('begin with a day', () => expect(withoutDay(read('schema.graphql'))).toEqual([]))

  it('are reported without one', () => {
    const sdl =
      'type Query { a: ID @deprecated b: ID @deprecated(reason: "2026-11-29: use a.") c(d: ID @deprecated): ID }'
    expect(withoutDay(sdl)).toEqual(['Query.a', 'Query.c.d'])
  })
})

it('says that values can be added, how long a deprecation lasts, and where the changes are', () => {
  const { description } = buildSchema(read('schema.public.graphql'))
  expect(description).toMatch(/Enums and unions are open: new values .* 180 days.* `\/help\/api-changelog`\.$/)
})

describe('the released contract', () => {
  const releases = readChangelog(read('docs/api-changelog.md'))

  it('has a changelog that the program wrote (npm run schema:release)', () => {
    expect(printChangelog(releases)).toBe(read('docs/api-changelog.md'))
    const days = releases.map(({ day }) => day)
    expect(days).toEqual([...new Set(days)].sort().reverse())
  })

  it('is a schema and a document', () => {
    const { graphql, openapi } = contractIn(RELEASED_FOLDER)
    expect(buildSchema(graphql).getQueryType()?.name).toBe('Query')
    expect(JSON.parse(openapi)).toMatchObject({ openapi: expect.stringMatching(/^3\.1/) })
  })

  it('differs in nothing from itself', async () => {
    const released = contractIn(RELEASED_FOLDER)
    const days = { today: '2026-11-29', releasedOn: '2026-11-29' }
    expect(await compareContracts({ released, current: released, days })).toEqual({ changes: [], problems: [] })
  })

  it('would be broken by a field, an action or an answer less', async () => {
    const released = contractIn(RELEASED_FOLDER)
    const current = {
      graphql: released.graphql.replaceAll(/^ {2}priceText: /gm, '  textOfPrice: '),
      openapi: released.openapi.replaceAll('"price_range"', '"price_span"').replaceAll('"signin"', '"login"'),
    }
    const days = { today: '2026-11-29', releasedOn: '2026-11-29' }
    const { problems } = await compareContracts({ released, current, days })
    expect(problems.join('\n')).toMatch(/^GraphQL: Field `priceText` was removed from object type `Tool`\. Restore it/m)
    expect(problems.join('\n')).toMatch(/`answer 200 GetToolsAnswer\[\]\.price_range` was removed/)
    expect(problems.join('\n')).toMatch(/`input AuthSigninInput\.action` no longer has `"signin"`/)
  })
})
