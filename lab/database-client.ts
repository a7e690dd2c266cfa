// npm run db:generate
// Writes prisma/client from prisma/schema.prisma: the database client, and the types for the GraphQL schema builder.
// The files are committed, because Prisma's command line is larger than all packages that the product needs at run time.
import { spawnSync } from 'node:child_process'
import { delimiter, resolve } from 'node:path'
import { packageFile } from './packages.ts'

const env = {
  ...process.env,
  // Prisma starts the second generator by name.
  PATH: [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter),
  // Generating needs no schema engine, but the command line looks for one and would download it. Any file will do.
  PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
}
const command = [packageFile('prisma', 'build/index.js'), 'generate', '--schema', 'prisma/schema.prisma']
const { status } = spawnSync(process.execPath, command, { stdio: 'inherit', env })
process.exitCode = status ?? 1
