import { AlreadyListedError, InvalidInputError, RateLimitedError } from '../../../core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { STATEMENT } from '../../graphql/work.ts'
import type { KeptSuggestion, SuggestionOutcome } from './tool-suggestion.service.ts'

const SuggestToolPayload = builder.objectRef<KeptSuggestion>('SuggestToolPayload').implement({
  description: 'The suggestion waits for an administrator.',
  fields: (t) => ({
    suggestionId: t.exposeID('id', { description: 'The id by which `suggestionOutcome` tells what became of it.' }),
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

const SuggestionStateEnum = builder.enumType('SuggestionState', {
  description: 'Where a suggestion is.',
  values: {
    RECEIVED: { value: 'received', description: 'An editor has not looked at it yet.' },
    ACCEPTED: { value: 'accepted', description: 'The editors collect the facts about the tool.' },
    LISTED: { value: 'listed', description: 'The catalogue has the tool.' },
    DECLINED: { value: 'declined', description: 'The editors decided not to add the tool.' },
  } as const,
})

const SuggestionOutcomeType = builder.objectRef<SuggestionOutcome>('SuggestionOutcome').implement({
  description: 'What became of a suggestion.',
  fields: (t) => ({
    suggestionId: t.exposeID('id', { description: 'The id of the suggestion.' }),
    state: t.expose('state', { type: SuggestionStateEnum, description: 'Where the suggestion is.' }),
    toolSlug: t.exposeString('toolSlug', {
      nullable: true,
      description: 'The slug of the tool; null unless `LISTED`.',
    }),
  }),
})

builder.queryField('suggestionOutcome', (t) =>
  t.field({
    type: SuggestionOutcomeType,
    nullable: true,
    extensions: { work: 2 * STATEMENT },
    description: 'Shows what became of a suggestion to whoever has its id; null for an unknown id.',
    args: { suggestionId: t.arg.id({ required: true, description: 'The id that the sender of the suggestion got.' }) },
    resolve: (_root, { suggestionId }, { services }) => services.toolSuggestions.outcome(suggestionId),
  }),
)
