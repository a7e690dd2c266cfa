import { maskedText } from '#core/analytics/masked-text.ts'

export type VisitSource = {
  readonly source: string | null
  readonly medium: string | null
  readonly campaign: string | null
}

const MAX_HOST = 100

const hostOf = (address: string): string | null => {
  try {
    const { protocol, hostname } = new URL(address)
    if (protocol !== 'https:' && protocol !== 'http:') return null
    return hostname.replace(/^www\./, '').slice(0, MAX_HOST) || null
  } catch {
    return null
  }
}

const parameter = (path: string, name: string): string | null => {
  const value = new URLSearchParams(path.split('?', 2)[1] ?? '').get(name)
  return value === null ? null : maskedText(value.toLowerCase()) || null
}

/** `utm_source`, else the referring host unless it is our own. Only the host of the referrer is used. */
export const createVisitSource = (publicUrl: string) => {
  const ownHost = hostOf(publicUrl)
  return (path: string, referrer: string | null): VisitSource => {
    const host = referrer === null ? null : hostOf(referrer)
    return {
      source: parameter(path, 'utm_source') ?? (host === ownHost ? null : host),
      medium: parameter(path, 'utm_medium'),
      campaign: parameter(path, 'utm_campaign'),
    }
  }
}
