import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { type ExportFormat, exportCatalogue } from '#server/areas/catalogue/changes/export-catalogue.ts'
import type { Database } from '#server/platform/database/database.ts'

/** Writes the catalog to a file, which appears once complete, or to standard output. */
export const exportFile = async (database: Database, file: string | null, format: ExportFormat): Promise<void> => {
  const draft = file === null ? null : `${file}.${process.pid}.new`
  const stream = draft === null ? process.stdout : createWriteStream(draft)
  const count = await exportCatalogue(database, format, async (text) => {
    if (!stream.write(text)) await once(stream, 'drain')
  })
  if (file === null || draft === null) return
  stream.end()
  await finished(stream)
  await rename(draft, file)
  console.log(`${count} tools in ${file}`)
}
