import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'

/** The parts that move on the way from a card to its page. */
async function movedParts(page: Page): Promise<string[]> {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations()) {
          const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null
          if (part?.startsWith('::view-transition-group')) moved.push(part)
        }
        moved.push('ready')
      })
      return transition
    }
  })
  await page.goto('/ai-tools')
  const link = page.getByRole('article').nth(1).getByRole('heading').getByRole('link')
  const name = await link.textContent()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  await page.waitForFunction(() => (window as unknown as { moved: string[] }).moved.includes('ready'))
  return page.evaluate(() => (window as unknown as { moved: string[] }).moved)
}

test('mark and name of a card move to the page of the tool', async ({ page }) => {
  const parts = await movedParts(page)
  expect(parts).toContain('::view-transition-group(mark)')
  expect(parts).toContain('::view-transition-group(name)')
})

test('nothing moves for visitors who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await movedParts(page)).toEqual(['ready'])
})
