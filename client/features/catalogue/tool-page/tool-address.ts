/** The address of a tool's alternatives. */
export const alternativesHref = (slug: string): string => `/tool/${slug}/alternatives`
