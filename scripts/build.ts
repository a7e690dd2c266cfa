/**
 * Generates the database client, renders the editorial articles, draws the brand marks and category icons, writes the
 * token prices of models and the lists of weak passwords, bundles the server, and builds the renderer and the browser's files into dist/. With
 * --if-stale it does nothing when they are current; --no-pages and --no-server skip one step each.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Below this, compression headers cost more than they save. */
const COMPRESS_FROM = 1024

/** Development packages required by a build. */
const BUILD_PACKAGES = [
  'prisma',
  'vite',
  '@vitejs/plugin-react',
  '@tailwindcss/vite',
  'tailwindcss',
  'unified',
  'simple-icons',
  '@pydantic/genai-prices',
  '@zxcvbn-ts/language-en',
  'fxa-common-password-list',
]

/** Exits with one line when a package is missing, as after `npm ci --omit=dev`. */
function expectBuildPackages(): void {
  const missing = BUILD_PACKAGES.filter((name) => !existsSync(`node_modules/${name}/package.json`))
  if (missing.length === 0) return
  console.error(
    `A build is needed, but development packages are missing: ${missing.join(', ')}. Run \`npm ci\` including development packages.`,
  )
  process.exit(1)
}

/** A machine-independent hash of the names and contents of all matching files. */
function hashOf(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  const files = globSync([...patterns]).filter((file) => statSync(file).isFile())
  for (const file of files.map((name) => name.replaceAll('\\', '/')).sort()) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** Something that a build makes: `products` from `sources`. */
type Step = {
  readonly fingerprint: string
  readonly sources: readonly string[]
  readonly products: readonly [string, ...string[]]
  readonly make: () => Promise<void> | void
}

/** Identifies a finished step by sources and products. */
const fingerprintOf = (hash: string, products: readonly string[]): string => `${hash} ${hashOf(products)}`

/** Makes what is stale, or everything. */
async function run({ fingerprint, sources, products, make }: Step, everything = false): Promise<void> {
  const hash = hashOf(sources)
  const isComplete = [...products, fingerprint].every((file) => existsSync(file))
  if (!everything && isComplete && readFileSync(fingerprint, 'utf8') === fingerprintOf(hash, products)) return
  expectBuildPackages()
  await make()
  mkdirSync(dirname(fingerprint), { recursive: true })
  writeFileSync(fingerprint, fingerprintOf(hash, products))
}

/** Replaces a file at once: other programs may read it. */
function save(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(value))
  renameSync(draft, file)
}

const prismaClient: Step = {
  fingerprint: '.cache/prisma-client-fingerprint',
  sources: ['prisma/schema.prisma', 'scripts/database-client.ts', 'package-lock.json'],
  products: ['prisma/client/client.ts', 'prisma/client/pothos-types.ts'],
  make: () => {
    const result = spawnSync(process.execPath, ['scripts/database-client.ts'], { encoding: 'utf8' })
    if (result.status !== 0) throw new Error(`prisma generate failed\n${result.stdout}${result.stderr}`)
  },
}

/** The following take a fraction of a second, and the passwords a few, so they run for every program that may read their products. */
const articles: Step = {
  fingerprint: 'dist/articles-fingerprint',
  sources: [
    'content/**/*.md',
    'docs/api-changelog.md',
    'core/**/*.ts',
    'scripts/build-articles.ts',
    'scripts/articles/*.ts',
    'package-lock.json',
  ],
  products: ['dist/articles.json'],
  make: async () => save('dist/articles.json', (await import('./build-articles.ts')).buildArticles('.')),
}

const marks: Step = {
  fingerprint: 'dist/marks-fingerprint',
  sources: [
    'prisma/data/marks.json',
    'prisma/data/categories.json',
    'core/catalogue/**/*.ts',
    'core/display/tints.ts',
    'scripts/build-category-icons.ts',
    'scripts/build-marks.ts',
    'scripts/marks/*.ts',
    'package-lock.json',
  ],
  products: ['dist/marks.json', 'dist/category-icons.json', 'dist/marks/LICENSES.txt'],
  make: async () => {
    const { files, tools } = (await import('./build-marks.ts')).buildMarks('.')
    const { file, ...icons } = await (await import('./build-category-icons.ts')).buildCategoryIcons('.')
    const stage = `.cache/marks-${process.pid}`
    mkdirSync(stage, { recursive: true })
    for (const [name, text] of [...files, file]) writeFileSync(join(stage, name), text)
    compressAssets(stage)
    replace(stage, 'dist/marks')
    save('dist/marks.json', tools)
    save('dist/category-icons.json', icons)
  },
}

/** The shown token prices, from the package. */
const modelPrices: Step = {
  fingerprint: 'dist/model-prices-fingerprint',
  sources: [
    'prisma/data/model-prices.json',
    'core/catalogue/**/*.ts',
    'core/display/*.ts',
    'scripts/build-model-prices.ts',
    'package-lock.json',
  ],
  products: ['dist/model-prices.json'],
  make: async () => {
    const { buildModelPrices, readModelPricesFile, readPriceSource } = await import('./build-model-prices.ts')
    save('dist/model-prices.json', buildModelPrices(readModelPricesFile('.'), readPriceSource('.')))
  },
}

/** The lists that new passwords are checked with. */
const passwords: Step = {
  fingerprint: 'dist/passwords-fingerprint',
  sources: [
    'scripts/build-passwords.ts',
    'server/areas/accounts/passwords/fold.ts',
    'server/areas/accounts/passwords/leaked-passwords.ts',
    'package-lock.json',
  ],
  products: ['dist/passwords/leaked.bin', 'dist/passwords/strength.json', 'dist/passwords/LICENSES.txt'],
  make: async () => {
    const stage = `.cache/passwords-${process.pid}`
    mkdirSync(stage, { recursive: true })
    for (const [name, bytes] of (await import('./build-passwords.ts')).buildPasswords()) {
      writeFileSync(join(stage, name), bytes)
    }
    replace(stage, 'dist/passwords')
  },
}

const server: Step = {
  fingerprint: 'dist/app-fingerprint',
  sources: [
    'server/**/*.ts',
    'core/**/*.ts',
    'payment-simulator/**/*.ts',
    'prisma/schema.prisma',
    'scripts/database-client.ts',
    'scripts/server-bundle.ts',
    'package.json',
    'package-lock.json',
  ],
  products: ['dist/app/main.js'],
  make: async () => {
    console.log('Bundling the server ...')
    const stage = `.cache/app-${process.pid}`
    try {
      await (await import('./server-bundle.ts')).bundleServer(stage)
      replace(stage, 'dist/app')
    } finally {
      rmSync(stage, { recursive: true, force: true })
    }
  },
}

const pages: Step = {
  fingerprint: 'dist/build-fingerprint',
  sources: [
    'client/**/*',
    'core/**/*.ts',
    'scripts/build.ts',
    'scripts/build-worker.ts',
    'scripts/vite-*.ts',
    'scripts/server-bundle.ts',
    'vite.config.ts',
    'package-lock.json',
  ],
  products: ['dist/client/.vite/manifest.json', 'dist/server/entry-server.js'],
  make: async () => {
    const started = performance.now()
    console.log('Building the pages (takes a few seconds) ...')
    await buildClient()
    console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  },
}

/** Data errors for editors: the process exits with their message only. */
const EDITORS_ERRORS = ['ArticleError', 'CategoryIconError', 'ModelPricesError']

/** Writes .br and .gz next to every text file, so that serving them is free. */
function compressAssets(root: string): void {
  for (const name of globSync('**/*.{js,css,svg,json,txt,xml,map}', { cwd: root })) {
    const file = join(root, name)
    const bytes = readFileSync(file)
    if (bytes.length < COMPRESS_FROM) continue
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  }
}

/** Moves a finished folder into place: a failed build keeps the last good one. */
function replace(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  rmSync(to, { recursive: true, force: true })
  renameSync(from, to)
}

async function buildClient(): Promise<void> {
  // Imported only when there is something to build, to keep a current start fast. NODE_ENV is set here too, because
  // Vite would adopt the shell's before reading its configuration.
  process.env.NODE_ENV = 'production'
  const { build } = await import('vite')
  const stage = `.cache/build-${process.pid}`
  try {
    await build({ logLevel: 'warn', build: { outDir: `${stage}/client` } })
    await (await import('./build-worker.ts')).buildWorker(`${stage}/client`)
    await build({ logLevel: 'warn', build: { outDir: `${stage}/server`, ssr: 'client/entry-server.tsx' } })
    compressAssets(`${stage}/client`)
    replace(`${stage}/client`, 'dist/client')
    replace(`${stage}/server`, 'dist/server')
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}

try {
  for (const step of [prismaClient, articles, marks, modelPrices, passwords]) await run(step)
  const everything = !process.argv.includes('--if-stale')
  if (!process.argv.includes('--no-server')) await run(server, everything)
  if (!process.argv.includes('--no-pages')) await run(pages, everything)
} catch (error) {
  if (!(error instanceof Error) || !EDITORS_ERRORS.includes(error.name)) throw error
  console.error(error.message)
  process.exitCode = 1
}
