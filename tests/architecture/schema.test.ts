import { readFileSync } from 'node:fs'
import path from 'node:path'
import { generate } from '@graphql-codegen/cli'
import { buildSchema, lexicographicSortSchema, printSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import codegen from '../../codegen.ts'
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

  it('is caught without one, or with its own name for one', () => {
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
    const files: { filename: string; content: string }[] = await generate(
      { ...codegen, cwd: projectRoot, silent: true },
      false,
    )
    expect(files.length).toBeGreaterThan(0)
    const stale = files.filter(({ filename, content }) => read(filename) !== content).map(({ filename }) => filename)
    expect(stale).toEqual([])
  })
})
