/** What the limiter counts the failed sign-ins of an account by, whether or not there is such an account. */
export const signInFailuresOf = (email: string): string => `sign-in-of:${email}`
