import { NotFoundError } from '#core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { failures } from '../../graphql/errors.ts'
import { exposedType, field, nullable } from '../../graphql/exposed.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { STATEMENT } from '../../graphql/work.ts'
import { TESTIMONIALS } from '../../platform/cache/cache-tags.ts'
import { MAX_QUOTABLE, MAX_TESTIMONIALS, type QuotableSentence, type Testimonial } from './testimonials.service.ts'

const TestimonialType = exposedType<Testimonial>(
  'Testimonial',
  "A member's sentence about a tool that they chose from their list, shown with their consent.",
  {
    quote: field.string('The sentence, word for word.'),
    name: field.string('The first name that the member gave for it.'),
    role: field.string('The role that the member gave for it.'),
  },
)

builder.queryField('testimonials', (t) =>
  t.field({
    type: [TestimonialType],
    extensions: { reads: 'program', publicCatalogue: true, listSize: MAX_TESTIMONIALS, work: STATEMENT },
    description: `The testimonials of the pricing page, at most ${MAX_TESTIMONIALS}; empty while there are fewer than three.`,
    resolve: async (_root, _args, { services, cacheTags }) => {
      cacheTags?.add(TESTIMONIALS)
      return [...(await services.outcomes.testimonials.shown())]
    },
  }),
)

const QuotableSentenceType = exposedType<QuotableSentence>(
  'QuotableSentence',
  "A member's sentence that may be quoted.",
  {
    id: field.id('The UUID of the answer.'),
    quote: field.string('The sentence, word for word.'),
    name: field.string('The first name that may be shown.'),
    role: field.string('The role that may be shown.'),
    agreedAt: field.dateTime('When the member agreed to be quoted.'),
    shownAt: nullable.dateTime('When it was chosen for the pricing page; null when it is not shown.'),
  },
)

builder.queryField('quotableSentences', (t) =>
  t.field({
    type: [QuotableSentenceType],
    extensions: { action: 'testimonial:manage', listSize: MAX_QUOTABLE, work: 2 * STATEMENT },
    description: `Sentences that members agreed to see quoted, the shown ones first, at most ${MAX_QUOTABLE}. For administrators.`,
    resolve: async (_root, _args, { viewer, services }) => [
      ...(await services.outcomes.testimonials.quotable(await viewer())),
    ],
  }),
)

const ShowTestimonialPayload = builder.objectRef<{ sentence: QuotableSentence }>('ShowTestimonialPayload').implement({
  description: 'The pricing page was changed.',
  fields: (t) => ({
    sentence: t.expose('sentence', { type: QuotableSentenceType, description: 'The sentence.' }),
  }),
})

builder.mutationField('showTestimonial', (t) =>
  t.field({
    type: ShowTestimonialPayload,
    extensions: { action: 'testimonial:manage', work: 8 * STATEMENT },
    description: 'Shows a quotable sentence on the pricing page, or removes it. Idempotent. For administrators.',
    errors: failures([NotFoundError], 'The sentence, or a failure when the member no longer agrees to be quoted.'),
    args: mutationInput('showTestimonial', (input) => ({
      id: input.id({ required: true, description: 'The UUID of the answer.' }),
      shown: input.boolean({ required: true, description: 'Whether to show it.' }),
    })),
    resolve: async (_root, { input: { id, shown } }, { viewer, services }) => ({
      sentence: await services.outcomes.testimonials.show(await viewer(), id, shown),
    }),
  }),
)
