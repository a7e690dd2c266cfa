import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildSchema, lexicographicSortSchema, printSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { generate, graphqlCalls } from '../../scripts/codegen.ts'
import { schema } from '../../server/schema.ts'
import { projectRoot } from './cruise.ts'
import { undescribed } from './descriptions.ts'

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8')

describe('schema.graphql', () => {
  it('is what the server serves (npm run schema:print)', () => {
    expect(read('schema.graphql')).toBe(`${printSchema(lexicographicSortSchema(schema))}\n`)
  })
})

describe('every type, field, argument and value', () => {
  it('has a description', () => expect(undescribed(schema)).toEqual([]))

  it('is reported without one, or with only its name as one', () => {
    const poor = buildSchema(`
      type Query { tools(first: Int, "How many to skip." skip: Int): [Tool!]! }
      "A tool." type Tool { "Name." name: String "When it was added." addedAt: String }
      enum Sort { "By name." NAME PRICE }
      "What to add." input AddInput { name: String }
      directive @cost(weight: Int) on FIELD_DEFINITION
    `)
    expect(undescribed(poor).sort()).toEqual(
      ['@cost', '@cost(weight)', 'AddInput.name', 'Query', 'Query.tools', 'Query.tools(first)']
        .concat(['Sort', 'Sort.PRICE', 'Tool.name'])
        .sort(),
    )
  })
})

describe('generated GraphQL types', () => {
  it('are current (npm run codegen)', { timeout: 60_000 }, async () => {
    const files = await generate(projectRoot)
    expect(files.map(({ filename }) => filename)).toContain('client/gql/possible-types.ts')
    expect(files.length).toBe(8)
    const stale = files.filter(({ filename, content }) => read(filename) !== content).map(({ filename }) => filename)
    expect(stale).toEqual([])
  })

  it('come from every graphql() call of a module, also in JSX, and from nothing that looks like one', () => {
    const code = `
      const A = graphql(\`query A { b }\`)
      const Screen = () => <Panel query={graphql( /* here */ \`query C { d }\`, )}>graphql(x)</Panel>
      // graphql(\`query Commented { b }\`)
      const text = 'graphql(\`query Quoted { b }\`)'; other.graphql(\`query Method { b }\`)`
    expect(graphqlCalls('screen.tsx', code)).toEqual(['query A { b }', 'query C { d }'])
  })

  it.each(['graphql(`query A { $' + '{field} }`)', 'graphql(text)', 'graphql()'])('refuse %s', (code) => {
    expect(() => graphqlCalls('a.ts', code)).toThrow('a.ts: graphql() takes one template without expressions')
  })

  it('only contain documents that fit the schema', async () => {
    const root = mkdtempSync(path.join(tmpdir(), 'toolfinch-codegen-'))
    try {
      mkdirSync(path.join(root, 'client'))
      writeFileSync(path.join(root, 'schema.graphql'), 'type Query { known: String }')
      writeFileSync(path.join(root, 'client/screen.ts'), 'graphql(`query Q { unknown }`)')
      await expect(generate(root)).rejects.toThrow('Cannot query field "unknown"')
    } finally {
      rmSync(root, { recursive: true })
    }
  })
})
