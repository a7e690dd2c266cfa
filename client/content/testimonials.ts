/** A customer's own words, published with their consent. */
export type Testimonial = {
  readonly quote: string
  readonly name: string
  /** Their position and company. */
  readonly role: string
}

/** Empty until there are testimonials: the pricing page hides the section without entries. */
export const TESTIMONIALS: readonly Testimonial[] = []
