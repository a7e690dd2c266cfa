import { writeFileSync } from 'node:fs'
import { schema } from '#server/schema.ts'
import { openapiText } from './contract/openapi/openapi-document.ts'
import { printPublicSchema, printWholeSchema } from './printed-schema.ts'

const write = (file: string, text: string): void => writeFileSync(new URL(`../${file}`, import.meta.url), text)

write('schema.graphql', printWholeSchema(schema))
write('schema.public.graphql', printPublicSchema(schema))
write('openapi.json', openapiText())
