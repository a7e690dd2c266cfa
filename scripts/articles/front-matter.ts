import { z } from 'zod'
import { HELP_CATEGORIES } from '#core/articles/article.ts'
import { dayAfter } from '#core/data-requests.ts'
import { NOTICE_DAYS } from '#core/retention.ts'

/** One line that names the file and the problem. */
export class ArticleError extends Error {
  constructor(file: string, problem: string) {
    super(`${file}: ${problem}`)
    this.name = 'ArticleError'
  }
}

const title = z.string().min(3).max(80)
const description = z.string().min(50).max(170)
const day = z.iso.date('must be a date, YYYY-MM-DD')
const CHANGE_LENGTH = 'must have 20 to 400 characters'
const yesOrNo = z.enum(['yes', 'no'], 'must be yes or no').transform((value) => value === 'yes')

/** The fields of each kind of article, required unless they have a default. */
export const FRONT_MATTER = {
  help: z.strictObject({
    title,
    description,
    updated_on: day,
    category: z.enum(
      HELP_CATEGORIES.map(({ slug }) => slug),
      `must be one of ${HELP_CATEGORIES.map(({ slug }) => slug).join(', ')}`,
    ),
    order: z.string().regex(/^\d+$/, 'must be a whole number').transform(Number),
    popular: yesOrNo.default(false),
  }),
  legal: z
    .strictObject({
      title,
      description,
      updated_on: day,
      // An announced change with its day. The page shows it, and every member gets an email.
      change_on: day.optional(),
      change: z.string().min(20, CHANGE_LENGTH).max(400, CHANGE_LENGTH).optional(),
    })
    .refine(({ change_on, change }) => (change_on === undefined) === (change === undefined), {
      path: ['change_on'],
      error: 'must be set together with change',
    })
    .refine(({ change_on, updated_on }) => change_on === undefined || change_on >= dayAfter(updated_on, NOTICE_DAYS), {
      path: ['change_on'],
      error: `must be at least ${NOTICE_DAYS} days after updated_on`,
    }),
  guides: z
    .strictObject({
      title,
      description,
      published_on: day,
      updated_on: day,
      author: z.string().min(3),
      keyword: z.string().min(3),
      tags: z
        .string()
        .transform((value) => value.split(',').map((tag) => tag.trim()))
        .pipe(z.array(z.string().min(2)).min(1).max(6)),
    })
    .refine(({ published_on, updated_on }) => published_on <= updated_on, {
      path: ['updated_on'],
      error: 'must not be before published_on',
    }),
} as const

const FILE = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

/** Splits a file into `name: value` lines and the Markdown below. Throws ArticleError. */
export const splitFile = (file: string, source: string): { fields: Record<string, string>; body: string } => {
  const [, head, body] = FILE.exec(source.replaceAll('\r\n', '\n')) ?? []
  if (head === undefined || body === undefined) throw new ArticleError(file, 'does not begin with front matter')
  const fields: Record<string, string> = {}
  for (const line of head.split('\n')) {
    const [, name, value] = /^([a-z_]+): (.*\S)\s*$/.exec(line) ?? []
    if (name === undefined || value === undefined)
      throw new ArticleError(file, `front matter has an invalid line: "${line}"`)
    if (name in fields) throw new ArticleError(file, `front matter has ${name} twice`)
    fields[name] = value
  }
  return { fields, body }
}

/** Validates the front matter. Throws ArticleError naming the first missing or invalid field. */
export const readFields = <Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  fields: Readonly<Record<string, string>>,
): z.infer<Schema> => {
  const result = schema.safeParse(fields)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const name = issue?.path.join('.') ?? ''
  if (name !== '' && !(name in fields)) throw new ArticleError(file, `front matter is missing ${name}`)
  throw new ArticleError(file, `front matter: ${name} ${issue?.message ?? 'is not valid'}`.replace(/\s+/g, ' '))
}
