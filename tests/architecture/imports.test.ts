import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ICruiseResult } from 'dependency-cruiser'
import { beforeAll, describe, expect, it } from 'vitest'
import { cruiseTree, projectRoot, ruleNames, violationsOf } from './cruise.ts'

const fixtures = path.join(import.meta.dirname, 'fixtures/imports')
const sources = [
  'core',
  'server',
  'payment-simulator',
  'client',
  'prisma',
  'scripts',
  'lab',
  'examples',
  'e2e',
  'tests',
]

describe('import rules', () => {
  it.each(ruleNames)('%s: catches the fixture that breaks it, and no other rule', async (rule) => {
    const root = path.join(fixtures, rule)
    const result = await cruiseTree(root, readdirSync(root))
    const broken = new Set(result.summary.violations.map((violation) => violation.rule.name))
    expect([...broken]).toEqual([rule])
  })

  it('has no fixture without a rule', () => {
    expect(readdirSync(fixtures).sort()).toEqual([...ruleNames, 'allowed'].sort())
  })

  it('accepts a tree with every permitted direction', async () => {
    const root = path.join(fixtures, 'allowed')
    const result = await cruiseTree(root, readdirSync(root))
    expect(violationsOf(result)).toEqual([])
    expect(result.summary.totalDependenciesCruised).toBeGreaterThanOrEqual(12)
  })
})

describe('the real tree', () => {
  let result: ICruiseResult
  beforeAll(async () => {
    result = await cruiseTree(projectRoot, sources)
  })

  it('breaks no import rule', () => {
    expect(violationsOf(result)).toEqual([])
  })

  // A resolver that silently finds nothing would make every rule pass.
  it.each([
    ['core/catalogue/fields/tool-record.ts', 'core/catalogue/vocabulary.ts', 'local'],
    ['core/catalogue/fields/tool-record.ts', 'node_modules/zod/', 'npm'],
    ['server/app.ts', 'server/http/health.ts', 'local'],
    ['server/app.ts', 'node_modules/fastify/', 'npm'],
    ['server/http/request-context.ts', 'server/services.ts', 'type-only'],
    ['server/areas/catalogue/catalogue.graphql.ts', 'server/graphql/builder.ts', 'local'],
    ['lab/eval/properties.ts', 'lab/eval/property.ts', 'type-only'],
    ['lab/bench/bench.ts', 'lab/bench/results.ts', 'local'],
    ['client/layout/palette-button.tsx', 'client/features/palette/palette.tsx', 'dynamic-import'],
    ['client/routes/home.tsx', 'client/lib/page.tsx', 'local'],
  ])('reads the import: %s -> %s', (from, to, type) => {
    const module = result.modules.find(({ source }) => source === from)
    const edge = module?.dependencies.find(({ resolved }) => resolved.startsWith(to))
    expect(edge?.dependencyTypes).toContain(type)
  })

  it('generates the database client before each program that imports it, so that programs run right after npm ci', () => {
    const imports = new Map(
      result.modules.map(({ source, dependencies }) => [
        source,
        dependencies
          .filter(
            ({ dependencyTypes }) => !dependencyTypes.some((type) => type === 'type-only' || type === 'dynamic-import'),
          )
          .map(({ resolved }) => resolved),
      ]),
    )
    const needsClient = (program: string): boolean => {
      const seen = new Set([program])
      for (const file of seen) for (const next of imports.get(file) ?? []) seen.add(next)
      return [...seen].some((file) => file.startsWith('prisma/client/'))
    }
    const { scripts } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    const needy = Object.entries(scripts).filter(([, command]) => needsClient(/^node (\S+)/.exec(command)?.[1] ?? ''))
    expect(needy.map(([name]) => name)).toContain('chaos')
    expect(
      needy.filter(([name]) => !scripts[`pre${name}`]?.includes('scripts/build.ts')).map(([name]) => name),
    ).toEqual([])
  })
})
