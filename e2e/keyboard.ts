import { expect, type Page } from '@playwright/test'

/** Presses Tab until an element with this accessible name (label or text) has the focus. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let steps = 0; steps < 150; steps++) {
    await page.keyboard.press('Tab')
    // After the last element the body has the focus, and the next Tab starts at the top.
    const label = await page.evaluate(() => {
      const element = document.activeElement
      if (element === null || element === document.body) return ''
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      return element.getAttribute('aria-label') ?? labels[0]?.textContent ?? element.textContent ?? ''
    })
    if (name.test(label.trim())) return
  }
  throw new Error(`Nothing called ${name} is in reach of the keyboard`)
}

/** Presses the next heart by keyboard; members' hearts load after the cards, and work once their state is known. */
export async function saveByKeyboard(page: Page): Promise<void> {
  const name = /^Add .* to favorites$/
  await expect(page.getByRole('button', { name }).first()).toHaveAttribute('aria-busy', 'false')
  await tabTo(page, name)
  await page.keyboard.press('Enter')
  const saved = page.getByRole('button', { name: /^Remove .* from favorites$/ })
  await expect(saved).toBeFocused()
  await expect(saved).toHaveAttribute('aria-busy', 'false')
}
