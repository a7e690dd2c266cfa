import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The README's shell commands that call the API, with continuation lines joined. */
export function readmeExamples(readme = readFileSync('README.md', 'utf8')): string[] {
  const section = /^## Query the API$([\s\S]*?)^## /m.exec(readme)?.[1] ?? ''
  const block = /```sh\n([\s\S]*?)```/.exec(section)?.[1] ?? ''
  return block
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.startsWith('curl '))
}

/**
 * Runs one example against the product at `url`.
 * @returns the problem, or undefined; an empty response, an error or missing data is a problem
 */
export function problemOf(example: string, url: string): string | undefined {
  const command = example.replaceAll('http://localhost:4000', url)
  const { stdout, status } = spawnSync('sh', ['-c', command], { encoding: 'utf8', timeout: 60_000 })
  if (status !== 0) return `ended with code ${status}`
  let answer: unknown
  try {
    answer = JSON.parse(stdout)
  } catch {
    return `is no JSON: ${stdout.slice(0, 200)}`
  }
  if (Array.isArray(answer)) return answer.length > 0 ? undefined : 'is empty'
  const { data, errors } = answer as { data?: Record<string, unknown> | null; errors?: unknown }
  if (errors !== undefined) return `holds errors: ${JSON.stringify(errors).slice(0, 200)}`
  const values = Object.values(data ?? {})
  return values.length > 0 && values.every((value) => value !== null) ? undefined : 'holds nothing'
}
