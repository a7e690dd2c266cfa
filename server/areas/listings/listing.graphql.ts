import { INTEGRATIONS } from '#core/catalogue/vocabulary.ts'
import { claimedDomainOf } from '#core/listings/claim-domain.ts'
import { CLAIM_END_TEXTS, type CLAIM_METHODS } from '#core/listings/claim-texts.ts'
import { fileUrlOf, recordNameOf, recordValueOf } from '#core/listings/proof-places.ts'
import { VENDOR_GROUPS } from '#core/listings/vendor-fields.ts'
import type { VendorFieldView, VendorGroupView } from '#core/listings/vendor-group.ts'
import { builder } from '../../graphql/builder.ts'
import { enumType } from '../../graphql/enum-type.ts'
import { exposedType, field, nullable, withExposed } from '../../graphql/exposed.ts'
import { IN_MEMORY, STATEMENT } from '../../graphql/work.ts'
import { renewalOf } from './recheck.service.ts'
import type { ClaimWithTool, VendorListing } from './vendor.service.ts'

const MOST_FIELDS = 2
const MOST_OPTIONS = INTEGRATIONS.length
const MOST_CORRECTIONS = 10
const MOST_CLAIMS = 100

export const ClaimMethodEnum = enumType('ClaimMethod', 'How a vendor proves the domain of a website.', {
  email: 'A code sent to an address at the domain.',
  dns: 'A TXT record of the domain.',
  file: 'A file on the website.',
} satisfies Record<(typeof CLAIM_METHODS)[number], string>)

const ClaimStateEnum = enumType('ClaimState', 'The state of a claim.', {
  pending: 'Not proved yet.',
  active: 'Proved.',
  ended: 'Given up, or without its proof.',
})

export const VendorGroupEnum = enumType('VendorFactGroup', 'Facts that a vendor confirms and corrects together.', {
  prices: 'Plans and prices.',
  pricing_model: 'The pricing model.',
  platforms: 'The platforms it runs on.',
  integrations: 'The products it integrates with.',
  api: 'Whether there is a public API.',
  mcp_server: 'Whether it has an MCP server of its own.',
  open_source: 'Whether it is open source.',
  license: 'The license.',
  release: 'The newest release and its day.',
  context_window: 'The context window.',
  privacy: 'Privacy claims and their page.',
  company: 'The vendor and its owner.',
  website: 'The website and the logo.',
  setup: 'The time until a first result.',
})

const CorrectionStateEnum = enumType('CorrectionState', 'The state of a correction.', {
  open: 'Waiting for an editor.',
  accepted: 'Published.',
  rejected: 'Not published.',
})

const ClaimedListingType = builder.objectRef<ClaimWithTool>('ClaimedListing').implement({
  description: "A member's claim to speak for the vendor of a tool.",
  fields: (t) =>
    withExposed(t, {
      id: field.id('The id of the claim.'),
      domain: field.string('The domain that has to be proved.'),
      method: field.of(ClaimMethodEnum, 'How it is proved.'),
      state: field.of(ClaimStateEnum, 'Its state.'),
      contactEmail: nullable.string('The address that a code was sent to; null without an open code.'),
      expiresAt: nullable.dateTime('When the open code or the pending claim expires; null when there is none.'),
      since: t.expose('provedAt', {
        type: 'DateTime',
        nullable: true,
        description: 'When it was first proved; null while it is pending.',
      }),
      endedAt: nullable.dateTime('When it ended; null before.'),
      endReason: t.string({
        nullable: true,
        description: 'Why it ended, as a sentence without a period; null before.',
        resolve: ({ endReason }) => (endReason === null ? null : CLAIM_END_TEXTS[endReason]),
      }),
      renewBy: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'When the address must be confirmed again; null unless it is an active claim by email.',
        resolve: (claim) => (claim.state === 'active' && claim.method === 'email' ? renewalOf(claim) : null),
      }),
      token: t.string({
        extensions: { work: IN_MEMORY },
        description: 'The token to publish in a DNS record or a file.',
        resolve: ({ id }, _args, { services }) => services.listings.tokenOf(id),
      }),
      recordName: t.string({
        description: 'The name of the TXT record. The domain itself is accepted too.',
        resolve: ({ domain }) => recordNameOf(domain),
      }),
      recordValue: t.string({
        extensions: { work: IN_MEMORY },
        description: 'The value of the TXT record.',
        resolve: ({ id }, _args, { services }) => recordValueOf(services.listings.tokenOf(id)),
      }),
      fileUrl: t.string({
        description: 'The URL of the file, which contains the token.',
        resolve: ({ tool, domain }) => fileUrlOf(claimedDomainOf(tool.websiteUrl)?.host ?? domain),
      }),
      toolSlug: t.string({ description: 'The slug of the tool.', resolve: ({ tool }) => tool.slug }),
      toolName: t.string({ description: 'The name of the tool.', resolve: ({ tool }) => tool.name }),
    }),
})

const VendorOption = exposedType<VendorFieldView['options'][number]>('VendorOption', 'A known value of a fact.', {
  value: field.string('The value in import format.'),
  label: field.string('The text to display.'),
})

const VendorFactType = builder.objectRef<VendorFieldView>('VendorFact').implement({
  description: 'A fact that its vendor can correct.',
  fields: (t) =>
    withExposed(t, {
      field: field.string('The name of the field.'),
      label: field.string('The text to display.'),
      kind: field.string(
        '`text`, `choice` of one option, `choices` of several, `plans`, or the name of an uploaded `logo`.',
      ),
      value: field.string('The stored value, in import format.'),
      text: nullable.string('The stored value for people; null when not known.'),
      options: field.of([VendorOption], 'The options of choices.', { listSize: MOST_OPTIONS, work: IN_MEMORY }),
    }),
})

const VendorFactGroupType = builder.objectRef<VendorGroupView>('VendorFacts').implement({
  description: 'Facts that a vendor confirms together.',
  fields: (t) =>
    withExposed(t, {
      group: field.of(VendorGroupEnum, 'The group.'),
      label: field.string('The text to display.'),
      source: nullable.string('Their source and month as text; null when nothing is known.'),
      canConfirm: field.boolean('Whether anything is known that can be confirmed.'),
      needsPage: field.boolean("Whether a confirmation needs the address of a page on the vendor's domain."),
      fields: field.of([VendorFactType], 'The facts.', { listSize: MOST_FIELDS, work: IN_MEMORY }),
    }),
})

const VendorCorrectionType = exposedType<VendorListing['corrections'][number]>(
  'VendorCorrection',
  'A correction that the vendor sent to the editors.',
  {
    id: field.id('The id of the correction.'),
    state: field.of(CorrectionStateEnum, 'Its state.'),
    note: nullable.string("The editor's reply; null when there is none."),
    createdAt: field.dateTime('When it was sent.'),
  },
)

export const VendorListingType = builder.objectRef<VendorListing>('VendorListing').implement({
  description: "A tool as its vendor sees it, with the viewer's claim.",
  fields: (t) =>
    withExposed(t, {
      id: t.exposeID('toolId', { description: 'The id of the tool.' }),
      slug: field.string('The slug of the tool.'),
      name: field.string('The name of the tool.'),
      domain: nullable.string('The domain that has to be proved; null when the listing cannot be claimed.'),
      canUseEmail: field.boolean('Whether an email address at the domain proves it.'),
      ownEmail: nullable.string("The viewer's own address if it is at the domain; null otherwise."),
      claim: nullable.of(ClaimedListingType, "The viewer's pending or active claim; null when there is none."),
      groups: field.of([VendorFactGroupType], 'The facts; empty without an active claim.', {
        listSize: VENDOR_GROUPS.length,
        work: IN_MEMORY,
      }),
      corrections: field.of([VendorCorrectionType], "The viewer's latest corrections, newest first.", {
        listSize: MOST_CORRECTIONS,
        work: IN_MEMORY,
      }),
    }),
})

builder.queryFields((t) => ({
  vendorListing: t.field({
    type: VendorListingType,
    nullable: true,
    extensions: { work: 6 * STATEMENT },
    description: "A tool with the viewer's claim; null when there is no such active tool. Requires a token.",
    args: { slug: t.arg.string({ required: true, description: 'The slug of the tool.' }) },
    resolve: async (_root, { slug }, { viewer, services }) => services.listings.vendor.listing(await viewer(), slug),
  }),
  claimedListings: t.field({
    type: [ClaimedListingType],
    extensions: { listSize: MOST_CLAIMS, work: STATEMENT },
    description: "The viewer's claims, newest first, at most 100. Requires a token.",
    resolve: async (_root, _args, { viewer, services }) => services.listings.vendor.claims(await viewer()),
  }),
}))
