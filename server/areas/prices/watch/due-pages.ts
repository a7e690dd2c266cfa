import type { PricePageReading, PrismaClient } from '#prisma/client/client.ts'
import type { CatalogueArea } from '../../catalogue/catalogue.area.ts'

type PricedTool = Awaited<ReturnType<CatalogueArea['readPricePages']>>[number]

/** A page with the tools whose prices it states. */
export type PricePage = {
  readonly url: string
  readonly host: string
  /** Consecutive readings without a response. */
  readonly failures: number
  readonly tools: readonly PricedTool[]
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '')

/** Pages to be read now: never read ones first, then the oldest reading. Other pages of a busy host wait with it. */
export const duePages = async (
  { pricePageReading }: Pick<PrismaClient, 'pricePageReading'>,
  tools: readonly PricedTool[],
  now: Date,
): Promise<readonly PricePage[]> => {
  const readings = new Map((await pricePageReading.findMany()).map((reading) => [reading.url, reading]))
  const isWaiting = (reading: PricePageReading | undefined) => reading !== undefined && reading.nextOn > now
  const busy = new Set(
    [...readings.values()].filter((one) => one.outcome === 'busy' && isWaiting(one)).map(({ url }) => hostOf(url)),
  )
  const pages = [...Map.groupBy(tools, ({ url }) => url)]
    .map(([url, of]) => ({ url, host: hostOf(url), tools: of, reading: readings.get(url) }))
    .filter(({ host, reading }) => !isWaiting(reading) && !busy.has(host))
  const readAt = ({ reading }: (typeof pages)[number]) => reading?.readOn.getTime() ?? 0
  return pages
    .sort((a, b) => readAt(a) - readAt(b) || (a.url < b.url ? -1 : 1))
    .map(({ url, host, tools: of, reading }) => ({ url, host, failures: reading?.failures ?? 0, tools: of }))
}
