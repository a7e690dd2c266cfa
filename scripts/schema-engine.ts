import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import * as imports from '@prisma/schema-engine-wasm/schema_engine_bg'
import {
  __wbg_set_wasm as attachWasm,
  type DiffTarget,
  SchemaEngine,
} from '@prisma/schema-engine-wasm/schema_engine_bg'
import { createEmbeddedClient } from '#server/platform/database/embedded.ts'
import { listMigrations } from '#server/platform/database/migration-files.ts'
import { createPgliteAdapterFactory } from '#server/platform/database/pglite-adapter.ts'

const NO_FILTER = { externalTables: [], externalEnums: [] }

let attached: Promise<void> | undefined

/** Prisma's CLI downloads this engine as a native program; the WebAssembly build works offline. */
async function attachEngine(): Promise<void> {
  const entry = fileURLToPath(import.meta.resolve('@prisma/schema-engine-wasm/schema_engine_bg'))
  const bytes = await readFile(entry.replace(/\.js$/, '.wasm'))
  const { instance } = await WebAssembly.instantiate(bytes, {
    './schema_engine_bg.js': imports as unknown as WebAssembly.ModuleImports,
  })
  attachWasm(instance.exports)
  const start = instance.exports['__wbindgen_start']
  if (typeof start === 'function') start()
}

async function migrationsTarget(migrationsDir: string): Promise<DiffTarget> {
  const migrations = await listMigrations(migrationsDir)
  return {
    tag: 'migrations',
    baseDir: migrationsDir,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
    })),
  }
}

/**
 * The SQL from the state after all migrations in `migrationsDir` to the schema at `schemaPath`; null when they agree.
 * Uses a temporary in-memory database.
 */
export async function diffMigrationsWithSchema(migrationsDir: string, schemaPath: string): Promise<string | null> {
  attached ??= attachEngine()
  await attached
  const content = await readFile(schemaPath, 'utf8')
  const file = { path: schemaPath, content }
  const client = await createEmbeddedClient('memory://')
  try {
    const factory = createPgliteAdapterFactory(async () => client)
    // The engine only uses its shadow database here, so one serves as both.
    const adapter = bindMigrationAwareSqlAdapterFactory({ ...factory, connectToShadowDb: factory.connect })
    const engine = await SchemaEngine.new({ datamodels: [[schemaPath, content]] }, () => {}, adapter)
    try {
      const { exitCode, stdout } = await engine.diff({
        from: await migrationsTarget(migrationsDir),
        to: { tag: 'schemaDatamodel', files: [file] },
        script: true,
        exitCode: true,
        filters: NO_FILTER,
      })
      return exitCode === 2 ? stdout : null
    } finally {
      engine.free()
    }
  } finally {
    await client.close()
  }
}

/** Default locations of migrations and Prisma schema. */
export function repositoryPaths(root = join(import.meta.dirname, '..')): { migrationsDir: string; schemaPath: string } {
  return { migrationsDir: join(root, 'prisma', 'migrations'), schemaPath: join(root, 'prisma', 'schema.prisma') }
}
