import './forward-connections.ts'
import SchemaBuilder from '@pothos/core'
import ErrorsPlugin from '@pothos/plugin-errors'
import PrismaPlugin from '@pothos/plugin-prisma'
import RelayPlugin from '@pothos/plugin-relay'
import type { BillingPeriod, PlanName } from '#core/billing/plans.ts'
import { capitalized } from '#core/display/capitalized.ts'
import type { Job } from '#core/jobs/job-file.ts'
import type { AnswerEntry } from '#core/quiz/answer-list.ts'
import type { Purpose, PurposeEntry } from '#core/quiz/purpose.ts'
import type PrismaTypes from '#prisma/client/pothos-types.ts'
import { getDatamodel } from '#prisma/client/pothos-types.ts'
import type { CategoryRow, ToolRow } from '../areas/catalogue/tool-row.ts'
import type { RequestContext } from './context.ts'

/**
 * The schema builder. It defines only `PageInfo`: areas define types in their `*.graphql.ts`, and `server/schema.ts`
 * imports them.
 */
export const builder = new SchemaBuilder<{
  Context: RequestContext
  DefaultFieldNullability: false
  DefaultEdgesNullability: false
  DefaultNodeNullability: false
  PrismaTypes: PrismaTypes
  /** Types referenced by name across areas, which do not import each other. */
  Objects: { Tool: ToolRow; Category: CategoryRow; Job: Job; QuizAnswer: AnswerEntry; QuizPurpose: Purpose }
  Inputs: { QuizAnswerInput: AnswerEntry; QuizPurposeInput: PurposeEntry }
  Scalars: {
    ID: { Input: string; Output: string }
    Date: { Input: string; Output: Date | string }
    Month: { Input: string; Output: Date | string }
    DateTime: { Input: Date; Output: Date }
    /** In results only. */
    JSON: { Input: never; Output: unknown }
    // Enums referenced by name across areas.
    PlanName: { Input: PlanName; Output: PlanName }
    BillingPeriod: { Input: BillingPeriod; Output: BillingPeriod }
  }
}>({
  // The first is the outermost: a connection authorizes before anything else.
  plugins: ['forwardConnections', ErrorsPlugin, RelayPlugin, PrismaPlugin],
  defaultFieldNullability: false,
  errors: {
    defaultTypes: [],
    directResult: true,
    defaultUnionOptions: { name: ({ fieldName }) => `${capitalized(fieldName)}Result` },
  },
  // Only for data missing from a service's row: services run the planned queries.
  prisma: { client: ({ services }) => services.prisma, dmmf: getDatamodel() },
  relay: {
    cursorType: 'String',
    nodeQueryOptions: false,
    nodesQueryOptions: false,
    firstArgOptions: { description: 'How many items to return, 1 to 100.' },
    afterArgOptions: { description: 'Return items after this cursor.' },
    edgesFieldOptions: { nullable: false, description: 'The items with their cursors.' },
    nodeFieldOptions: { nullable: false, description: 'The item.' },
    nodesOnConnection: { description: 'The same items without cursors.' },
    cursorFieldOptions: {
      description: 'The cursor of this item, for `after`. It is opaque, and its format may change.',
    },
    pageInfoFieldOptions: { description: 'The position of this page in the list.' },
    pageInfoTypeOptions: { description: 'The position of a page in its list.' },
    hasNextPageFieldOptions: { description: 'Whether there are items after this page.' },
    hasPreviousPageFieldOptions: { description: 'Whether there are items before this page.' },
    startCursorFieldOptions: { description: 'The cursor of the first item; null on an empty page.' },
    endCursorFieldOptions: { description: 'The cursor of the last item, for `after`; null on an empty page.' },
  },
})

builder.queryType({ description: 'All data that can be read. Public fields require no token.' })
builder.mutationType({ description: 'All operations that change data. Expected failures are part of the result.' })
