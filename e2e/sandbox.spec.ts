import { type BrowserContext, expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { makeMember, signInAs } from './members.ts'

const SCRIPT = 'https://embeddable-sandbox.cdn.apollographql.com/'
const FRAME = 'https://sandbox.embed.apollographql.com'

/**
 * Apollo's script (`@apollo/sandbox` 2.7.4) embeds a frame from Apollo, exchanges messages with exactly that origin,
 * and sends the frame's operations from the embedding page.
 */
const script = `
window.EmbeddedSandbox = class {
  constructor({ target, initialEndpoint }) {
    const frame = document.createElement('iframe')
    frame.src = '${FRAME}/sandbox/explorer?endpoint=' + initialEndpoint
    document.querySelector(target).appendChild(frame)
    const tell = (message) => frame.contentWindow.postMessage(message, '${FRAME}')
    addEventListener('message', async ({ origin, data }) => {
      if (origin !== '${FRAME}') return
      if (data.name === 'ExplorerListeningForHandshake') tell({ name: 'HandshakeResponse' })
      if (data.name !== 'ExplorerRequest') return
      const { endpointUrl, headers, operation: query } = data
      const response = await fetch(endpointUrl, {
        method: 'POST', credentials: 'omit',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      })
      tell({ name: 'ExplorerResponse', response: { ...(await response.json()), budget: response.headers.get('ratelimit') } })
    })
    fetch(location.origin + '/favicon.ico').catch(() => undefined)
  }
}`

/** A form for a token, instead of Apollo's explorer. */
const frame = `<!doctype html><title>Explorer</title>
<form><label>Token <input name="token"></label><button>Run</button></form><output></output>
<script>
const show = (text) => { document.querySelector('output').textContent = text }
addEventListener('message', ({ data }) => show(data.name === 'HandshakeResponse' ? 'connected' : JSON.stringify(data.response)))
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault()
  parent.postMessage({
    name: 'ExplorerRequest',
    operation: '{ viewer { email } }',
    headers: { authorization: 'Bearer ' + event.target.token.value },
    endpointUrl: new URLSearchParams(location.search).get('endpoint'),
  }, '*')
})
parent.postMessage({ name: 'ExplorerListeningForHandshake' }, '*')
</script>`

async function serveApollo(context: BrowserContext): Promise<void> {
  await context.route(/^https:/, (route) => {
    const url = route.request().url()
    if (url.startsWith(SCRIPT)) return route.fulfill({ contentType: 'text/javascript', body: script })
    if (url.startsWith(FRAME)) return route.fulfill({ contentType: 'text/html', body: frame })
    return route.abort()
  })
}

/** Opens the explorer by its typed URL. */
async function openExplorer(page: Page): Promise<void> {
  await page.goto('/graphql', { waitUntil: 'commit' })
  await expect(page.frameLocator('iframe').getByText('connected')).toBeVisible()
}

test.beforeEach(async ({ context, complaints }) => {
  await serveApollo(context)
  // The explorer has another origin than the product, and loads Apollo's.
  complaints.allow(
    /^asked a foreign address: (http:\/\/localhost:\d+\/|https:\/\/\w[\w-]+(\.\w+)?\.apollographql\.com\/)/,
  )
  // Apollo's script looks for an icon.
  complaints.allow(/404 \(Not Found\) \(http:\/\/localhost:\d+\/favicon\.ico\)/)
})

test('the explorer cannot reach the session of a signed-in member', async ({ page, baseURL, complaints }) => {
  const member = await makeMember(page, { verified: false })
  await signInAs(page, member)
  await page.goto('/about')
  expect(await page.evaluate(() => localStorage.getItem('toolfinch.session'))).toContain(member.token)

  await openExplorer(page)
  expect(new URL(page.url()).origin).not.toBe(baseURL)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  // The page's policy only lets the script contact the product's API.
  complaints.allow(/(Connecting to|Fetch API cannot load) \S+\/(dashboard|getTools)/)
  const blocked = await page.evaluate(async (origin) => {
    const reach = (path: string) =>
      fetch(`${origin}${path}`).then(
        () => 'reached',
        () => 'blocked',
      )
    return Promise.all([reach('/dashboard'), reach('/.netlify/functions/getTools')])
  }, baseURL)
  expect(blocked).toEqual(['blocked', 'blocked'])
})

test('the explorer runs an operation with a pasted token', async ({ page }) => {
  const member = await makeMember(page, { verified: false })
  await openExplorer(page)
  const explorer = page.frameLocator('iframe')
  await explorer.getByLabel('Token').fill(member.token)
  await explorer.getByRole('button', { name: 'Run' }).click()
  await expect(explorer.getByText(`{"data":{"viewer":{"email":"${member.email}"}}`)).toBeVisible()
  await expect(explorer.getByText('"budget":"\\"cost\\";r=')).toBeVisible()
})
