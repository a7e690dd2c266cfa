import { AlreadyListedError, InvalidInputError, RateLimitedError } from '../../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { STATEMENT } from '../../graphql/work.ts'
import type { KeptSuggestion } from './tool-suggestion.service.ts'

const SuggestToolPayload = builder.objectRef<KeptSuggestion>('SuggestToolPayload').implement({
  description: 'The suggestion waits for an administrator.',
  fields: (t) => ({
    suggestionId: t.exposeID('id', { description: 'The id to name when writing about it.' }),
    joined: t.exposeBoolean('joined', { description: 'Whether somebody had suggested the tool already.' }),
  }),
})

const SuggestToolInput = builder.inputType('SuggestToolInput', {
  description: 'A tool that the catalogue lacks.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Its name, at most 80 characters.' }),
    websiteUrl: t.string({
      required: true,
      description: "The address of the tool's own page, at most 500 characters.",
    }),
    category: t.string({ description: 'Where it belongs, in your words; at most 80 characters.' }),
    note: t.string({ description: 'What it does or why it is good, at most 1,000 characters.' }),
    email: t.string({
      description: 'Where to answer. Kept with the suggestion, for administrators only; may be left out.',
    }),
    website: t.string({ description: 'Leave it empty: it is there for programs that fill every field.' }),
  }),
})

builder.mutationField('suggestTool', (t) =>
  t.field({
    type: SuggestToolPayload,
    extensions: { work: 4 * STATEMENT },
    description: 'Suggests a tool to the editors. At most 5 an hour and 20 a day from one address.',
    errors: {
      types: [AlreadyListedError, InvalidInputError, RateLimitedError],
      union: { name: 'SuggestToolResult', description: 'The kept suggestion, or why it was refused.' },
    },
    args: { input: t.arg({ type: SuggestToolInput, required: true, description: 'The tool.' }) },
    resolve: (_root, { input }, { services, clientAddress }) =>
      services.toolSuggestions.suggest(
        {
          name: input.name,
          websiteUrl: input.websiteUrl,
          category: input.category ?? null,
          note: input.note ?? null,
          email: input.email ?? null,
          honeypot: input.website ?? null,
        },
        clientAddress,
      ),
  }),
)
