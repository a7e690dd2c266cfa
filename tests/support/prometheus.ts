/** Reads what Prometheus reads: scrapes, and our rules. Evaluates the simple expressions of which the rules consist. */
import { readFile } from 'node:fs/promises'

type Sample = { readonly name: string; readonly labels: Readonly<Record<string, string>>; readonly value: number }

export type Scrape = { readonly names: ReadonlySet<string>; readonly samples: readonly Sample[] }

export type Rule = {
  readonly alert: string
  readonly expr: string
  readonly annotations: Readonly<Record<string, string>>
}

const labelsOf = (text = ''): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, name, value]) => [name, value]))

const parseScrape = (text: string): Scrape => {
  const names = new Set<string>()
  const samples: Sample[] = []
  for (const line of text.split('\n')) {
    const type = /^# TYPE (\w+) (\w+)$/.exec(line)
    if (type !== null) {
      const [, name = '', kind] = type
      for (const suffix of kind === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']) names.add(`${name}${suffix}`)
    }
    const sample = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line)
    if (sample === null) continue
    const [, name = '', labels, value] = sample
    samples.push({ name, labels: labelsOf(labels), value: Number(value) })
  }
  return { names, samples }
}

/** What Prometheus adds to a scrape, or has when it fails. */
export const scrape = async (url: string): Promise<Scrape> => {
  const up = (value: number): Sample => ({ name: 'up', labels: { job: 'toolfinch' }, value })
  const response = await fetch(url).catch(() => null)
  if (response === null || !response.ok) return { names: new Set(['up']), samples: [up(0)] }
  const { names, samples } = parseScrape(await response.text())
  return { names: new Set([...names, 'up']), samples: [...samples, up(1)] }
}

/** The value of a metric with exactly these labels; undefined without it. */
export const sampleOf = ({ samples }: Scrape, name: string, labels: Record<string, string> = {}): number | undefined =>
  samples.find(
    (sample) =>
      sample.name === name &&
      Object.keys(sample.labels).length === Object.keys(labels).length &&
      Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
  )?.value

const RULES = 'ops/prometheus/alerts.yml'

export const readRules = async (): Promise<readonly Rule[]> => {
  const [, ...parts] = (await readFile(RULES, 'utf8')).split(/^ {6}- alert: /m)
  return parts.map((part) => ({
    alert: part.split('\n', 1)[0] ?? '',
    expr: /^ {8}expr: (.*)$/m.exec(part)?.[1] ?? '',
    annotations: Object.fromEntries([...part.matchAll(/^ {10}(\w+): (.*)$/gm)].map(([, name, text]) => [name, text])),
  }))
}

const OPERAND = /^(?:(rate|increase)\()?(\w+)(?:\{([^}]*)\})?(?:\[(\d+)([mh])\]\))?$/
const SECONDS = { m: 60, h: 3600 } as const

/** The values of an operand by their labels, from two scrapes that are as far apart as its range. */
const evaluate = (operand: string, before: Scrape, after: Scrape): Map<string, number> => {
  const match = OPERAND.exec(operand.trim())
  if (match === null) throw new Error(`The test cannot evaluate ${operand}; keep rules simple.`)
  const [, call, name, selector, length, unit] = match
  const wanted = Object.entries(labelsOf(selector))
  const valuesIn = ({ samples }: Scrape): Map<string, number> =>
    new Map(
      samples
        .filter((sample) => sample.name === name && wanted.every(([label, value]) => sample.labels[label] === value))
        .map(({ labels, value }) => [JSON.stringify(labels), value]),
    )
  const latest = valuesIn(after)
  if (call === undefined) return latest
  const earlier = valuesIn(before)
  const seconds = Number(length) * SECONDS[unit as 'm' | 'h']
  // As in Prometheus, a series that was not there before has no increase.
  const grown = [...latest].filter(([labels]) => earlier.has(labels))
  return new Map(
    grown.map(([labels, value]) => {
      const increase = value - (earlier.get(labels) ?? 0)
      return [labels, call === 'rate' ? increase / seconds : increase]
    }),
  )
}

/** Whether any series meets the condition of a rule. */
export const isMet = (expr: string, before: Scrape, after: Scrape): boolean => {
  const [, left = '', comparison, limit] = /^(.*) (==|>|<) ([\d.]+)$/.exec(expr) ?? []
  const [first = '', divisor] = left.split(' / ')
  const values = evaluate(first, before, after)
  const divisors = divisor === undefined ? null : evaluate(divisor, before, after)
  return [...values].some(([labels, given]) => {
    const value = divisors === null ? given : given / (divisors.get(labels) ?? Number.NaN)
    if (comparison === '==') return value === Number(limit)
    return comparison === '>' ? value > Number(limit) : value < Number(limit)
  })
}
