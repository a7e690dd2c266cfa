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
const read = (file: string) => JSON.parse(readFileSync(path.join(projectRoot, file), 'utf8')) as Manifest
const manifest = read('package.json')
/** Prisma's command line is only installed to change the database schema (decision 121). */
const lab = read('lab/packages/package.json')

describe('the named parts of the system', () => {
  it.each(PACKAGES)('include the package %s', (name) => {
    expect({ ...manifest.dependencies, ...manifest.devDependencies, ...lab.dependencies }).toHaveProperty([name])
  })

  it.each(TOP_LEVEL)('include %s at the top', (name) => {
    expect(existsSync(path.join(projectRoot, name))).toBe(true)
  })

  it('include the code generator as the program that writes the types', () => {
    expect(manifest.scripts.codegen).toBe('graphql-codegen')
  })
})
