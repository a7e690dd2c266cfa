/** Field lengths of visitor forms, shared by forms and server. */
export const VISITOR_LIMITS = { name: 80, websiteUrl: 500, category: 80, note: 1000, email: 254 } as const
