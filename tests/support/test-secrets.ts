/** What services of accounts need beside a database, the same in every test. */
export const TEST_SECRETS = {
  authSecret: 'a secret that only tests know, 32+',
  publicUrl: 'https://site.example',
} as const
