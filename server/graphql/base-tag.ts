/** The cache tag of the data that a document reads without tags of its own. */
import { type DocumentNode, type GraphQLField, type GraphQLSchema, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import { CATALOGUE, LISTS, PROGRAM, RECORDS } from '../platform/cache/cache-tags.ts'
import { workOf } from './work.ts'

export type BaseTag = typeof PROGRAM | typeof RECORDS | typeof LISTS | typeof CATALOGUE

/**
 * The extension of a field whose resolver reads less than the whole catalog. `lists`: orders and counts; it adds the
 * record tags of the tools that it shows, and the tag of prices if it depends on them. `records`: only tools whose record
 * tags it adds, directly from the database, or single categories. `program`: nothing of the catalog, or only data whose
 * tags it adds.
 */
export const READS = 'reads'

const WIDTH = { [PROGRAM]: 0, [RECORDS]: 1, [LISTS]: 2, [CATALOGUE]: 3 } as const

/** A field that declares no work only returns data of its parent. */
const tagOf = (field: GraphQLField<unknown, unknown> | null | undefined): BaseTag => {
  if (field === null || field === undefined) return CATALOGUE
  if (field.name.startsWith('__') || workOf(field) === null) return PROGRAM
  const reads = field.extensions[READS]
  return reads === LISTS || reads === RECORDS || reads === PROGRAM ? reads : CATALOGUE
}

/** Remembers the tags of documents. */
export const createBaseTags = (schema: GraphQLSchema): ((document: DocumentNode) => BaseTag) => {
  const known = new WeakMap<DocumentNode, BaseTag>()

  const judge = (document: DocumentNode): BaseTag => {
    const typeInfo = new TypeInfo(schema)
    let widest: BaseTag = PROGRAM
    const Field = () => {
      const tag = tagOf(typeInfo.getFieldDef())
      if (WIDTH[tag] > WIDTH[widest]) widest = tag
    }
    visit(document, visitWithTypeInfo(typeInfo, { Field }))
    return widest
  }

  return (document) => {
    const tag = known.get(document) ?? judge(document)
    known.set(document, tag)
    return tag
  }
}
