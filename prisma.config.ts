import { defineConfig } from 'prisma/config'

// `prisma generate` needs no schema engine, but the CLI looks for one and would download it.
// Pointing it at any existing file keeps the command offline.
if (process.argv.includes('generate') || process.argv.includes('format') || process.argv.includes('validate')) {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath
}

export default defineConfig({ schema: 'prisma/schema.prisma' })
