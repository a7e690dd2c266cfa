import { INVITATION_DAYS, shownName } from '#core/billing/seats.ts'
import { PRODUCT_NAME } from '#core/brand.ts'
import { composeEmail } from '#server/platform/mail/email-layout.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { subscriptionAddress } from '../subscription-address.ts'

type Person = { readonly name: string; readonly email: string }

/** The name is quoted, because its owner chose it, and is never in a subject or a heading: it could be a message. */
const nameAndAddress = ({ name, email }: Person): string => (name.trim() ? `"${name.trim()}" (${email})` : email)

const quotedName = (name: string): string => (name.trim() ? `"${name.trim()}"` : shownName(name))

export const invitationMail = (to: string, owner: Person, publicUrl: string, code: string): Mail =>
  composeEmail({
    to,
    subject: `You're invited to a team on ${PRODUCT_NAME}`,
    heading: 'Join a team',
    paragraphs: [
      `${nameAndAddress(owner)} invited you to their team on ${PRODUCT_NAME}, the directory of AI tools.`,
      'You get the full Business plan for free: unlimited recommendations, with all ten matches and the reasons behind them.',
      `This invitation is for ${to} and expires in ${INVITATION_DAYS} days. Sign in with this address, or sign up if you don't have an account.`,
    ],
    button: { label: 'Join the team', url: `${publicUrl}/team/join?code=${code}` },
    notes: ["If you don't know this person, you can ignore this email."],
    reason: `You received this email because ${owner.email} entered your address on ${PRODUCT_NAME}.`,
  })

export const joinedMail = (owner: Person, member: Person, publicUrl: string): Mail =>
  composeEmail({
    to: owner.email,
    subject: `Someone joined your team on ${PRODUCT_NAME}`,
    heading: 'Someone joined your team',
    paragraphs: [
      `${nameAndAddress(member)} accepted your invitation and now has the full Business plan.`,
      'Seats are included in the plan, so your price stays the same.',
    ],
    button: { label: 'See your team', url: subscriptionAddress(publicUrl) },
    reason: `You received this email because ${owner.email} is the address of a ${PRODUCT_NAME} account with a Business plan.`,
  })

/** The owner's plan has ended. The seat stays in case the owner buys it again. */
export const teamPlanEndedMail = (member: Person, owner: Pick<Person, 'name'>, publicUrl: string): Mail =>
  composeEmail({
    to: member.email,
    subject: `Your team's Business plan on ${PRODUCT_NAME} has ended`,
    heading: "Your team's plan has ended",
    paragraphs: [
      `The Business plan of ${quotedName(owner.name)} has ended, so your seat no longer gives you access to it.`,
      "You keep your account and everything you saved. Your own plan, if you have one, isn't affected. If the team renews its Business plan, your seat works again right away.",
    ],
    button: { label: 'See your plan', url: subscriptionAddress(publicUrl) },
    reason: `You received this email because ${member.email} is the address of a ${PRODUCT_NAME} account with a seat on a team.`,
  })

/** The owner removed the seat or deleted their account. */
export const seatRemovedMail = (member: Person, owner: Pick<Person, 'name'>, publicUrl: string): Mail =>
  composeEmail({
    to: member.email,
    subject: `You're no longer on a team on ${PRODUCT_NAME}`,
    heading: 'Your seat has ended',
    paragraphs: [
      `You no longer have a seat on the team of ${quotedName(owner.name)} on ${PRODUCT_NAME}, so the Business plan that came with it has ended.`,
      "You keep your account and everything you saved. Your own plan, if you have one, isn't affected.",
    ],
    button: { label: 'See your plan', url: subscriptionAddress(publicUrl) },
    reason: `You received this email because ${member.email} is the address of a ${PRODUCT_NAME} account.`,
  })
