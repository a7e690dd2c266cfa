import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema, lexicographicSortSchema, printSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
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
  const codegen = (cwd: string, ...options: string[]) =>
    spawnSync('graphql-codegen', ['--silent', ...options], {
      cwd,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    })

  it('are current (npm run codegen)', { timeout: 240_000 }, () => {
    const { status, stdout, stderr } = codegen(projectRoot, '--check')
    expect({ status, output: stdout + stderr }).toEqual({ status: 0, output: '' })
  })
})
