import { expect, type Page } from '@playwright/test'

/** Moves on by the Tab key until something with this accessible name has the focus: a label, or its own text. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let steps = 0; steps < 150; steps++) {
    await page.keyboard.press('Tab')
    // Behind the last element the body has the focus, and the next step begins at the top.
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

/** Presses the next heart by the keyboard; the member's own hearts come after the cards, and answer once they know what is saved. */
export async function saveByKeyboard(page: Page): Promise<void> {
  const name = /^Add .* to favorites$/
  await expect(page.getByRole('button', { name }).first()).toHaveAttribute('aria-busy', 'false')
  await tabTo(page, name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Remove .* from favorites$/ })).toBeFocused()
}
