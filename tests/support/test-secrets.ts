/** What the account services need besides a database, the same in every test. */
export const TEST_SECRETS = {
  authSecret: 'a secret that only tests know, 32+',
  publicUrl: 'https://site.example',
} as const
