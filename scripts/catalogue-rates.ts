// npm run catalogue:rates
// Renews the exchange rates in prisma/data/exchange-rates.json from the reference rates of the European Central Bank.
import { join } from 'node:path'
import { createOutsideFetch } from '#server/platform/outside/outside-fetch.ts'
import { RatesError, renewRates } from './catalogue/renew-rates.ts'

const RATES_URL = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'
const DEADLINE_MS = 30_000

const file = join(import.meta.dirname, '../prisma/data/exchange-rates.json')
const fetchOutside = createOutsideFetch({
  accept: 'application/xml, text/xml',
  userAgent: 'Toolfinch (exchange rates)',
  deadlineMs: DEADLINE_MS,
})

try {
  const day = await renewRates(fetchOutside, RATES_URL, file)
  console.log(`prisma/data/exchange-rates.json has the rates of ${day}. Then run: npm run catalogue:dates`)
} catch (error) {
  if (!(error instanceof RatesError)) throw error
  console.error(`The exchange rates were not changed. ${error.message}`)
  process.exitCode = 1
}
