import { expect, test } from 'vitest'
import { securityHeaders } from '#server/http/plugins/security-headers.ts'
import { bareFastify } from '../support.ts'

async function answerOf(url: string, development = false, tagOrigins?: readonly string[]) {
  const app = await bareFastify()
  await app.register(securityHeaders, { development, tagOrigins })
  app.get('/', async () => 'hi')
  app.get('/broken', async () => {
    throw new Error('broken')
  })
  return app.inject(url)
}

test.each(['/', '/broken', '/nowhere'])('%s carries every security header', async (url) => {
  const { headers } = await answerOf(url)
  expect(headers).toMatchObject({
    'content-security-policy':
      "default-src 'self';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data:;font-src 'self';" +
      "connect-src 'self';worker-src 'self';manifest-src 'self';object-src 'none';base-uri 'none';frame-ancestors 'none';" +
      "form-action 'self' https://checkout.stripe.com;report-uri /csp-reports;report-to csp",
    'reporting-endpoints': 'csp="/csp-reports"',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
  })
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) {
    expect(headers['permissions-policy']).toContain(`${feature}=()`)
  }
  // Passkeys: by default, browsers allow them to the website itself.
  expect(headers['permissions-policy']).not.toContain('publickey-credentials')
  expect(headers['x-powered-by']).toBeUndefined()
  expect(headers['access-control-allow-origin']).toBeUndefined()
})

test('only development relaxes the policy, for hot reloading', async () => {
  const policy = (await answerOf('/', true)).headers['content-security-policy']
  expect(policy).toContain("script-src 'self' 'unsafe-inline'")
  expect(policy).toContain("connect-src 'self' ws:")
  expect(policy).toContain("object-src 'none'")
  expect(policy).not.toContain('report-')
})

test('a configured analytics tag may load scripts, send data and show pixels from its origins only', async () => {
  const policy = (await answerOf('/', false, ['https://tag.example'])).headers['content-security-policy']
  expect(policy).toBe(
    "default-src 'self';script-src 'self' https://tag.example;style-src 'self' 'unsafe-inline';" +
      "img-src 'self' data: https://tag.example;font-src 'self';connect-src 'self' https://tag.example;" +
      "worker-src 'self';manifest-src 'self';object-src 'none';base-uri 'none';frame-ancestors 'none';form-action 'self' https://checkout.stripe.com;" +
      'report-uri /csp-reports;report-to csp',
  )
})
