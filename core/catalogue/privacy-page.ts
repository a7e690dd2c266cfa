type PrivacyClaims = { readonly privacy: readonly string[]; readonly privacy_url: string | null }

/** Whether it has privacy claims, but not the vendor's page that makes them. */
export const lacksPrivacyPage = ({ privacy, privacy_url: url }: PrivacyClaims): boolean =>
  privacy.length > 0 && url === null
