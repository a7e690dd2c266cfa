import type { ReactNode } from 'react'
import { SAMPLES } from '#client/content/testimonials.ts'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Card } from '#client/ui/card.tsx'
import { TESTIMONIALS_FROM } from '#core/outcomes/outcome-rules.ts'

const TestimonialList_testimonial = graphql(`
  fragment TestimonialList_testimonial on Testimonial {
    quote
    name
    role
  }
`)

type TestimonialListProps = {
  readonly testimonials: readonly FragmentType<typeof TestimonialList_testimonial>[]
  /** Whether to show samples while there are too few testimonials: an installation that takes no money. */
  readonly samples: boolean
}

/** Testimonials. Renders nothing while there are too few, unless samples may fill their place. */
export function TestimonialList({ testimonials: masked, samples }: TestimonialListProps) {
  const testimonials = readFragment(TestimonialList_testimonial, masked)
  if (testimonials.length < TESTIMONIALS_FROM) return samples ? <Samples /> : null
  return (
    <Section>
      {testimonials.map(({ quote, name, role }) => (
        <li key={`${name} ${quote}`} className="border-line border-t pt-4">
          <figure>
            <blockquote className="wrap-anywhere">“{quote}”</blockquote>
            <figcaption className="mt-2 text-soft text-sm">
              {name}, {role}
            </figcaption>
          </figure>
        </li>
      ))}
    </Section>
  )
}

function Section({ children }: { readonly children: ReactNode }) {
  return (
    <section aria-labelledby="testimonials" className="mt-16">
      <h2 id="testimonials" className="text-2xl">
        What our members say
      </h2>
      <ul className="mt-5 grid gap-6 md:grid-cols-3">{children}</ul>
    </section>
  )
}

/** Not marked up as a quotation, because it is none. */
function Samples() {
  return (
    <Section>
      {SAMPLES.map(({ role, text }) => (
        <Card as="li" key={role} className="grid content-start gap-2 p-4">
          <p>
            <Badge tone="gold">Sample</Badge>
          </p>
          <p className="text-soft">{text}</p>
          <p className="text-soft text-sm">{role}</p>
        </Card>
      ))}
    </Section>
  )
}
