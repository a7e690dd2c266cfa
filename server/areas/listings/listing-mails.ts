import { PRODUCT_NAME } from '#core/brand.ts'
import { CLAIM_END_TEXTS, type ClaimEnd } from '#core/listings/claim-texts.ts'
import { LISTING_CODE_HOURS } from '#core/retention.ts'
import { composeEmail } from '../../platform/mail/email-layout.ts'
import type { Mail } from '../../platform/mail/mail.ts'

type ClaimedTool = { readonly name: string; readonly slug: string }

export const claimCodeMail = (to: string, { tool, code }: { tool: ClaimedTool; code: string }): Mail =>
  composeEmail({
    to,
    subject: `Your code to claim ${tool.name} on ${PRODUCT_NAME}`,
    heading: `Claim ${tool.name}`,
    paragraphs: [
      `A ${PRODUCT_NAME} member wants to confirm the facts and prices of ${tool.name} for its vendor and named this address. Enter this code on the claim page within ${LISTING_CODE_HOURS} hours:`,
      code,
    ],
    notes: [
      'Pass the code on only to people who may speak for the vendor.',
      "If you don't know about this, ignore this email. Nothing changes without the code.",
    ],
    reason: `You received this email because someone named ${to} to claim a listing on ${PRODUCT_NAME}.`,
  })

export const claimEndedMail = (
  to: string,
  { tool, reason, publicUrl }: { tool: ClaimedTool; reason: ClaimEnd; publicUrl: string },
): Mail =>
  composeEmail({
    to,
    subject: `Your claim of ${tool.name} has ended`,
    heading: `Your claim of ${tool.name} has ended`,
    paragraphs: [
      `${CLAIM_END_TEXTS[reason]}. Facts that you confirmed keep their dates, but you can no longer confirm or correct them.`,
    ],
    button: { label: 'Claim it again', url: `${publicUrl}/vendors/${tool.slug}` },
    reason: `You received this email because you claimed ${tool.name} on ${PRODUCT_NAME}.`,
  })
