import { readFileSync, writeFileSync } from 'node:fs'
import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import { exchangeRatesFileSchema } from '#core/catalogue/exchange-rates-file.ts'
import { type OutsideFetch, OutsideFetchError } from '#server/platform/outside/outside-fetch.ts'

/** The rates cannot be renewed. The message is for the person at the terminal. */
export class RatesError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'RatesError'
  }
}

type RatesFile = z.infer<typeof exchangeRatesFileSchema>
type DayRates = { readonly day: string; readonly rates: ReadonlyMap<string, number> }

/** A rate that moved further since the file was written is more likely an error than news. */
const LARGEST_CHANGE = 0.5

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
  removeNSPrefix: true,
  processEntities: false,
})

const document = z.object({
  Envelope: z.object({
    Cube: z.object({
      Cube: z.object({
        time: z.iso.date(),
        Cube: z.array(z.object({ currency: z.string(), rate: z.string().regex(/^\d+(\.\d+)?$/) })),
      }),
    }),
  }),
})

const parse = (text: string): unknown => {
  try {
    return parser.parse(text)
  } catch {
    return null
  }
}

const dayRatesOf = (text: string): DayRates => {
  const { success, data } = document.safeParse(parse(text))
  if (!success) throw new RatesError('The response is not a list of reference rates of one day.')
  const { time, Cube: rates } = data.Envelope.Cube.Cube
  return { day: time, rates: new Map(rates.map(({ currency, rate }) => [currency, Number(rate)])) }
}

const renewed = (before: RatesFile, { day, rates }: DayRates): RatesFile => {
  if (day < before.as_of)
    throw new RatesError(`The rates of ${day} are older than those of ${before.as_of} in the file.`)
  const entries = Object.entries(before.per_euro).map(([currency, old]): [string, number] => {
    // The rates are those of the euro, which is not in the list.
    if (currency === 'EUR') return [currency, old]
    const rate = rates.get(currency)
    if (rate === undefined) throw new RatesError(`There is no rate for ${currency}.`)
    if (rate <= 0) throw new RatesError(`The rate for ${currency} is not positive: ${rate}.`)
    if (Math.abs(rate / old - 1) >= LARGEST_CHANGE) {
      throw new RatesError(`The rate for ${currency} changed too much, from ${old} to ${rate}. Check it by hand.`)
    }
    return [currency, rate]
  })
  return { ...before, as_of: day, per_euro: Object.fromEntries(entries) }
}

/**
 * Writes the reference rates at an address of the European Central Bank into a file of rates, and returns the day of the
 * rates, `YYYY-MM-DD`. The file keeps its currencies, and stays as it is after an error.
 * @throws RatesError for a response that is missing or implausible
 */
export const renewRates = async (fetchOutside: OutsideFetch, url: string, path: string): Promise<string> => {
  const before = exchangeRatesFileSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  const { bytes } = await fetchOutside(url).catch((error: unknown): never => {
    if (!(error instanceof OutsideFetchError)) throw error
    throw new RatesError(`${url} could not be read: ${error.message}`, { cause: error })
  })
  const after = renewed(before, dayRatesOf(new TextDecoder().decode(bytes)))
  writeFileSync(path, `${JSON.stringify(after, null, 2)}\n`)
  return after.as_of
}
