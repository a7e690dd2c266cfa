import { describe, expect, it } from 'vitest'
import { reportOf } from '#client/features/recommendations/report-file.ts'
import type { DownloadReport_resultFragment } from '#client/gql/graphql.ts'
import { MATCH, result } from './result-answers.ts'

const report = (names: readonly string[]) => result(true, names) as unknown as DownloadReport_resultFragment

describe('the report', () => {
  it('contains the member’s profile and the first three tools', () => {
    const { text } = reportOf(report(['Alpha', 'Beta', 'Gamma', 'Delta']))
    for (const line of ['Role: Designer', 'Industry: Nonprofit', 'Budget: $21-100 a month', 'Team size: Just me']) {
      expect(text).toContain(line)
    }
    expect(text).toContain(
      `1. Alpha (Writing), ${MATCH}% match\nFree plan, paid from $20/month\nBecause you write, its drafts help.`,
    )
    expect(text).toContain('Recommended plan: Plus: $20 a month (as of March 2026).')
    expect(text).toContain('3. Gamma')
    expect(text).not.toContain('Delta')
  })

  it('is a plain text file named after the recommendations and their day', () => {
    expect(reportOf(report(['Alpha'])).name).toBe('ai-tool-recommendations-2026-04-24.txt')
  })
})
