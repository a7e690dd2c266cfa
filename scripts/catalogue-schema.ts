// npm run catalogue:schema
// Writes the JSON Schemas beside the data files. Run it after a change to core/catalogue/fields.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFileSchemas } from '#core/catalogue/data-file-schemas.ts'

const dir = join(import.meta.dirname, '../prisma/data')
for (const { name, text } of dataFileSchemas()) writeFileSync(join(dir, name), text)
