/** Texts about claims that several screens, emails and the public history share. */

/** How a vendor proves its domain. */
export const CLAIM_METHODS = ['email', 'dns', 'file'] as const
export type ClaimMethod = (typeof CLAIM_METHODS)[number]

export const CLAIM_METHOD_TEXTS: Readonly<Record<ClaimMethod, string>> = {
  email: 'by email',
  dns: 'by a DNS record',
  file: 'by a file on the website',
}

/** Why a claim ended. `removed`: by an administrator. */
export type ClaimEnd =
  | 'withdrawn'
  | 'proof_gone'
  | 'website_moved'
  | 'not_renewed'
  | 'removed'
  | 'account_deleted'
  | 'tool_gone'

export const CLAIM_END_TEXTS: Readonly<Record<ClaimEnd, string>> = {
  withdrawn: 'The vendor gave up the claim',
  proof_gone: 'The proof of the domain is gone',
  website_moved: 'The website moved to another domain',
  not_renewed: 'The email address was not confirmed again within a year',
  removed: 'An administrator ended the claim',
  account_deleted: 'The account was deleted',
  tool_gone: 'The tool is no longer listed as active',
}
