import { withoutAccents } from '../without-accents.ts'
import { type ToolRecord, toolRecordSchema } from './fields/tool-record.ts'
import { UNKNOWN_VALUES } from './fields/tool-values.ts'

/** "Café & Co 2.0" gives "cafe-and-co-2-0", "C#" gives "c-sharp". Empty for a name without Latin letters. */
export const slugOfName = (name: string): string =>
  withoutAccents(name)
    .replace(/&/g, ' and ')
    .replace(/\+/g, ' plus ')
    .replace(/(?<=[a-z0-9])#/g, ' sharp ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '')

/** Fields an editor must fill are empty, so that the checks report them; others are null. `today`: YYYY-MM-DD. */
export const skeletonOf = (tool: { name: string; website_url: string; today: string }): Record<string, unknown> => {
  const filled: Partial<Record<keyof ToolRecord, unknown>> = {
    ...UNKNOWN_VALUES,
    slug: slugOfName(tool.name),
    name: tool.name,
    website_url: tool.website_url,
    description: '',
    skill: 1,
    added_on: tool.today,
    as_of: { source: 'editorial', as_of: tool.today.slice(0, 'YYYY-MM'.length) },
    facts: {},
  }
  return Object.fromEntries(Object.keys(toolRecordSchema.shape).map((key) => [key, filled[key as keyof ToolRecord]]))
}

/** The text of a category file with the record inserted by slug. `text`: null when there is no file yet. */
export const withTool = (text: string | null, category: string, record: Record<string, unknown>): string => {
  const file =
    text === null
      ? { $schema: '../tool-file.schema.json', category, tools: [] }
      : (JSON.parse(text) as { tools: Record<string, unknown>[] })
  const slug = (tool: Record<string, unknown>) => String(tool['slug'])
  const tools = [...file.tools, record].sort((a, b) => (slug(a) < slug(b) ? -1 : 1))
  return `${JSON.stringify({ ...file, tools }, null, 2)}\n`
}
