/** What members write about a tool that they chose, and the name and role beside it. */
import { isPlainLine, LINK_OR_CONTACT } from '../plain-text.ts'

export const OUTCOME_LIMITS = { sentence: 280, name: 40, role: 80 } as const

export type OutcomeText = keyof typeof OUTCOME_LIMITS

const LABELS: Readonly<Record<OutcomeText, string>> = {
  sentence: 'Your sentence',
  name: 'Your first name',
  role: 'Your role',
}

export const normalizedOutcomeText = (text: string): string => text.normalize('NFC').trim()

/** Why a text cannot be stored, as a sentence; null when it can. An empty sentence is none; a name and a role are required. */
export const outcomeTextError = (field: OutcomeText, given: string): string | null => {
  const label = LABELS[field]
  const text = normalizedOutcomeText(given)
  const most = OUTCOME_LIMITS[field]
  if (text === '') return field === 'sentence' ? null : `${label} is required`
  if ([...text].length > most) return `${label} can have at most ${most} characters`
  if (!isPlainLine(text)) return `${label} must be one line of plain text`
  if (!/\p{L}/u.test(text)) return `${label} must contain letters`
  if (LINK_OR_CONTACT.test(text)) return `${label} must not contain links, addresses or phone numbers`
  return null
}

/** The first name in an account's name. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/u)[0] ?? ''
