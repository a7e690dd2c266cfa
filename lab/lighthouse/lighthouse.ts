/** Measures pages with Lighthouse on a simulated phone: npm run lighthouse [-- --url http://localhost:4000] [--runs 5]. */
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { CHROMIUM_ARGUMENTS, ensureChromium } from '#scripts/find-chromium.ts'
import { median } from '../median.ts'
import { packageFile } from '../packages.ts'
import { openSite } from '../product-with-pages.ts'

const CLI = packageFile('lighthouse', 'cli/index.js')

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const FLOORS: Readonly<Record<(typeof CATEGORIES)[number], number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}

/**
 * The simulated phone has a quarter of the speed of a machine with this benchmark index, Lighthouse's own reference.
 */
const REFERENCE_INDEX = 1_500
const REFERENCE_SLOWDOWN = 4

type Report = {
  readonly environment: { readonly benchmarkIndex: number }
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly numericValue?: number }>>
  readonly runtimeError?: { readonly message: string }
}

/** Lighthouse's error for a trace that Chromium did not record, which is not the page's fault. */
const NOT_RECORDED = 'NO_NAVSTART'
const TRIES = 3

const measure = (url: string, slowdown: number, left = TRIES): Report => {
  const file = path.join(tmpdir(), `toolfinch-lighthouse-${process.pid}.json`)
  const flags = [
    `--output-path=${file}`,
    '--output=json',
    '--quiet',
    '--form-factor=mobile',
    '--throttling-method=simulate',
    `--throttling.cpuSlowdownMultiplier=${slowdown}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=--headless=new ${CHROMIUM_ARGUMENTS.join(' ')}`,
  ]
  const env = { ...process.env, CHROME_PATH: ensureChromium() }
  const { status, stderr } = spawnSync(process.execPath, [CLI, url, ...flags], { encoding: 'utf8', env })
  if (status !== 0 && stderr.includes(NOT_RECORDED) && left > 1) return measure(url, slowdown, left - 1)
  if (status !== 0) throw new Error(`Lighthouse failed on ${url}:\n${stderr}`)
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  rmSync(file)
  if (report.runtimeError !== undefined) throw new Error(report.runtimeError.message)
  return report
}

type Target = { readonly name: string; readonly path: string; readonly isRequired: boolean }

const PATHS = `{
  comparison: blogPosts(type: COMPARISON, first: 1) { nodes { path } }
  category: blogPosts(type: CATEGORY, first: 1) { nodes { path } }
  post: blogPosts(type: GUIDE, first: 1) { nodes { path } }
  helpArticles { path }
  tools(first: 1) { nodes { slug } }
}`

type Paths = {
  readonly data: Record<
    'comparison' | 'category' | 'post',
    { readonly nodes: readonly { readonly path: string }[] }
  > & {
    readonly helpArticles: readonly { readonly path: string }[]
    readonly tools: { readonly nodes: readonly { readonly slug: string }[] }
  }
}

const findTargets = async (url: string): Promise<readonly Target[]> => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: PATHS }),
  })
  const { comparison, category, post, helpArticles, tools } = ((await response.json()) as Paths).data
  const required = (name: string, at: string | undefined): Target => {
    if (at === undefined) throw new Error(`The site has no ${name}.`)
    return { name, path: at, isRequired: true }
  }
  return [
    required('comparison', comparison.nodes[0]?.path),
    required('category', category.nodes[0]?.path),
    required('blog list', '/blog'),
    required('post', post.nodes[0]?.path),
    required('help article', helpArticles[0]?.path),
    { name: 'home', path: '/', isRequired: false },
    { name: 'directory', path: '/ai-tools', isRequired: false },
    { name: 'tool', path: `/tool/${tools.nodes[0]?.slug ?? ''}`, isRequired: false },
  ]
}

const { values } = parseArgs({ options: { url: { type: 'string' }, runs: { type: 'string' } } })
const runs = Number(values.runs ?? 5)
const site = await openSite(values.url)
try {
  const { benchmarkIndex } = measure(`${site.url}/about`, REFERENCE_SLOWDOWN).environment
  const slowdown = Math.max(1, Math.round((REFERENCE_SLOWDOWN * 10 * benchmarkIndex) / REFERENCE_INDEX) / 10)
  console.log(`Benchmark index ${benchmarkIndex}: the processor is slowed down ${slowdown} times. Median of ${runs}.`)
  for (const { name, path: at, isRequired } of await findTargets(site.url)) {
    const reports = Array.from({ length: runs }, () => measure(`${site.url}${at}`, slowdown))
    const scores = CATEGORIES.map((category) =>
      median(reports.map(({ categories }) => Math.round(100 * (categories[category]?.score ?? 0)))),
    )
    const timings = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map((audit) =>
      Math.round(median(reports.map(({ audits }) => audits[audit]?.numericValue ?? 0))),
    )
    const shift = median(reports.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 0)).toFixed(3)
    const isBelow = CATEGORIES.some((category, index) => (scores[index] ?? 0) < FLOORS[category])
    const verdict = isBelow ? (isRequired ? 'TOO LOW' : 'low, reported only') : 'ok'
    const [first, largest, blocking] = timings
    console.log(
      `${name.padEnd(13)} ${scores.join('/').padEnd(16)} FCP ${first} ms, LCP ${largest} ms, TBT ${blocking} ms, CLS ${shift}  ${verdict}  ${at}`,
    )
    if (isBelow && isRequired) process.exitCode = 1
  }
} finally {
  await site.stop()
}
