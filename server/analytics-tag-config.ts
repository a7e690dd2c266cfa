import { z } from 'zod'

/** An external analytics tag: its script URL and every origin it may contact, including the script's. */
export type AnalyticsTagConfig = Readonly<{ address: string; origins: readonly string[] }>

/** An https URL without credentials, safe in a header and a page. */
function isTagAddress(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : null
  return url?.protocol === 'https:' && !url.username && !url.password && !/[\s;,'"<>\\]/.test(value)
}

const isOrigin = (value: string): boolean => isTagAddress(value) && new URL(value).origin === value

export const TAG_VARIABLES = {
  ANALYTICS_TAG_URL: z
    .string()
    .refine(isTagAddress, 'must be the https URL of a script, such as https://tag.example/tag.js')
    .optional(),
  ANALYTICS_TAG_ORIGINS: z
    .string()
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .refine(
      (items) => items.length <= 20 && items.every(isOrigin),
      'must be at most 20 https origins, separated by commas, such as https://collect.tag.example',
    )
    .optional(),
}

type TagVariables = {
  readonly ANALYTICS_TAG_URL?: string | undefined
  readonly ANALYTICS_TAG_ORIGINS?: readonly string[] | undefined
}

/** Inconsistent variables with the reason. */
export function tagProblems({ ANALYTICS_TAG_URL, ANALYTICS_TAG_ORIGINS }: TagVariables): [string, string][] {
  if (ANALYTICS_TAG_ORIGINS === undefined || ANALYTICS_TAG_URL !== undefined) return []
  return [['ANALYTICS_TAG_URL', 'must be set when ANALYTICS_TAG_ORIGINS is']]
}

export function analyticsTagOf({ ANALYTICS_TAG_URL, ANALYTICS_TAG_ORIGINS = [] }: TagVariables) {
  if (ANALYTICS_TAG_URL === undefined) return undefined
  const origins = [...new Set([new URL(ANALYTICS_TAG_URL).origin, ...ANALYTICS_TAG_ORIGINS])]
  return Object.freeze({ address: ANALYTICS_TAG_URL, origins: Object.freeze(origins) })
}
