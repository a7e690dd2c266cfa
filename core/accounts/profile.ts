import { z } from 'zod'
import { INVALID_EMAIL, normalizedEmail } from '../email-address.ts'
import { isPlainLine, isPlainText } from '../plain-text.ts'
import { safeWebsiteUrl } from '../website-url.ts'
import { INDUSTRIES } from './industries.ts'

const MAX_LINE = 100
const MAX_BIO = 2000

const line = (name: string) =>
  z
    .string()
    .transform((text) => text.normalize('NFC').trim())
    .refine((text) => text.length <= MAX_LINE, `${name} must be at most ${MAX_LINE} characters`)
    .refine((text) => isPlainLine(text), `${name} must not contain control characters`)

/** Maps empty texts and null to null. */
const orNothing = <Output>(schema: z.ZodType<Output, string>) =>
  z.union([
    z.null(),
    z
      .string()
      .regex(/^\s*$/)
      .transform(() => null),
    schema,
  ])

/** Needs at least one visible character: spaces and zero-width joiners alone are not a name. */
const fullName = line('Full name').refine((text) => /[^\p{C}\p{Z}]/u.test(text), 'Full name is required')
const industry = z
  .string()
  .refine((text) => (INDUSTRIES as readonly string[]).includes(text), 'Industry must be one of the listed options')
const website = z.string().transform((text, context) => {
  const url = safeWebsiteUrl(text)
  if (url !== null) return url
  context.addIssue('Website must be an http or https address')
  return z.NEVER
})
const bio = z
  .string()
  .transform((text) => text.normalize('NFC').replace(/\r\n?/g, '\n').trim())
  .refine((text) => text.length <= MAX_BIO, `Bio must be at most ${MAX_BIO} characters`)
  .refine((text) => isPlainText(text), 'Bio must not contain control characters')

/** A profile change: omitted fields stay, null clears. Email and role cannot be changed here. */
export const profileChangeSchema = z.strictObject({
  fullName: fullName.optional(),
  company: orNothing(line('Company')).optional(),
  jobTitle: orNothing(line('Job title')).optional(),
  industry: orNothing(industry).optional(),
  website: orNothing(website).optional(),
  bio: orNothing(bio).optional(),
})

export type ProfileChange = z.input<typeof profileChangeSchema>

/** Case-insensitive, at most 8 letters and digits; stored in upper case. */
const referralCode = z
  .string()
  .transform((text) => text.trim())
  // Before upper-casing, which turns letters such as "ı" into "I".
  .refine((text) => /^[A-Za-z0-9]{1,8}$/.test(text), 'Referral code must be at most 8 letters and digits')
  .transform((text) => text.toUpperCase())

/** What a new member enters besides email and password. */
export const newProfileSchema = z.strictObject({
  fullName,
  company: orNothing(line('Company')).default(null),
  jobTitle: orNothing(line('Job title')).default(null),
  industry: orNothing(industry).default(null),
  referralCode: orNothing(referralCode).default(null),
})

export type NewProfile = z.input<typeof newProfileSchema>

/** The email that identifies an account, in its stored form. */
export const emailSchema = z.string().transform((text, context) => {
  const email = normalizedEmail(text)
  if (email !== null) return email
  context.addIssue(text.trim() === '' ? 'Email is required' : INVALID_EMAIL)
  return z.NEVER
})
