import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from './cruise.ts'

/** Packages that the product's users name as parts of the system. */
const PACKAGES = [
  'react',
  'react-dom',
  'react-router-dom',
  'vite',
  '@apollo/client',
  'graphql',
  '@apollo/server',
  '@graphql-codegen/cli',
  '@pothos/core',
  '@pothos/plugin-prisma',
  'prisma',
  'zod',
  'papaparse',
  'stripe',
  'vitest',
  '@playwright/test',
]

/** Files and folders at the top that they name. */
const TOP_LEVEL = ['codegen.ts', 'schema.graphql', 'server', 'client', 'prisma', 'tests', 'e2e', 'tsconfig.json']

it.each(PACKAGES)('%s is a dependency', (name) => {
  const manifest = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as Record<string, object>
  expect({ ...manifest['dependencies'], ...manifest['devDependencies'] }).toHaveProperty([name])
})

it.each(TOP_LEVEL)('%s exists at the top', (name) => expect(existsSync(path.join(projectRoot, name))).toBe(true))
