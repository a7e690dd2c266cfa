// npm run db:generate
// Writes prisma/client from prisma/schema.prisma: the database client, and the types for the GraphQL schema builder.
// The build runs it when they are stale.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'

const CLASS = 'prisma/client/internal/class.ts'

const env = {
  ...process.env,
  // Prisma starts the second generator by name.
  PATH: [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter),
  // Generating needs no schema engine, but the command line looks for one and would download it. Any file will do.
  PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
}
const command = ['node_modules/prisma/build/index.js', 'generate', '--schema', 'prisma/schema.prisma']
const { status } = spawnSync(process.execPath, command, { stdio: 'inherit', env })

/**
 * The query compiler is a module with one string, which would stay in memory twice, as source text and as a value: 9 MB.
 * It is read as a file instead.
 */
const withoutModule = (generated: string): string => {
  const imported = /const \{ wasm \} = await import\("(@prisma\/client\/runtime\/[\w.-]+\.wasm-base64\.mjs)"\)/
  if (!imported.test(generated)) throw new Error('The query compiler is loaded in an unknown way.')
  return generated.replace(
    imported,
    `const { readFile } = await import("node:fs/promises")
    const source = await readFile(new URL(import.meta.resolve("$1")), "latin1")
    const wasm = source.slice(source.indexOf('"') + 1, source.lastIndexOf('"'))`,
  )
}

if (status === 0) writeFileSync(CLASS, withoutModule(readFileSync(CLASS, 'utf8')))
process.exitCode = status ?? 1
