import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { expectAccessible, test } from './fixtures.ts'
import { signInAs } from './members.ts'
import { owner } from './owner.ts'

/** A separate file per run: the same one is imported once. */
const exportOf = (name: string): string => `metric_type,value,date,page
users,2400,2026-11-01,
users,1800,2026-11-02,
conversion_rate,0.8,2026-11-01,
bounce_rate,68,2026-11-01,
session_duration,many,2026-11-01,
top_page,/${name},1500,120
`

test('an administrator validates an export, analyzes it, saves the report and undoes the import', async ({ page }) => {
  const name = crypto.randomUUID()
  const file = { name: `${name}.csv`, mimeType: 'text/csv', buffer: Buffer.from(exportOf(name)) }
  await signInAs(page, await owner())
  await page.goto('/admin?tab=analytics')
  const picker = page.getByLabel(/CSV file/)
  await expect(page.getByRole('heading', { name: 'Expected CSV Format' })).toBeVisible()
  await picker.setInputFiles({ ...file, name: 'notes.txt', mimeType: 'text/plain' })
  await expect(page.getByRole('alert')).toContainText('Upload Error')
  await expect(page.getByRole('alert')).toContainText('Please upload a CSV file')
  const analyze = page.getByRole('button', { name: 'Analyze Data' })
  await expect(analyze).toBeHidden()

  await picker.setInputFiles(file)
  await expect(page.getByText(`(${(file.buffer.length / 1024).toFixed(1)} KB)`)).toBeVisible()
  await page.getByRole('button', { name: 'Dry run' }).click()
  await expect(page.getByText('5 rows can be imported.')).toBeVisible()
  await page.getByText('1 row was rejected').press('Enter')
  await expect(page.getByText('Line 6 has a value that is not a number of seconds from 0 to 86400.')).toBeVisible()

  await analyze.press('Enter')
  await expect(page.getByRole('heading', { name: 'Analysis Results' })).toBeFocused()
  await expect(page.getByText('4,200', { exact: true })).toBeVisible()
  await expect(page.getByRole('cell', { name: '1,500' })).toBeVisible()
  const recommendation = page.getByRole('listitem').filter({ hasText: 'Raise the conversion rate' })
  await expect(recommendation.getByText('high', { exact: true })).toBeVisible()
  await expect(page.getByText('Data imported on')).toBeVisible()
  await expectAccessible(page)

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Report' }).click()
  const report = await saved
  expect(report.suggestedFilename()).toBe(`analytics-report-${new Date().toISOString().slice(0, 10)}.json`)
  expect(JSON.parse(await readFile(await report.path(), 'utf8'))).toMatchObject({
    analysis: { total_users: 4200, top_pages: [{ page: `/${name}`, views: 1500, conversions: 120 }] },
    recommendations: expect.arrayContaining([expect.objectContaining({ priority: 'high' })]),
    imported_at: expect.any(String),
  })

  await page.getByRole('button', { name: 'Upload New File' }).click()
  await page.getByRole('button', { name: `Undo ${name}.csv` }).click()
  await page
    .getByRole('alertdialog', { name: 'Undo this import?' })
    .getByRole('button', { name: 'Undo import' })
    .click()
  await expect(page.getByText('Import undone')).toBeVisible()
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: `${name}.csv` })
      .getByText('undone', { exact: true }),
  ).toBeVisible()
})
