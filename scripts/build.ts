/**
 * Generates the database client, renders the editorial articles, draws the brand marks, writes the token prices of
 * models and builds the renderer and the browser's files into dist/. With --if-stale it does nothing when they are
 * current, with --no-pages it skips the last step.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const FINGERPRINT = 'dist/build-fingerprint'
const BUILT = ['dist/client/.vite/manifest.json', 'dist/server/entry-server.js']
const PRISMA_CLIENT = ['prisma/client/client.ts', 'prisma/client/pothos-types.ts']
const PRISMA_FINGERPRINT = '.cache/prisma-client-fingerprint'
const ARTICLES = 'dist/articles.json'
const MARKS = 'dist/marks.json'
const MARKS_FOLDER = 'dist/marks'
const MARKS_PRODUCTS = [MARKS, `${MARKS_FOLDER}/LICENSES.txt`]
const MARKS_FINGERPRINT = 'dist/marks-fingerprint'
const MODEL_PRICES = 'dist/model-prices.json'
const MODEL_PRICES_FINGERPRINT = 'dist/model-prices-fingerprint'
const ARTICLES_FINGERPRINT = 'dist/articles-fingerprint'
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

const buildHash = () =>
  hashOf([
    'client/**/*',
    'core/**/*.ts',
    'scripts/build.ts',
    'scripts/vite-*.ts',
    'vite.config.ts',
    'package-lock.json',
  ])

/** Identifies a finished build by sources and products. */
const fingerprintOf = (hash: string, products: readonly string[]): string => `${hash} ${hashOf(products)}`

function isCurrent(fingerprintFile: string, hash: string, products: readonly string[]): boolean {
  if (!products.every((file) => existsSync(file)) || !existsSync(fingerprintFile)) return false
  return readFileSync(fingerprintFile, 'utf8') === fingerprintOf(hash, products)
}

function generatePrismaClient(): void {
  const hash = hashOf(['prisma/schema.prisma', 'prisma.config.ts', 'package-lock.json'])
  if (isCurrent(PRISMA_FINGERPRINT, hash, PRISMA_CLIENT)) return
  expectBuildPackages()
  // Prisma starts the other generator by name, which is only on the PATH under npm.
  const env = { ...process.env, PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter) }
  const command = ['node_modules/prisma/build/index.js', 'generate']
  const result = spawnSync(process.execPath, command, { encoding: 'utf8', env })
  if (result.status !== 0) throw new Error(`prisma generate failed\n${result.stdout}${result.stderr}`)
  mkdirSync('.cache', { recursive: true })
  writeFileSync(PRISMA_FINGERPRINT, fingerprintOf(hash, PRISMA_CLIENT))
}

/** Takes a fraction of a second, so it runs for every program that may read them. */
async function buildArticles(): Promise<void> {
  const hash = hashOf([
    'content/**/*.md',
    'core/**/*.ts',
    'scripts/build-articles.ts',
    'scripts/articles/*.ts',
    'package-lock.json',
  ])
  if (isCurrent(ARTICLES_FINGERPRINT, hash, [ARTICLES])) return
  expectBuildPackages()
  const articles = await import('./build-articles.ts')
  mkdirSync(dirname(ARTICLES), { recursive: true })
  const draft = `${ARTICLES}.${process.pid}`
  writeFileSync(draft, JSON.stringify(articles.buildArticles('.')))
  renameSync(draft, ARTICLES)
  writeFileSync(ARTICLES_FINGERPRINT, fingerprintOf(hash, [ARTICLES]))
}

/** Also takes a fraction of a second. */
async function buildMarks(): Promise<void> {
  const hash = hashOf([
    'prisma/data/marks.json',
    'core/catalogue/*.ts',
    'scripts/build-marks.ts',
    'scripts/marks/*.ts',
    'package-lock.json',
  ])
  if (isCurrent(MARKS_FINGERPRINT, hash, MARKS_PRODUCTS)) return
  expectBuildPackages()
  const { files, tools } = (await import('./build-marks.ts')).buildMarks('.')
  const stage = `.cache/marks-${process.pid}`
  mkdirSync(stage, { recursive: true })
  for (const [name, text] of files) writeFileSync(join(stage, name), text)
  compressAssets(stage)
  replace(stage, MARKS_FOLDER)
  writeFileSync(`${MARKS}.${process.pid}`, JSON.stringify(tools))
  renameSync(`${MARKS}.${process.pid}`, MARKS)
  writeFileSync(MARKS_FINGERPRINT, fingerprintOf(hash, MARKS_PRODUCTS))
}

/** Extracts the shown token prices from the package. */
async function buildModelPrices(): Promise<void> {
  const hash = hashOf([
    'prisma/data/model-prices.json',
    'core/catalogue/**/*.ts',
    'core/display/*.ts',
    'scripts/build-model-prices.ts',
    'package-lock.json',
  ])
  if (isCurrent(MODEL_PRICES_FINGERPRINT, hash, [MODEL_PRICES])) return
  expectBuildPackages()
  const prices = await import('./build-model-prices.ts')
  const built = prices.buildModelPrices(prices.readModelPricesFile('.'), prices.readPriceSource('.'))
  const draft = `${MODEL_PRICES}.${process.pid}`
  writeFileSync(draft, JSON.stringify(built))
  renameSync(draft, MODEL_PRICES)
  writeFileSync(MODEL_PRICES_FINGERPRINT, fingerprintOf(hash, [MODEL_PRICES]))
}

/** Data errors for editors: the process exits with their message only. */
const EDITORS_ERRORS = ['ArticleError', 'ModelPricesError']

async function buildOrEnd(build: () => Promise<void>): Promise<void> {
  try {
    await build()
  } catch (error) {
    if (!(error instanceof Error) || !EDITORS_ERRORS.includes(error.name)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

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
    await build({ logLevel: 'warn', build: { outDir: `${stage}/server`, ssr: 'client/entry-server.tsx' } })
    compressAssets(`${stage}/client`)
    replace(`${stage}/client`, 'dist/client')
    replace(`${stage}/server`, 'dist/server')
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}

async function main(): Promise<void> {
  const started = performance.now()
  generatePrismaClient()
  await buildOrEnd(buildArticles)
  await buildMarks()
  await buildOrEnd(buildModelPrices)
  if (process.argv.includes('--no-pages')) return
  const hash = buildHash()
  if (process.argv.includes('--if-stale') && isCurrent(FINGERPRINT, hash, BUILT)) return
  expectBuildPackages()
  console.log('Building the pages (takes a few seconds) ...')
  await buildClient()
  writeFileSync(FINGERPRINT, fingerprintOf(hash, BUILT))
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

await main()
