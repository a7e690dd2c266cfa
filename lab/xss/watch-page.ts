/** Opens pages in Chromium and lists every payload that became more than text. */
import type { BrowserContext, Page } from '@playwright/test'

/** Runs in the page first: records calls of `__xss`, and policy violations. */
const watch = () => {
  const caught: string[] = []
  Object.assign(window, {
    caught,
    __xss: () => caught.push('a script ran'),
  })
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    caught.push(`the security policy stopped ${violatedDirective} ${blockedURI} ${sample}`)
  })
}

/** Inspects the finished page: recorded calls, handlers in attributes, and executable URLs. */
const inspect = (): string[] => {
  const { caught } = window as unknown as { caught: string[] }
  const found = [...caught]
  for (const element of document.querySelectorAll('*')) {
    for (const { name } of element.attributes) {
      if (name.startsWith('on') || name === 'srcdoc') found.push(`the attribute ${name} of ${element.tagName}`)
    }
    for (const name of ['href', 'src', 'action', 'formaction', 'data', 'xlink:href']) {
      const value = element.getAttribute(name)
      if (value === null || !URL.canParse(value, location.href)) continue
      const { protocol } = new URL(value, location.href)
      const isSafe = /^(https?|mailto):$/.test(protocol) || (element.tagName === 'IMG' && protocol === 'data:')
      if (!isSafe) found.push(`the ${name} ${value} of ${element.tagName}`)
    }
  }
  const foreign = document.querySelectorAll(
    'iframe, object, embed, base, portal, math, marquee, form[id="document"], body img[src="x"]',
  )
  for (const element of foreign) found.push(`the element ${element.tagName}`)
  return found
}

const SETTLED_WITHIN_MS = 5_000

const visit = async (page: Page, url: string): Promise<string[]> => {
  const dialogs: string[] = []
  const onDialog = (dialog: { dismiss(): Promise<void> }) => {
    dialogs.push('a dialog opened')
    void dialog.dismiss()
  }
  page.on('dialog', onDialog)
  try {
    await page.goto(url, { waitUntil: 'load' })
    // Content loaded after hydration shows payloads too.
    await page.waitForLoadState('networkidle', { timeout: SETTLED_WITHIN_MS }).catch(() => undefined)
    return [...dialogs, ...(await page.evaluate(inspect))]
  } finally {
    page.off('dialog', onDialog)
  }
}

/** Visits each URL of a site; returns findings with their URL. */
export const visitAll = async (
  context: BrowserContext,
  origin: string,
  paths: readonly string[],
): Promise<string[]> => {
  await context.addInitScript(watch)
  const queue = [...paths]
  const problems: string[] = []
  const work = async () => {
    const page = await context.newPage()
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      for (const finding of await visit(page, `${origin}${path}`)) problems.push(`${path}: ${finding}`)
    }
    await page.close()
  }
  await Promise.all([work(), work(), work()])
  return problems
}

/** Whether the watch detects a running payload, on an unprotected page of its own. */
export const seesPayloads = async (context: BrowserContext, origin: string): Promise<boolean> => {
  const path = '/a-page-that-takes-text-for-markup'
  const body = '<!doctype html><p>Text</p><img src=x onerror="__xss(1)"><a href="javascript:__xss(1)">x</a>'
  await context.route(`${origin}${path}`, (route) => route.fulfill({ body, contentType: 'text/html' }))
  const found = await visitAll(context, origin, [path])
  return ['a script ran', 'the attribute onerror', 'the href'].every((text) =>
    found.some((line) => line.includes(text)),
  )
}
