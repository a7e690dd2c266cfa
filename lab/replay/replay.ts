/**
 * npm run replay -- OLD_FOLDER NEW_FOLDER
 * Starts two built versions of the product on empty embedded databases, sends both the same 500 requests (GraphQL,
 * functions, pages, files, and a member's session) in order, and prints every response that differs. Exits 1 for any.
 * Identifiers, tokens, times and names of built files are ignored.
 */
import { comparable, firstDifference } from './comparable.ts'
import { fillIn, type ReplayRequest, type Values } from './request.ts'
import { recordedRequests } from './requests.ts'
import { type ReplayedProduct, startVersion } from './version.ts'

const [oldFolder, newFolder] = process.argv.slice(2)
if (oldFolder === undefined || newFolder === undefined) {
  console.error('Usage: npm run replay -- OLD_FOLDER NEW_FOLDER (each with installed packages and a finished build)')
  process.exit(2)
}

const MAX_TRIES = 5

/** Sends a request with this version's values, and captures values for later requests. */
async function send(product: ReplayedProduct, request: ReplayRequest, values: Values): Promise<string> {
  if (request.needsEmailCode === true) values.code = await product.emailCode()
  const { method, path, headers, body } = fillIn(request, values)
  const ask = () =>
    fetch(product.url + path, {
      method,
      headers: { connection: 'close', ...headers },
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
    })
  let response = await ask()
  // A busy machine rejects work temporarily, whatever the version.
  for (let tries = 1; response.status === 503 && tries < MAX_TRIES; tries += 1) response = await ask()
  const text = await response.text()
  if (request.capture !== undefined) Object.assign(values, request.capture(text))
  return comparable(response, text, product.url)
}

const [before, after] = await Promise.all([startVersion(oldFolder), startVersion(newFolder)])
let different = 0
try {
  const requests = recordedRequests(before.tools.map(({ slug }) => slug))
  const names = new Map<string, number>()
  const [oldValues, newValues] = [await before.values(), await after.values()]
  for (const request of requests) {
    const expected = await send(before, request, oldValues)
    const actual = await send(after, request, newValues)
    names.set(request.kind, (names.get(request.kind) ?? 0) + 1)
    if (expected === actual) continue
    different += 1
    const { method, path, body } = request
    const what = body === undefined ? '' : ` ${body.slice(0, 160)}`
    console.log(`\n${different}. ${request.kind}: ${method} ${path}${what}\n${firstDifference(expected, actual)}`)
  }
  const counts = [...names].map(([kind, count]) => `${count} ${kind}`).join(', ')
  console.log(`\n${requests.length} requests (${counts}): ${different} differ`)
} finally {
  await Promise.all([before.stop(), after.stop()])
}
process.exitCode = different === 0 ? 0 : 1
