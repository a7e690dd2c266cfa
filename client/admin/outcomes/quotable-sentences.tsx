import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { momentText } from '../shared/dates.ts'
import { useAction } from '../shared/use-action.ts'
import { useSend } from '../shared/use-send.ts'

const QuotableSentences_sentence = graphql(`
  fragment QuotableSentences_sentence on QuotableSentence {
    id
    quote
    name
    role
    agreedAt
    shownAt
  }
`)

const ShowTestimonialDocument = graphql(`
  mutation ShowTestimonial($id: ID!, $shown: Boolean!) {
    showTestimonial(input: { id: $id, shown: $shown }) {
      __typename
      ... on ShowTestimonialPayload {
        sentence {
          ...QuotableSentences_sentence
        }
      }
      ...Failure_failure
    }
  }
`)

type QuotableSentencesProps = { readonly sentences: readonly FragmentType<typeof QuotableSentences_sentence>[] }

/** Each sentence, with the button that shows it on the pricing page or removes it. */
export function QuotableSentences({ sentences: masked }: QuotableSentencesProps) {
  const sentences = readFragment(QuotableSentences_sentence, masked)
  const send = useSend(['OutcomesTab'])
  const act = useAction()
  if (sentences.length === 0) return <p className="text-soft text-sm">Nobody has agreed to be quoted yet.</p>
  const show = (id: string, shown: boolean) =>
    act(() => send(ShowTestimonialDocument, { id, shown }), {
      done: shown ? 'Shown on the pricing page' : 'Removed from the pricing page',
      failure: 'The pricing page could not be changed. Please try again.',
    })
  return (
    <ul className="grid gap-3">
      {sentences.map(({ id, quote, name, role, agreedAt, shownAt }) => (
        <Card as="li" key={id} className="grid gap-2 p-4">
          <p className="wrap-anywhere max-w-prose">“{quote}”</p>
          <p className="text-soft text-sm">
            {name}, {role} · agreed on <time dateTime={agreedAt}>{momentText(agreedAt)}</time>
          </p>
          <div className="flex flex-wrap items-center gap-3">
            {shownAt ? <Badge tone="gold">Shown</Badge> : null}
            <Button
              variant={shownAt ? 'quiet' : 'secondary'}
              aria-label={`${shownAt ? 'Remove' : 'Show on the pricing page'}: ${name}, ${role}`}
              onClick={() => void show(id, !shownAt)}
            >
              {shownAt ? 'Remove' : 'Show on the pricing page'}
            </Button>
          </div>
        </Card>
      ))}
    </ul>
  )
}
