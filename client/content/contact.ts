import { REFUND_DAYS } from '#core/billing/plans.ts'
import { CONTACT_MESSAGE_DAYS } from '#core/retention.ts'

type ContactQuestion = {
  readonly question: string
  readonly answer: string
  /** A link to the next step. */
  readonly link: { readonly to: string; readonly label: string }
}

/** Frequently asked questions. */
export const CONTACT_FAQ: readonly ContactQuestion[] = [
  {
    question: 'A fact about a tool is wrong. How do I tell you?',
    answer:
      'Choose “Report an inaccuracy” on the tool’s page. An editor checks every report, and your browser shows you the outcome on the same page.',
    link: { to: '/ai-tools', label: 'Find the tool' },
  },
  {
    question: 'How do I get a tool listed?',
    answer:
      'Suggest it with its name and website. An editor applies the same rules to every tool, and nobody can pay to be listed.',
    link: { to: '/suggest', label: 'Suggest a tool' },
  },
  {
    question: 'How do I cancel a paid plan or get a refund?',
    answer: `You can do both in your settings. A canceled plan runs until the end of the period you paid for, and you can request a full refund of your first payment within ${REFUND_DAYS} days.`,
    link: { to: '/pricing', label: 'See plans and their terms' },
  },
  {
    question: 'What happens to my message?',
    answer: `A person reads it and answers by email. We keep it for ${CONTACT_MESSAGE_DAYS} days, use it only to answer you, and delete it with your account if you have one with the same verified email address.`,
    link: { to: '/privacy-policy', label: 'Read the privacy policy' },
  },
]
