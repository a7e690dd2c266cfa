/** Enters what a registry says into a record of the data files. */
import { schemaOf } from '#core/catalogue/fields/field-schemas.ts'
import { type ToolRecord, toolRecordSchema } from '#core/catalogue/fields/tool-record.ts'
import { OPEN_WEIGHTS_CATEGORY } from '#core/catalogue/model-categories.ts'
import type { PackageFacts } from './registries.ts'

type Json = Readonly<Record<string, unknown>>

const ORDER = Object.keys(toolRecordSchema.shape)

/** The record with a value; a new key comes before the first one that follows it in the schema. */
const withValue = (record: Json, key: string, value: unknown): Json => {
  if (Object.hasOwn(record, key)) return { ...record, [key]: value }
  const entries = Object.entries(record)
  const next = entries.findIndex(([other]) => ORDER.indexOf(other) > ORDER.indexOf(key))
  return Object.fromEntries(entries.toSpliced(next < 0 ? entries.length : next, 0, [key, value]))
}

/** The values that differ from the stored ones. A release that is older than the stored one is no news. */
const newsOf = (tool: ToolRecord, category: string, { license, release }: PackageFacts): Json => {
  const hasLicense = tool.open_source === true || category === OPEN_WEIGHTS_CATEGORY
  const isNewer =
    release !== null &&
    schemaOf('latest_release').safeParse(release.version).success &&
    release.day >= (tool.latest_release_on ?? '') &&
    (release.version !== tool.latest_release || release.day !== tool.latest_release_on)
  return {
    ...(license !== null && hasLicense && license !== tool.license && { license }),
    ...(isNewer && { latest_release: release.version, latest_release_on: release.day }),
  }
}

type Released = { readonly record: Json; readonly changes: readonly string[] }

/**
 * The record as in its file, with the news of its registry and their sources; null without news.
 * @param month the month of the new facts, `YYYY-MM`
 */
export const releasedRecord = (record: Json, category: string, facts: PackageFacts, month: string): Released | null => {
  const tool = toolRecordSchema.parse(record)
  const news = newsOf(tool, category, facts)
  const names = Object.keys(news)
  if (names.length === 0) return null
  const source = { source: 'public_list', as_of: month, url: facts.page }
  const sources = names
    .filter((name) => name !== 'latest_release_on')
    .reduce<Json>((known, name) => withValue(known, name, source), (record['facts'] ?? {}) as Json)
  const changed = names.reduce((known, name) => withValue(known, name, news[name]), record)
  return {
    record: withValue(changed, 'facts', sources),
    changes: names.map((name) => `${name} ${String(news[name])} (was ${String(record[name] ?? 'not known')})`),
  }
}
