import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { openTool, RATING, review, reviewed } from './review-answers.ts'

afterEach(() => localStorage.clear())

const inRegion = async (options: Parameters<typeof openTool>[0]) => within((await openTool(options)).region)
const item = async (over: Record<string, unknown>) => {
  const region = await inRegion({ tool: reviewed([review('r1', over)]) })
  const article = await region.findByRole('article')
  return { article, text: article.textContent ?? '' }
}

describe('the reviews of a tool', () => {
  it('invite members while there are none, without a number', async () => {
    const { region } = await openTool()
    expect(within(region).getByText('No reviews yet, so no stars.')).toBeTruthy()
    expect(region.textContent).not.toMatch(/\d/)
    expect(within(region).queryByRole('article')).toBeNull()
  })

  it('begin with the average, and how many ratings explain themselves', async () => {
    const region = await inRegion({ tool: reviewed([review('r1')]) })
    expect(region.getByText('from 12 ratings, 5 with a review').parentElement?.textContent).toContain('4.3out of 5')
    expect(region.queryByText(/weighted toward the category/)).toBeNull()
  })

  it('say that fewer than ten ratings are weighted, and where the rule stands', async () => {
    const region = await inRegion({ tool: reviewed([review('r1')], { rating: { ...RATING, count: 9 } }) })
    const note = region.getByText(/With fewer than ten ratings, the average is weighted toward the category/)
    const link = within(note).getByRole('link', { name: 'How we count' })
    expect(link.getAttribute('href')).toBe('/methodology#reviews')
  })

  it('do not say that imported ratings are weighted', async () => {
    const region = await inRegion({ tool: { rating: { ...RATING, count: 3, source: 'a directory' } } })
    expect(region.getByText('from 3 ratings on a directory')).toBeTruthy()
    expect(region.queryByText(/weighted/)).toBeNull()
  })

  it('are shown when none of their stars count', async () => {
    const tool = reviewed([review('r1', { worksForVendor: true })], { rating: null, reviewSummary: null })
    const region = await inRegion({ tool })
    expect(region.getByText('No stars that count yet.')).toBeTruthy()
    expect(await region.findByRole('article')).toBeTruthy()
    expect(region.queryByText(/would choose it again/)).toBeNull()
  })

  it('show the distribution as bars with numbers, from five stars down', async () => {
    const region = await inRegion({ tool: reviewed([review('r1')]) })
    const list = (await region.findByRole('heading', { name: 'Stars of all ratings' })).nextElementSibling
    const rows = [...(list?.children ?? [])].map(({ textContent }) => textContent)
    expect(rows).toEqual([
      '5 stars7 ratings',
      '4 stars3 ratings',
      '3 stars1 rating',
      '2 stars0 ratings',
      '1 star1 rating',
    ])
    const widths = [...(list?.querySelectorAll<HTMLElement>('.bg-gold') ?? [])].map(({ style }) => style.width)
    expect(widths.map((width) => Math.round(Number.parseFloat(width)))).toEqual([58, 25, 8, 0, 8])
  })

  it('say who would choose it again, and what groups of authors think', async () => {
    const { region } = await openTool({ tool: reviewed([review('r1')]) })
    expect((await within(region).findByText('4 of 5')).parentElement?.textContent).toBe('4 of 5 would choose it again')
    expect(region.textContent).toContain('By roleDesigner 4.6 out of 5 (4 reviews)')
    expect(region.textContent).toContain('By jobDesign posters 4.4 out of 5 (3 reviews)')
  })
})

describe('a review', () => {
  it('says who wrote it, what for, with which plan and for how long', async () => {
    const { article, text } = await item({})
    expect(within(article).getByRole('heading', { name: 'Headline r1' })).toBeTruthy()
    expect(text).toContain('4 out of 5.Would choose it again')
    expect(text).toContain('What was goodIt keeps my layers in order.')
    expect(text).toContain('What was not goodIt needs a connection.')
    expect(text).toContain('Grace, Designer')
    expect(text).toContain('Job: Design posters · Plan: Pro · Used for 1 to 6 months')
    expect(within(article).getByText('November 20, 2026').getAttribute('dateTime')).toBe('2026-11-20T12:00:00.000Z')
    expect(text).not.toMatch(/edited|vendor/)
  })

  it('leaves out what is not known or empty', async () => {
    const { text } = await item({ bad: '', job: null, plan: null, duration: 'OVER_A_YEAR' })
    expect(text).not.toContain('What was not good')
    expect(text).toContain('Grace, DesignerUsed for more than a year')
  })

  it('names the author of a deleted account a former member', async () => {
    const { text } = await item({ authorName: null })
    expect(text).toContain('Former member, Designer')
  })

  it('says when it was edited, and that an author works for the vendor', async () => {
    const { article, text } = await item({ editedAt: '2026-11-25T12:00:00.000Z', worksForVendor: true })
    expect(text).toContain('November 20, 2026 · edited')
    expect(within(article).getByText('Works for the vendor; these stars do not count')).toBeTruthy()
  })

  it('has the answer of the vendor', async () => {
    const vendorAnswer = {
      __typename: 'VendorAnswer',
      text: 'It works offline now.',
      publishedAt: '2026-11-28T08:00:00.000Z',
    }
    const { text } = await item({ vendorAnswer })
    expect(text).toContain('The vendor’s answerIt works offline now.November 28, 2026')
  })

  it('is plain text', async () => {
    const { article, text } = await item({ good: '<b>bold</b> **strong**', headline: '<img src=x>' })
    expect(text).toContain('<b>bold</b> **strong**')
    expect(article.querySelector('p b, img')).toBeNull()
  })

  it('leads visitors who want to mark or report it to sign-in and back', async () => {
    await openTool({ tool: reviewed([review('r1', { helpfulCount: 3 })]) })
    const helpful = await screen.findByRole('link', { name: 'Helpful (3): sign in to mark “Headline r1”' })
    const report = screen.getByRole('link', { name: 'Report: sign in to report “Headline r1”' })
    for (const link of [helpful, report])
      expect(link.getAttribute('href')).toBe('/auth?returnTo=%2Ftool%2Falpha%23reviews')
  })
})
