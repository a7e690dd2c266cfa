import SchemaBuilder from '@pothos/core'
import ErrorsPlugin from '@pothos/plugin-errors'
import type { AnswerEntry } from '../../core/quiz/answer-list.ts'
import type { ToolRow } from '../areas/catalogue/tool-row.ts'
import type { RequestContext } from './context.ts'

/**
 * The one schema builder. It defines no types: areas do, each in its own `*.graphql.ts`, and `server/schema.ts`
 * gathers them.
 */
export const builder = new SchemaBuilder<{
  Context: RequestContext
  DefaultFieldNullability: false
  /** Types that other areas name, by word, because areas do not import each other. */
  Objects: { Tool: ToolRow; QuizAnswer: AnswerEntry }
  Inputs: { QuizAnswerInput: AnswerEntry }
  Scalars: {
    ID: { Input: string; Output: string }
    Date: { Input: string; Output: Date | string }
    Month: { Input: string; Output: Date | string }
    DateTime: { Input: Date; Output: Date }
  }
}>({
  plugins: [ErrorsPlugin],
  defaultFieldNullability: false,
  errors: { defaultTypes: [], directResult: true },
})

builder.queryType({ description: 'Everything that can be read. Public fields need no token.' })
builder.mutationType({ description: 'Everything that can be changed. Expected failures are part of the answer.' })
