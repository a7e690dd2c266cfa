/** What a customer said, in their own words and with their consent. */
export type Testimonial = {
  readonly quote: string
  readonly name: string
  /** Their position and company. */
  readonly role: string
}

/** Empty until customers have said something: the pricing page shows the section only with entries. */
export const TESTIMONIALS: readonly Testimonial[] = []
