/** JSON Schemas of the data files, for completion and validation in editors. */
import { z } from 'zod'
import { jobFileSchema } from '../jobs/job-file.ts'
import { outsideProductsFileSchema } from '../jobs/outside-products.ts'
import { synonymFileSchema } from '../search/index/synonym-file.ts'
import { exchangeRatesFileSchema } from './exchange-rates-file.ts'
import {
  categoryFileSchema,
  comparisonPairsFileSchema,
  featuredFileSchema,
  toolFileSchema,
} from './fields/tool-record.ts'
import { marksFileSchema } from './mark-record.ts'
import { modelPricesFileSchema } from './model-prices/model-prices-record.ts'
import { packagesFileSchema } from './packages-file.ts'

const SOURCES = {
  'tool-file.schema.json': toolFileSchema,
  'categories.schema.json': categoryFileSchema,
  'featured.schema.json': featuredFileSchema,
  'comparison-pairs.schema.json': comparisonPairsFileSchema,
  'exchange-rates.schema.json': exchangeRatesFileSchema,
  'job-file.schema.json': jobFileSchema,
  'marks.schema.json': marksFileSchema,
  'model-prices.schema.json': modelPricesFileSchema,
  'outside-products.schema.json': outsideProductsFileSchema,
  'packages.schema.json': packagesFileSchema,
  'synonyms.schema.json': synonymFileSchema,
} as const

/** File texts by name. They describe the input, so fields with a default are optional. Editors support draft 7. */
export const dataFileSchemas = (): { readonly name: string; readonly text: string }[] =>
  Object.entries(SOURCES).map(([name, schema]) => ({
    name,
    text: `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }), null, 2)}\n`,
  }))
