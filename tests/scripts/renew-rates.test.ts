/** Renewing the exchange rates, from a local server instead of the bank's. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { RatesError, renewRates } from '#scripts/catalogue/renew-rates.ts'
import { createOutsideFetch } from '#server/platform/outside/outside-fetch.ts'

const BEFORE = `{
  "$schema": "./exchange-rates.schema.json",
  "source": "https://bank.example/rates/",
  "as_of": "2026-09-04",
  "per_euro": {
    "EUR": 1,
    "GBP": 0.85898,
    "JPY": 181.59,
    "USD": 1.1622
  }
}
`
const xml = (changes: Readonly<Record<string, string>> = {}, day = '2026-11-27') => {
  const rates = { USD: '1.1704', JPY: '180.05', BGN: '1.9558', GBP: '0.8741', ...changes }
  const cubes = Object.entries(rates).map(([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
  <Cube><Cube time='${day}'>${cubes.join('')}</Cube></Cube>
</gesmes:Envelope>`
}

const folder = mkdtempSync(join(tmpdir(), 'rates-'))
const file = join(folder, 'exchange-rates.json')
const answer = { status: 200, body: '' }
let server: Server

const renew = () => {
  const { port } = server.address() as AddressInfo
  const fetchOutside = createOutsideFetch({ allowedHosts: [`127.0.0.1:${port}`] })
  return renewRates(fetchOutside, `http://127.0.0.1:${port}/daily.xml`, file)
}

beforeAll(async () => {
  server = createServer((_, response) => response.writeHead(answer.status).end(answer.body))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  writeFileSync(file, BEFORE)
  Object.assign(answer, { status: 200, body: xml() })
})

it('the file gets the rates of its currencies and their day, in its format', async () => {
  expect(await renew()).toBe('2026-11-27')
  expect(readFileSync(file, 'utf8')).toBe(
    BEFORE.replace('2026-09-04', '2026-11-27')
      .replace('0.85898', '0.8741')
      .replace('181.59', '180.05')
      .replace('1.1622', '1.1704'),
  )
})

describe('the file stays as it is', () => {
  it.each([
    ['a page without rates', '<html><body>Maintenance</body></html>', 'The response is not a list of reference rates'],
    ['an empty response', '', 'The response is not a list of reference rates'],
    ['half of a response', xml().slice(0, 500), 'The response is not a list of reference rates'],
    ['a rate that is no number', xml({ GBP: 'N/A' }), 'The response is not a list of reference rates'],
    ['a missing currency', xml().replace('GBP', 'SEK'), 'There is no rate for GBP.'],
    ['a rate of zero', xml({ JPY: '0' }), 'The rate for JPY is not positive: 0.'],
    ['a rate that fell by half', xml({ USD: '0.5811' }), 'The rate for USD changed too much, from 1.1622 to 0.5811.'],
    ['a rate that rose by half', xml({ USD: '1.7433' }), 'The rate for USD changed too much, from 1.1622 to 1.7433.'],
    ['older rates', xml({}, '2026-09-03'), 'The rates of 2026-09-03 are older than those of 2026-09-04 in the file.'],
    ['a day that does not exist', xml({}, '2026-11-31'), 'The response is not a list of reference rates'],
  ])('after %s', async (_, body, message) => {
    answer.body = body
    const error = await renew().catch((failure: unknown) => failure)
    expect(error).toBeInstanceOf(RatesError)
    expect((error as RatesError).message).toContain(message)
    expect(readFileSync(file, 'utf8')).toBe(BEFORE)
  })

  it('when the server fails', async () => {
    answer.status = 503
    await expect(renew()).rejects.toThrow(/^http:\/\/127\.0\.0\.1:\d+\/daily\.xml could not be read: .*503/)
    expect(readFileSync(file, 'utf8')).toBe(BEFORE)
  })
})
