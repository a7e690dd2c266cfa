import { describe, expect, it } from 'vitest'
import { render } from '#client/entry-server.tsx'
import { pricingData } from './pricing-data.ts'

const pageAt = async (path: string, mode?: Parameters<typeof pricingData>[0]) => {
  const result = await render({
    url: path,
    origin: 'https://toolfinch.test',
    now: new Date('2031-05-04T00:00:00Z'),
    execute: async () => ({ data: pricingData(mode) }),
    assetsFor: () => ({ modules: [], styles: [] }),
  })
  if (result.kind !== 'page') throw new Error(`A redirect to ${result.location}`)
  return result
}

const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, ' ')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')

describe('the pricing page without scripts', () => {
  it('has a heading, a canonical URL and every price with its correct saving', async () => {
    const { status, html } = await pageAt('/pricing')
    expect(status).toBe(200)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('<link rel="canonical" href="https://toolfinch.test/pricing"/>')
    const text = textOf(html)
    for (const shown of ['$0 forever', '$30 per month', '$180 per year', '$200 per month', '$1,750 per year']) {
      expect(text).toContain(shown)
    }
    expect(text).toContain('Saves $180 per year (50%)')
    expect(text).toContain('Saves $650 per year (27%)')
    expect(text).toContain('Save 50%')
  })

  it('shows annual prices by default, and monthly ones if the URL requests them', async () => {
    expect((await pageAt('/pricing')).html).toMatch(/<input(?=[^>]*value="year")(?=[^>]*checked)[^>]*>/)
    expect((await pageAt('/pricing?period=month')).html).toMatch(/<input(?=[^>]*value="month")(?=[^>]*checked)[^>]*>/)
  })

  it('includes features, limits, the comparison, four questions and a link to the quiz', async () => {
    const { html } = await pageAt('/pricing')
    const text = textOf(html)
    for (const shown of [
      '400+ curated tools · 1,204 today',
      '5 recommendations per month',
      'Unlimited recommendations',
      '50+ matching factors · 71 topics today',
      'Up to 5 team members',
      'Account manager Planned',
      'Analytics Planned',
      '30-day money-back guarantee',
      'Changes take effect at the next billing cycle',
      'Pro access is instant',
      'What happens when a payment fails?',
      '2-minute quiz (20 questions)',
      'No credit card required',
    ]) {
      expect(text).toContain(shown)
    }
    expect(html.match(/<dt/g)).toHaveLength(4)
    expect(html).toMatch(/href="\/quiz"[^>]*>Start Free Quiz/)
  })

  it('shows three samples for testimonials with the test checkout, and nothing otherwise', async () => {
    const { html } = await pageAt('/pricing', 'LOCAL')
    expect(textOf(html).match(/ Sample /g)).toHaveLength(3)
    expect(html).not.toMatch(/<blockquote|<figcaption/)
    for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)) {
      expect(json).not.toMatch(/review|testimonial|sample/i)
    }
    for (const mode of ['TEST', 'LIVE', null] as const) {
      expect(textOf((await pageAt('/pricing', mode)).html)).not.toMatch(/ Sample |What our members say/)
    }
  })

  it('links visitors to sign-up and back to their choice', async () => {
    const { html } = await pageAt('/pricing')
    const back = encodeURIComponent('/pricing?plan=business&period=month').replaceAll('&', '&amp;')
    expect(html).toContain(`href="/auth?mode=signup&amp;returnTo=${back}"`)
  })

  it('greets visitors from the quiz', async () => {
    expect(textOf((await pageAt('/pricing?quiz=completed')).html)).toContain('Your quiz is complete')
    expect(textOf((await pageAt('/pricing?quiz=other')).html)).toContain('Simple pricing')
  })

  it('describes the paid plans in structured data, as available only when sold', async () => {
    const offersOf = async (mode: 'LOCAL' | 'LIVE') => {
      const [, json = ''] =
        /<script type="application\/ld\+json">(.*?)<\/script>/.exec((await pageAt('/pricing', mode)).html) ?? []
      return JSON.parse(json) as {
        name: string
        offers: { price: string; priceCurrency: string; availability?: string }[]
      }[]
    }
    const [pro, business, ...others] = await offersOf('LIVE')
    expect(others).toEqual([])
    expect(pro?.name).toBe('Toolfinch Pro Plan')
    expect(business?.offers.map(({ price, priceCurrency }) => [price, priceCurrency])).toEqual([
      ['200.00', 'USD'],
      ['1750.00', 'USD'],
    ])
    expect(pro?.offers[0]?.availability).toBe('https://schema.org/InStock')
    expect((await offersOf('LOCAL'))[0]?.offers[0]).not.toHaveProperty('availability')
  })
})

describe('the payment mode', () => {
  it.each([
    ['LOCAL', 'Test checkout: you won’t be charged.'],
    ['TEST', 'Test mode: you won’t be charged.'],
    [null, 'Plans aren’t available for purchase right now.'],
  ] as const)('is stated in mode %s', async (mode, text) => {
    expect(textOf((await pageAt('/pricing', mode)).html)).toContain(text)
  })

  it('has no notice with real payments', async () => {
    const text = textOf((await pageAt('/pricing', 'LIVE')).html)
    expect(text).not.toMatch(/no money moves|cannot be bought/)
    expect(text).toContain('Get Business')
  })

  it('has nothing to click without payments', async () => {
    const text = textOf((await pageAt('/pricing', null)).html)
    expect(text).not.toMatch(/Get Pro|Get Business/)
    expect(text).toContain('Get Started Free')
  })
})
