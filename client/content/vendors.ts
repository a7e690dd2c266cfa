import { LISTING_CODE_HOURS, LISTING_PROOF_DAYS } from '#core/retention.ts'

export const VENDORS_INTRO =
  'Does a tool in the catalog belong to you? Prove that its website is yours, then confirm and correct its facts and prices yourself. It is free, and it never changes how a tool ranks.'

export const PROOFS = [
  {
    title: 'A code by email',
    text: `We send a code to an address at the domain of the tool’s website, or below it. The code is valid for ${LISTING_CODE_HOURS} hours. Confirm the address again once a year.`,
  },
  {
    title: 'A DNS record',
    text: `You add a TXT record with a token to the domain within ${LISTING_PROOF_DAYS} days, and keep it.`,
  },
  {
    title: 'A file on the website',
    text: `You put a text file with a token at /.well-known/toolfinch.txt within ${LISTING_PROOF_DAYS} days, and keep it.`,
  },
] as const

export const CAN_CHANGE = [
  'Confirm prices, the pricing model, platforms, integrations, the API, whether it is open source, privacy claims, vendor and owner, the website and the setup time. The tool’s page shows “confirmed by the vendor” with the month at once.',
  'Correct the same facts. An editor checks a correction with your page and publishes it.',
] as const

export const NEVER_CHANGES = [
  'Descriptions, features, use cases, advantages and drawbacks.',
  'Topics, categories, names, and whether a tool is listed.',
  'Ratings, grades, ranks, featured tools and recommendations.',
] as const

export const LATER = [
  'Every confirmation, correction and claim is in the public history of the tool.',
  'We look at DNS records and files every month. A claim ends when its proof is gone, or when the website moves to another domain.',
  'Several people of one vendor can claim the same tool.',
] as const
