import { AlreadyListedError, InvalidInputError, RateLimitedError } from '#core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { enumType } from '../../graphql/enum-type.ts'
import { failures } from '../../graphql/errors.ts'
import { field, nullable, withExposed } from '../../graphql/exposed.ts'
import { STATEMENT } from '../../graphql/work.ts'
import type { KeptSuggestion, SuggestionOutcome } from './tool-suggestion.service.ts'

const SuggestToolPayload = builder.objectRef<KeptSuggestion>('SuggestToolPayload').implement({
  description: 'The suggestion was stored for review.',
  fields: (t) => ({
    suggestionId: t.exposeID('id', { description: 'The id for looking up the outcome with `suggestionOutcome`.' }),
    joined: t.exposeBoolean('joined', { description: 'Whether the tool had already been suggested.' }),
  }),
})

const SuggestToolInput = builder.inputType('SuggestToolInput', {
  description: 'A suggested tool that is missing from the catalog.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Its name, at most 80 characters.' }),
    websiteUrl: t.string({
      required: true,
      description: "The URL of the tool's website, at most 500 characters.",
    }),
    category: t.string({ description: 'The category in your own words, at most 80 characters.' }),
    note: t.string({ description: 'What it does or why it is good, at most 1,000 characters.' }),
    email: t.string({
      description: 'An email address for a reply, visible only to administrators; optional.',
    }),
    website: t.string({ description: 'A honeypot field, which must be empty.' }),
  }),
})

builder.mutationField('suggestTool', (t) =>
  t.field({
    type: SuggestToolPayload,
    extensions: { work: 4 * STATEMENT },
    description: 'Suggests a tool to the editors. At most 5 per hour and 20 per day from one IP address.',
    errors: failures(
      [AlreadyListedError, InvalidInputError, RateLimitedError],
      'The stored suggestion, or why it was refused.',
    ),
    args: { input: t.arg({ type: SuggestToolInput, required: true, description: 'The tool.' }) },
    resolve: (_root, { input }, { services, clientAddress }) =>
      services.support.toolSuggestions.suggest(
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

const SuggestionStateEnum = enumType('SuggestionState', 'The state of a suggestion.', {
  received: 'Not reviewed yet.',
  accepted: 'Accepted; the editors are collecting facts about the tool.',
  listed: 'The tool is in the catalog.',
  declined: 'The editors decided not to add the tool.',
})

const SuggestionOutcomeType = builder.objectRef<SuggestionOutcome>('SuggestionOutcome').implement({
  description: 'The outcome of a suggestion.',
  fields: (t) =>
    withExposed(t, {
      suggestionId: t.exposeID('id', { description: 'The id of the suggestion.' }),
      state: field.of(SuggestionStateEnum, 'The state of the suggestion.'),
      toolSlug: nullable.string('The slug of the tool; null unless `LISTED`.'),
    }),
})

builder.queryField('suggestionOutcome', (t) =>
  t.field({
    type: SuggestionOutcomeType,
    nullable: true,
    extensions: { work: 2 * STATEMENT },
    description: 'Returns the outcome of a suggestion to anyone with its id; null for an unknown id.',
    args: { suggestionId: t.arg.id({ required: true, description: 'The id returned when the suggestion was sent.' }) },
    resolve: (_root, { suggestionId }, { services }) => services.support.toolSuggestions.outcome(suggestionId),
  }),
)
