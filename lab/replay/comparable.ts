const CONTEXT = 160

/** Headers that callers use. ETags, dates and remaining budgets differ between processes. */
const HEADERS = [
  'content-type',
  'cache-control',
  'location',
  'vary',
  'allow',
  'deprecation',
  'link',
  'retry-after',
  'x-robots-tag',
  'access-control-allow-origin',
  'www-authenticate',
]

const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  // The files a page loads depend on the build.
  [/<link rel="(?:module)?preload"[^>]*>/g, ''],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, '<id>'],
  // Hashes of texts with identifiers.
  [/\b[0-9a-f]{64}\b/g, '<hash>'],
  [/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, '<time>'],
  [/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d \w{3} \d{4} [\d:]{8} GMT/g, '<time>'],
  [/\b1[789]\d{11}\b/g, '<milliseconds>'],
  [/\/assets\/[\w.-]+/g, '/assets/<file>'],
  // Tokens, codes and cursors.
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{38,}(?![\w-])/g, '<token>'],
  [/http:\/\/localhost:\d+/g, '<local>'],
  [/nonce="[^"]*"/g, 'nonce="<nonce>"'],
]

/** The comparable part of a response: status, the headers above, and the body without values that differ each time. */
export function comparable(response: Response, text: string, origin: string): string {
  const headers = HEADERS.flatMap((name) => {
    const value = response.headers.get(name)
    return value === null ? [] : [`${name}: ${value}`]
  })
  const whole = [`status: ${response.status}`, ...headers, '', text].join('\n').replaceAll(origin, '<origin>')
  return REPLACEMENTS.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), whole)
}

/** The texts around the first difference. */
export function firstDifference(expected: string, actual: string): string {
  let at = 0
  while (at < expected.length && expected[at] === actual[at]) at += 1
  const around = (text: string) => text.slice(Math.max(0, at - CONTEXT / 2), at + CONTEXT)
  return `  old: ${JSON.stringify(around(expected))}\n  new: ${JSON.stringify(around(actual))}`
}
