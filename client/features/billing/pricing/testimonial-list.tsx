import type { ReactNode } from 'react'
import { SAMPLES, SHOWN_FROM, type Testimonial } from '#client/content/testimonials.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Card } from '#client/ui/card.tsx'

type TestimonialListProps = {
  readonly testimonials: readonly Testimonial[]
  /** Whether to show samples while there are too few testimonials: an installation that takes no money. */
  readonly samples: boolean
}

/** Testimonials. Renders nothing while there are too few, unless samples may fill their place. */
export function TestimonialList({ testimonials, samples }: TestimonialListProps) {
  if (testimonials.length < SHOWN_FROM) return samples ? <Samples /> : null
  return (
    <Section>
      {testimonials.map(({ quote, name, role }) => (
        <li key={quote} className="border-line border-t pt-4">
          <figure>
            <blockquote>“{quote}”</blockquote>
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
        What our customers say
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
