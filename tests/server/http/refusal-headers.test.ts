import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { buildFoundation } from '#server/http/foundation.ts'
import { exchange } from './raw-connection.ts'
import { captureLog } from './support.ts'

const NAMES = ['content-security-policy', 'strict-transport-security', 'x-frame-options', 'permissions-policy']

test('what is no HTTP is refused with the security headers of every other response', async () => {
  const { log } = captureLog()
  const app = await buildFoundation({ log, trustProxy: [], development: false, draining: () => false, classifiers: [] })
  app.get('/alive', async () => 'yes')
  await app.listen({ host: '127.0.0.1', port: 0, listenTextResolver: () => 'listening' })
  const routed = (await app.inject('/alive')).headers
  const refused = await exchange((app.server.address() as AddressInfo).port, 'GET / HTTP/1.1\r\nbroken\r\n\r\n')
  for (const name of NAMES) expect(refused).toContain(`${name}: ${routed[name]}`)
  await app.close()
})
