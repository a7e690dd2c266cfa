import type { Testimonial } from '../../content/testimonials.ts'

/** Testimonials. Renders nothing without any. */
export function TestimonialList({ testimonials }: { readonly testimonials: readonly Testimonial[] }) {
  if (testimonials.length === 0) return null
  return (
    <section aria-labelledby="testimonials" className="mt-16">
      <h2 id="testimonials" className="text-2xl">
        What our customers say
      </h2>
      <ul className="mt-5 grid gap-6 md:grid-cols-3">
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
      </ul>
    </section>
  )
}
