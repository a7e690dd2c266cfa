/** Where a vendor publishes the token of a claim. */

export const recordNameOf = (domain: string): string => `_toolfinch.${domain}`

export const recordValueOf = (token: string): string => `toolfinch-verification=${token}`

export const fileUrlOf = (host: string): string => `https://${host}/.well-known/toolfinch.txt`
