import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from './cruise.ts'

/** What the system is said to consist of (decision 063). */
const PACKAGES = [
  ...['react', 'react-dom', 'react-router-dom', 'vite', '@apollo/client', 'graphql', '@apollo/server'],
  ...['@graphql-codegen/cli', '@pothos/core', '@pothos/plugin-prisma', 'prisma', 'zod', 'papaparse', 'stripe'],
  ...['vitest', '@playwright/test'],
]
const TOP_LEVEL = ['codegen.ts', 'schema.graphql', 'server', 'client', 'prisma', 'tests', 'e2e', 'tsconfig.json']

type Manifest = Record<'scripts' | 'dependencies' | 'devDependencies', Record<string, string>>
const manifest = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as Manifest

describe('the named parts of the system', () => {
  it.each(PACKAGES)('include the package %s', (name) => {
    expect({ ...manifest.dependencies, ...manifest.devDependencies }).toHaveProperty([name])
  })

  it.each(TOP_LEVEL)('include %s at the top', (name) => {
    expect(existsSync(path.join(projectRoot, name))).toBe(true)
  })

  it('include the code generator as the program that writes the types', () => {
    expect(manifest.scripts.codegen).toBe('graphql-codegen')
  })
})
