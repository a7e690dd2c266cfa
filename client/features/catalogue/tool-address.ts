/** The page of what else does the work of a tool. */
export const alternativesHref = (slug: string): string => `/tool/${slug}/alternatives`
