import { AlreadyListedError, InvalidInputError, NotFoundError } from '#core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { enumType } from '../../graphql/enum-type.ts'
import { failures } from '../../graphql/errors.ts'
import { exposedType, field, nullable, withExposed } from '../../graphql/exposed.ts'
import { loadTool } from '../../graphql/load-tool.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { requestedFields } from '../../graphql/requested-fields.ts'
import { IN_MEMORY, STATEMENT } from '../../graphql/work.ts'
import type { CandidateRow, CandidateValue } from './candidate-administration.service.ts'
import { doubtOf } from './discovery.service.ts'
import type { Hint } from './hints.ts'

const CandidateStateEnum = enumType('CandidateState', 'The state of a candidate.', {
  open: 'Undecided.',
  prepared: 'Prepared by an editor and waiting for an administrator.',
  accepted: 'Accepted as a tool.',
  rejected: 'Rejected, and not found again.',
})

const CandidateHint = builder.objectRef<Hint>('CandidateHint').implement({
  description: "A language model's suggestion for an item, not checked by a person.",
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the tool.' }),
    category: t.exposeString('category', { nullable: true, description: 'The slug of a category; null for none.' }),
    summary: t.exposeString('summary', { description: 'What the tool does.' }),
  }),
})

const CandidateValueType = exposedType<CandidateValue>('CandidateValue', 'A prepared field of the future tool.', {
  field: field.string('The name of the field in import files.'),
  value: field.string('The value in import format.'),
})

const ToolCandidateType = builder.objectRef<CandidateRow>('ToolCandidate').implement({
  description: 'A candidate for the catalog. For editors and administrators.',
  fields: (t) =>
    withExposed(t, {
      id: field.id('The id of the candidate.'),
      name: field.string('The name given by the source.'),
      websiteUrl: nullable.string('The URL of its website; null when only an article about it is known.'),
      sourceName: field.string('The source in which it was found.'),
      itemTitle: field.string('The title of the item.'),
      itemUrl: nullable.string('The URL of the item; null when it has none.'),
      snippet: field.string('The content of the item as plain text; may be empty.'),
      timesSeen: field.int('The number of times it was found.'),
      doubt: t.string({
        nullable: true,
        description: 'Why it probably is no tool, as a sentence; null when it probably is one.',
        resolve: doubtOf,
      }),
      state: field.of(CandidateStateEnum, 'The decision.'),
      foundAt: field.dateTime('When it was first found.'),
      hint: t.field({
        type: CandidateHint,
        nullable: true,
        description: "The language model's suggestion; null when there is none.",
        resolve: ({ hint }) => hint as Hint | null,
      }),
      values: t.field({
        type: [CandidateValueType],
        extensions: { work: IN_MEMORY, listSize: 8 },
        description: 'The values prepared by an editor; empty until then.',
        resolve: ({ values }) =>
          Object.entries((values ?? {}) as Record<string, string>).map(([field, value]) => ({ field, value })),
      }),
      namesake: t.field({
        type: 'Tool',
        nullable: true,
        extensions: { work: STATEMENT },
        description: 'The tool in the catalog with the same name or alias; null when there is none.',
        resolve: ({ namesakeId }, _args, context, info) =>
          namesakeId === null ? null : loadTool(context, namesakeId, requestedFields(info)),
      }),
      tool: t.field({
        type: 'Tool',
        nullable: true,
        extensions: { work: STATEMENT },
        description: 'The tool that it became; null before that or when the tool no longer exists.',
        resolve: ({ toolId }, _args, context, info) =>
          toolId === null ? null : loadTool(context, toolId, requestedFields(info)),
      }),
    }),
})

builder.queryField('toolCandidate', (t) =>
  t.field({
    type: ToolCandidateType,
    nullable: true,
    extensions: { action: 'candidate:read', work: 2 * STATEMENT },
    description: 'Returns a candidate by id; null when there is none. For editors and administrators.',
    args: { id: t.arg.id({ required: true, description: 'The id of the candidate.' }) },
    resolve: async (_root, { id }, { viewer, services }) => services.research.candidates.find(await viewer(), id),
  }),
)

const CandidateValueInput = builder.inputType('CandidateValueInput', {
  description: 'A field of the future tool.',
  fields: (t) => ({
    field: t.string({
      required: true,
      description:
        '`name`, `website_url`, `category` (slug or name), `vendor`, `pricing_model`, `description`, `long_description` or `features`.',
    }),
    value: t.string({ required: true, description: 'The value in import format; lists are JSON.' }),
  }),
})

const ToolCandidatePayload = builder.objectRef<{ candidate: CandidateRow }>('ToolCandidatePayload').implement({
  description: 'The decision about a candidate was recorded.',
  fields: (t) => ({
    candidate: t.expose('candidate', { type: ToolCandidateType, description: 'The candidate as it is now.' }),
  }),
})

builder.mutationFields((t) => ({
  publishToolCandidate: t.field({
    type: ToolCandidatePayload,
    extensions: { action: 'tool:publish', work: 30 * STATEMENT },
    description: 'Turns a candidate into a tool and publishes it. For administrators.',
    errors: failures(
      [AlreadyListedError, InvalidInputError, NotFoundError],
      'The candidate, or why it was not published.',
    ),
    args: mutationInput('publishToolCandidate', (input) => ({
      id: input.id({ required: true, description: 'The id of the candidate.' }),
      values: input.field({
        type: [CandidateValueInput],
        description: 'The fields of the tool; when null, the values prepared by an editor are used.',
      }),
    })),
    resolve: async (_root, { input: { id, values = null } }, { viewer, services }) => ({
      candidate: await services.research.candidates.publish(await viewer(), id, values),
    }),
  }),
  prepareToolCandidate: t.field({
    type: ToolCandidatePayload,
    extensions: { action: 'candidate:settle', work: 40 * STATEMENT },
    description: 'Saves the values of the future tool for review by an administrator. For editors and administrators.',
    errors: failures(
      [AlreadyListedError, InvalidInputError, NotFoundError],
      'The candidate, or why nothing was saved.',
    ),
    args: mutationInput('prepareToolCandidate', (input) => ({
      id: input.id({ required: true, description: 'The id of the candidate.' }),
      values: input.field({ type: [CandidateValueInput], required: true, description: 'The tool.' }),
    })),
    resolve: async (_root, { input: { id, values } }, { viewer, services }) => ({
      candidate: await services.research.candidates.prepare(await viewer(), id, values),
    }),
  }),
  rejectToolCandidate: t.field({
    type: ToolCandidatePayload,
    extensions: { action: 'candidate:settle', work: 8 * STATEMENT },
    description: 'Rejects a candidate, so that it is not found again. Idempotent. For editors and administrators.',
    errors: failures([InvalidInputError, NotFoundError], 'The candidate, or why it was not rejected.'),
    args: mutationInput('rejectToolCandidate', (input) => ({
      id: input.id({ required: true, description: 'The id of the candidate.' }),
    })),
    resolve: async (_root, { input: { id } }, { viewer, services }) => ({
      candidate: await services.research.candidates.reject(await viewer(), id),
    }),
  }),
}))
