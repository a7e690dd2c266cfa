import { claimedDomainOf, isAtDomain, provesByEmail } from '../listings/claim-domain.ts'

/**
 * Whether a verified address says that its owner works for a tool's vendor: it is at the registrable domain of the
 * website. Never at a domain where anybody gets an address, and not at schools.
 */
export const worksForVendor = (email: string | null, websiteUrl: string | null): boolean => {
  const domain = claimedDomainOf(websiteUrl)?.domain
  return email !== null && domain !== undefined && provesByEmail(domain) && isAtDomain(email, domain)
}
