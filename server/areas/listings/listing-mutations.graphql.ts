import {
  EditConflictError,
  InvalidCodeError,
  InvalidInputError,
  NotFoundError,
  NotVerifiedError,
  RateLimitedError,
} from '#core/errors.ts'
import type { Viewer } from '#core/policy.ts'
import { builder } from '../../graphql/builder.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { failures } from '../../graphql/errors.ts'
import { exposedType, field } from '../../graphql/exposed.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { STATEMENT } from '../../graphql/work.ts'
import { ClaimMethodEnum, VendorGroupEnum, VendorListingType } from './listing.graphql.ts'
import type { VendorListing } from './vendor.service.ts'

type Changed = { readonly listing: VendorListing | null }

const payload = (name: string, description: string) =>
  builder.objectRef<Changed>(name).implement({
    description,
    fields: (t) => ({
      listing: t.expose('listing', {
        type: VendorListingType,
        nullable: true,
        description: 'The listing after the change; null when the tool is no longer active.',
      }),
    }),
  })

/** The viewer's page of a tool after a change. */
const changed = async (
  services: RequestContext['services'],
  viewer: Viewer | null,
  slug: string,
): Promise<Changed> => ({
  listing: await services.listings.vendor.listing(viewer, slug),
})

const SLUG = 'The slug of the tool, for the returned listing.'
const CLAIM = 'The id of the claim.'
const VERIFIED = 'Requires the token of a member with a verified email address.'

const VendorChangeInput = builder.inputType('VendorChangeInput', {
  description: 'A corrected value, in import format.',
  fields: (t) => ({
    field: t.string({ required: true, description: 'The name of the field.' }),
    value: t.string({ required: true, description: 'The correct value: text, or JSON for lists and plans.' }),
    base: t.string({
      required: true,
      defaultValue: '',
      description: 'The value when the form was opened. If the stored value differs, sending returns a conflict.',
    }),
  }),
})

builder.mutationFields((t) => ({
  startClaim: t.field({
    type: payload('StartClaimPayload', 'The claim was started.'),
    extensions: { work: 16 * STATEMENT },
    description: `Starts a claim of a tool for its vendor, replaces a pending one, or sends a new code for one by email. ${VERIFIED}`,
    errors: failures(
      [NotVerifiedError, NotFoundError, InvalidInputError, RateLimitedError],
      'The listing with the claim, or why it was not started.',
    ),
    args: mutationInput('startClaim', (input) => ({
      slug: input.string({ required: true, description: SLUG }),
      toolId: input.id({ required: true, description: 'The UUID of the tool.' }),
      method: input.field({ type: ClaimMethodEnum, required: true, description: 'How to prove the domain.' }),
      email: input.string({
        description: "For `EMAIL`: the address at the domain that gets the code; the viewer's own when omitted.",
      }),
    })),
    resolve: async (_root, { input: { slug, toolId, method, email } }, context) => {
      const viewer = await context.viewer()
      await context.services.listings.claims.start(viewer, { toolId, method, email: email ?? null })
      return changed(context.services, viewer, slug)
    },
  }),
  enterClaimCode: t.field({
    type: payload('EnterClaimCodePayload', 'The domain was proved.'),
    extensions: { work: 16 * STATEMENT },
    description: `Proves a domain with the code from the email. After five wrong codes, a new one must be requested. ${VERIFIED}`,
    errors: failures(
      [NotVerifiedError, NotFoundError, InvalidCodeError, RateLimitedError],
      'The listing, or why the code was not accepted.',
    ),
    args: mutationInput('enterClaimCode', (input) => ({
      slug: input.string({ required: true, description: SLUG }),
      claimId: input.id({ required: true, description: CLAIM }),
      code: input.string({ required: true, description: 'The code from the email, in any case.' }),
    })),
    resolve: async (_root, { input: { slug, claimId, code } }, context) => {
      const viewer = await context.viewer()
      await context.services.listings.claims.enterCode(viewer, claimId, code)
      return changed(context.services, viewer, slug)
    },
  }),
  checkClaim: t.field({
    type: payload('CheckClaimPayload', 'The domain was proved.'),
    extensions: { work: 16 * STATEMENT },
    description: `Looks up the DNS record or the file of a pending claim. ${VERIFIED}`,
    errors: failures(
      [NotVerifiedError, NotFoundError, InvalidInputError, RateLimitedError],
      'The listing, or why the domain was not proved.',
    ),
    args: mutationInput('checkClaim', (input) => ({
      slug: input.string({ required: true, description: SLUG }),
      claimId: input.id({ required: true, description: CLAIM }),
    })),
    resolve: async (_root, { input: { slug, claimId } }, context) => {
      const viewer = await context.viewer()
      await context.services.listings.claims.check(viewer, claimId)
      return changed(context.services, viewer, slug)
    },
  }),
  withdrawClaim: t.field({
    type: payload('WithdrawClaimPayload', 'The claim was given up.'),
    extensions: { work: 12 * STATEMENT },
    description: 'Gives up a pending or active claim. Requires a token.',
    errors: failures([NotFoundError], 'The listing, or why nothing was changed.'),
    args: mutationInput('withdrawClaim', (input) => ({
      slug: input.string({ required: true, description: SLUG }),
      claimId: input.id({ required: true, description: CLAIM }),
    })),
    resolve: async (_root, { input: { slug, claimId } }, context) => {
      const viewer = await context.viewer()
      await context.services.listings.claims.withdraw(viewer, claimId)
      return changed(context.services, viewer, slug)
    },
  }),
}))

builder.mutationFields((t) => ({
  confirmVendorFacts: t.field({
    type: payload('ConfirmVendorFactsPayload', 'The facts have the date of today.'),
    extensions: { work: 24 * STATEMENT },
    description: `Dates facts of a claimed tool as confirmed by its vendor today. ${VERIFIED}`,
    errors: failures(
      [NotVerifiedError, NotFoundError, InvalidInputError, RateLimitedError],
      'The listing, or why nothing was confirmed.',
    ),
    args: mutationInput('confirmVendorFacts', (input) => ({
      slug: input.string({ required: true, description: SLUG }),
      toolId: input.id({ required: true, description: 'The UUID of the tool.' }),
      group: input.field({ type: VendorGroupEnum, required: true, description: 'The facts to confirm.' }),
      pageUrl: input.string({
        description: "The vendor's page with the values; required for prices unless each plan has one on the domain.",
      }),
    })),
    resolve: async (_root, { input: { slug, toolId, group, pageUrl } }, context) => {
      const viewer = await context.viewer()
      await context.services.listings.vendor.confirm(viewer, { toolId, group, pageUrl: pageUrl ?? null })
      return changed(context.services, viewer, slug)
    },
  }),
  correctVendorFacts: t.field({
    type: payload('CorrectVendorFactsPayload', 'The correction is waiting for an editor.'),
    extensions: { work: 24 * STATEMENT },
    description: `Proposes corrected facts of a claimed tool to the editors. ${VERIFIED}`,
    errors: failures(
      [NotVerifiedError, NotFoundError, InvalidInputError, EditConflictError, RateLimitedError],
      'The listing, or why nothing was sent.',
    ),
    args: mutationInput('correctVendorFacts', (input) => ({
      slug: input.string({ required: true, description: SLUG }),
      toolId: input.id({ required: true, description: 'The UUID of the tool.' }),
      pageUrl: input.string({ required: true, description: "The vendor's page with the correct values." }),
      note: input.string({ description: 'A note for the editor, at most 1,000 characters.' }),
      changes: input.field({ type: [VendorChangeInput], required: true, description: 'Only the changed fields.' }),
    })),
    resolve: async (_root, { input: { slug, toolId, pageUrl, note, changes } }, context) => {
      const viewer = await context.viewer()
      const given = changes.map(({ field, value, base }) => ({ field, value, base }))
      const correction = { toolId, pageUrl, note: note ?? null, changes: given }
      await context.services.listings.vendor.correct(viewer, correction)
      return changed(context.services, viewer, slug)
    },
  }),
}))

const UploadVendorLogoPayload = exposedType<{ readonly file: string }>(
  'UploadVendorLogoPayload',
  'The logo is stored.',
  {
    file: field.string('Its name, to propose as the fact `logo`.'),
  },
)

builder.mutationField('uploadVendorLogo', (t) =>
  t.field({
    type: UploadVendorLogoPayload,
    extensions: { work: 8 * STATEMENT },
    description: `Stores a logo of a claimed tool, so that \`correctVendorFacts\` can propose it. ${VERIFIED}`,
    errors: failures(
      [NotVerifiedError, NotFoundError, InvalidInputError, RateLimitedError],
      'The stored logo, or why it was not stored.',
    ),
    args: mutationInput('uploadVendorLogo', (input) => ({
      toolId: input.id({ required: true, description: 'The UUID of the tool.' }),
      data: input.string({
        required: true,
        description: 'An SVG of plain shapes or a PNG, in base64, at most 32 kB before encoding.',
      }),
    })),
    resolve: async (_root, { input: { toolId, data } }, context) => ({
      file: await context.services.listings.vendor.uploadLogo(await context.viewer(), { toolId, data }),
    }),
  }),
)
