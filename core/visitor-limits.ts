/** Most characters that each field of a visitor's form may hold; forms and server keep to the same. */
export const VISITOR_LIMITS = { name: 80, websiteUrl: 500, category: 80, note: 1000, email: 254 } as const
