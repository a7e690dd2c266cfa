/** What the legal pages quote. */
import { z } from 'zod'

/** Region and data processors, for the privacy policy. */
export type SiteConfig = Readonly<{ region: string | undefined; providers: readonly string[] }>

/** Plain text for a legal page: no markup or placeholders. */
const siteText = z
  .string()
  .trim()
  .max(200, 'must be at most 200 characters long')
  .regex(/^[^<>{}[\]\\\p{Cc}]+$/u, 'must be plain words without brackets')

const siteProviders = z
  .string()
  .transform((value) =>
    value
      .split(';')
      .map((item) => item.trim())
      .filter(Boolean),
  )
  .refine(
    (items) => items.length <= 20 && items.every((item) => siteText.safeParse(item).success),
    'must be at most 20 company names, separated by semicolons, in plain words without brackets',
  )

export const SITE_VARIABLES = { SITE_REGION: siteText.optional(), SITE_PROVIDERS: siteProviders.optional() }

type SiteVariables = { readonly SITE_REGION?: string | undefined; readonly SITE_PROVIDERS?: string[] | undefined }

export const siteOf = ({ SITE_REGION: region, SITE_PROVIDERS: providers = [] }: SiteVariables): SiteConfig =>
  Object.freeze({ region, providers: Object.freeze(providers) })
