/** Emails about reviews. They quote the editor's text, and nobody else's. */
import { CONTACT_MAIL, PRODUCT_NAME } from '#core/brand.ts'
import { QUESTION_DAYS, REPORT_DAYS } from '#core/reviews/review-rules.ts'
import { composeEmail } from '../../platform/mail/email-layout.ts'
import type { Mail } from '../../platform/mail/mail.ts'

export type AboutReview = {
  readonly to: string
  readonly publicUrl: string
  readonly tool: { readonly name: string; readonly slug: string }
}

const QUESTIONS = `Questions? Email us at ${CONTACT_MAIL}.`

const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line.trim() !== '')

const pageOf = ({ publicUrl, tool }: AboutReview) => ({
  label: `Open the page of ${tool.name}`,
  url: `${publicUrl}/tool/${tool.slug}`,
})

const toAuthor = ({ tool }: AboutReview): string =>
  `You received this email because you reviewed ${tool.name} on ${PRODUCT_NAME}.`

const toReporter = ({ tool }: AboutReview): string =>
  `You received this email because you reported a review of ${tool.name} on ${PRODUCT_NAME}.`

const toVendor = ({ tool }: AboutReview): string =>
  `You received this email because you answered a review of ${tool.name} on ${PRODUCT_NAME}.`

export const reviewPublishedMail = (about: AboutReview): Mail =>
  composeEmail({
    to: about.to,
    subject: `Your review of ${about.tool.name} is published`,
    heading: 'Your review is published',
    paragraphs: [`An editor read your review of ${about.tool.name}. Everybody can read it now. Thank you!`],
    button: pageOf(about),
    reason: toAuthor(about),
  })

/** `text`: the editor's reason. */
export const reviewRejectedMail = (about: AboutReview, text: string): Mail =>
  composeEmail({
    to: about.to,
    replyTo: CONTACT_MAIL,
    subject: `Your review of ${about.tool.name} was not published`,
    heading: 'We did not publish your review',
    paragraphs: [
      `An editor read your review of ${about.tool.name} and decided not to publish it. The reason:`,
      ...linesOf(text),
    ],
    notes: [QUESTIONS],
    reason: toAuthor(about),
  })

/** `text`: the editor's question. */
export const reviewQuestionMail = (about: AboutReview, text: string): Mail =>
  composeEmail({
    to: about.to,
    replyTo: CONTACT_MAIL,
    subject: `A question about your review of ${about.tool.name}`,
    heading: 'We have a question about your review',
    paragraphs: [`An editor read your review of ${about.tool.name}. It is not published yet:`, ...linesOf(text)],
    button: pageOf(about),
    notes: [`Change your review on the page of the tool within ${QUESTION_DAYS} days, and an editor reads it again.`],
    reason: toAuthor(about),
  })

/** `text`: the editor's reason. */
export const reviewRemovedMail = (about: AboutReview, text: string): Mail =>
  composeEmail({
    to: about.to,
    replyTo: CONTACT_MAIL,
    subject: `Your review of ${about.tool.name} was removed`,
    heading: 'We removed your review',
    paragraphs: [
      `Members reported your review of ${about.tool.name}. An editor read it and decided to remove it. The reason:`,
      ...linesOf(text),
    ],
    notes: [QUESTIONS],
    reason: toAuthor(about),
  })

export const reportReceivedMail = (about: AboutReview): Mail =>
  composeEmail({
    to: about.to,
    subject: `Your report of a review of ${about.tool.name}`,
    heading: 'We received your report',
    paragraphs: [
      `You reported a review of ${about.tool.name}. An editor reads it within ${REPORT_DAYS} days, and you get an email with the outcome.`,
    ],
    button: pageOf(about),
    reason: toReporter(about),
  })

export const reportSettledMail = (about: AboutReview, isRemoved: boolean): Mail =>
  composeEmail({
    to: about.to,
    replyTo: CONTACT_MAIL,
    subject: `The outcome of your report of a review of ${about.tool.name}`,
    heading: isRemoved ? 'We removed the review' : 'The review stays',
    paragraphs: [
      `You reported a review of ${about.tool.name}.`,
      isRemoved
        ? 'An editor read the review and your report, and removed the review. Thank you!'
        : 'An editor read the review and your report. The review follows our rules, so it stays.',
    ],
    button: { label: 'Read the rules for reviews', url: `${about.publicUrl}/methodology#reviews` },
    notes: [QUESTIONS],
    reason: toReporter(about),
  })

export const reportedReviewDeletedMail = (about: AboutReview): Mail =>
  composeEmail({
    to: about.to,
    subject: `The outcome of your report of a review of ${about.tool.name}`,
    heading: 'The review was deleted',
    paragraphs: [`You reported a review of ${about.tool.name}. Its author deleted it before an editor decided on it.`],
    reason: toReporter(about),
  })

export const reviewAnsweredMail = (about: AboutReview): Mail =>
  composeEmail({
    to: about.to,
    subject: `The vendor of ${about.tool.name} answered your review`,
    heading: 'The vendor answered your review',
    paragraphs: [
      `The vendor of ${about.tool.name} answered your review. The answer is below it on the page of the tool.`,
    ],
    button: pageOf(about),
    reason: toAuthor(about),
  })

export const answerPublishedMail = (about: AboutReview): Mail =>
  composeEmail({
    to: about.to,
    subject: `Your answer to a review of ${about.tool.name} is published`,
    heading: 'Your answer is published',
    paragraphs: [`An editor read your answer to a review of ${about.tool.name}. Everybody can read it now.`],
    button: pageOf(about),
    reason: toVendor(about),
  })

/** `text`: the editor's reason. */
export const answerRejectedMail = (about: AboutReview, text: string): Mail =>
  composeEmail({
    to: about.to,
    replyTo: CONTACT_MAIL,
    subject: `Your answer to a review of ${about.tool.name} was not published`,
    heading: 'We did not publish your answer',
    paragraphs: [
      `An editor read your answer to a review of ${about.tool.name} and decided not to publish it. The reason:`,
      ...linesOf(text),
    ],
    notes: ['You can change it and send it again.', QUESTIONS],
    reason: toVendor(about),
  })
