/** The examples of the page `/developers`. */
import { readFileSync } from 'node:fs'
import { fillPlaceholders, PLACEHOLDERS } from '#core/articles/placeholders.ts'

export const DEVELOPERS_PAGE = fillPlaceholders(readFileSync('content/help/developers.md', 'utf8'), PLACEHOLDERS)

const LANGUAGES = ['graphql', 'bash', 'js', 'json', 'python', 'text'] as const
type Language = (typeof LANGUAGES)[number]

type Example = { readonly language: Language; readonly code: string; readonly before: string }

/** All fenced blocks in order; `before` is the text since the one before. */
const examplesOf = (page: string): readonly Example[] => {
  const parts = page.split(/^```(\w*)\n([\s\S]*?)^```$/m)
  const examples: Example[] = []
  for (let index = 1; index < parts.length; index += 3) {
    const [before = '', language = '', code = ''] = parts.slice(index - 1)
    if (!(LANGUAGES as readonly string[]).includes(language))
      throw new Error(`An example has the language "${language}"`)
    examples.push({ before, language: language as Language, code })
  }
  return examples
}

const EXAMPLES = examplesOf(DEVELOPERS_PAGE)

/** The examples of a language, for a site at this address. */
export const examplesIn = (language: Language, address = 'https://site.example'): readonly string[] =>
  EXAMPLES.filter((example) => example.language === language).map(({ code }) =>
    fillPlaceholders(code, new Map([['site:address', address]])),
  )

/** The example that the page tells people to save under this name. */
export const fileExample = (name: string, address?: string): string => {
  const example = EXAMPLES.find(({ before }) => before.split('\n\n').at(-2)?.includes(`\`${name}\``))
  if (example === undefined) throw new Error(`The page has no file ${name}`)
  return fillPlaceholders(example.code, new Map([['site:address', address ?? 'https://site.example']]))
}

/** The names and kinds of all parts of a JSON value. Of a list, those of its first item. */
export const shapeOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]))
}
