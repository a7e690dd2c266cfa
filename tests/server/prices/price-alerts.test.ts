import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#core/durations.ts'
import type { Viewer } from '#core/policy.ts'
import { createApi } from '../../support/catalogue.ts'
import { createPriceApp } from './price-app.ts'

const ADA = 'ada@people.example'

const app = createPriceApp()
const { later, loadPrices, runJob, runJobs, alerts, memberWith } = app

describe('the price history', () => {
  const earlierPrices = async () => {
    const { data } = await createApi(app.database).query(
      '{ tool(by: { slug: "abacus" }) { earlierPrices priceHistory { plan period perSeat fromUsd toUsd fromMonth month } } }',
    )
    return data.tool
  }

  test('is on a tool once the vendor’s page shows another price in a later month', async () => {
    expect(await earlierPrices()).toEqual({ earlierPrices: [], priceHistory: [] })
    await loadPrices(25, '2026-03')
    expect(await earlierPrices()).toEqual({
      earlierPrices: ['Pro was $20 a month until March 2026.'],
      priceHistory: [
        {
          plan: 'Pro',
          period: 'MONTH',
          perSeat: false,
          fromUsd: 20,
          toUsd: 25,
          fromMonth: '2025-06',
          month: '2026-03',
        },
      ],
    })
  })

  test('ignores corrections, and prices from other sources', async () => {
    await loadPrices(25, '2025-06')
    expect((await earlierPrices()).earlierPrices).toEqual([])
    await loadPrices(30, '2026-03', 'editorial')
    expect((await earlierPrices()).earlierPrices).toEqual([])
  })
})

describe('price alerts', () => {
  test('are off until a member turns them on, and can be turned off', async () => {
    const token = await app.members.join(ADA)
    const ask = async (text: string) => (await app.members.query(text, {}, { token })).data
    expect(await ask('{ settings { priceAlerts } }')).toEqual({ settings: { priceAlerts: false } })
    const set = (value: boolean) =>
      ask(
        `mutation { updateSettings(input: { priceAlerts: ${value} }) { ... on UpdateSettingsPayload { settings { priceAlerts emailUpdates } } } }`,
      )
    expect((await set(true)).updateSettings.settings).toEqual({ priceAlerts: true, emailUpdates: false })
    expect((await set(false)).updateSettings.settings).toEqual({ priceAlerts: false, emailUpdates: false })
  })

  test('are sent to a member who saved the tools and turned them on, in one email with one-click unsubscribe', async () => {
    await memberWith(ADA, ['abacus', 'birch'])
    await loadPrices(25, '2026-03', 'vendor_page', 250)
    await runJobs()
    const [mail, ...others] = await alerts()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: ADA, subject: 'Price changes for 2 tools you saved' })
    expect(mail?.text).toContain('Abacus: Pro was $20 a month and is $25 a month as of March 2026.')
    expect(mail?.text).toContain('Birch: Pro was $20 a month and is $25 a month as of March 2026.')
    expect(mail?.text).toContain('because you turned on price alerts for the tools you saved')
    expect(mail?.text).toContain(`Unsubscribe: ${mail?.unsubscribeUrl}`)
    expect(mail?.html).toContain('>Unsubscribe</a>')
  })

  test('name a single tool and link to it', async () => {
    await memberWith(ADA, ['abacus'])
    await loadPrices(0, '2026-03')
    await runJobs()
    const [mail] = await alerts()
    expect(mail?.subject).toBe('The price of Abacus changed')
    expect(mail?.text).toContain('Abacus: Pro was $20 a month and is free as of March 2026.')
    expect(mail?.text).toMatch(/See Abacus:\nhttps?:\S+\/tool\/abacus\n/)
  })

  test('are not sent with alerts off, for unsaved tools, or to unverified emails', async () => {
    await memberWith('off@people.example', ['abacus'], { priceAlerts: false })
    await memberWith('elsewhere@people.example', [])
    await memberWith('unverified@people.example', ['abacus'], { emailVerified: false })
    await loadPrices(25, '2026-03')
    await runJobs()
    expect(await alerts()).toEqual([])
  })

  test('ignore corrections, and changes undone within the hour', async () => {
    await memberWith(ADA, ['abacus'])
    await loadPrices(25, '2025-06')
    await runJobs()
    expect(await alerts()).toEqual([])
    await loadPrices(30, '2026-03')
    await runJob()
    await loadPrices(25, '2026-03')
    await runJobs()
    expect(await alerts()).toEqual([])
    // Correcting the price of a month is not a second change.
    await loadPrices(31, '2026-04')
    await runJobs()
    expect(await alerts()).toHaveLength(1)
    later(48)
    await loadPrices(32, '2026-04')
    await runJobs()
    expect(await alerts()).toHaveLength(1)
  })

  test('are never repeated for the same change, even when undone and redone', async () => {
    await memberWith(ADA, ['abacus'])
    await loadPrices(25, '2026-03')
    await runJobs()
    later(48)
    await loadPrices(20, '2025-06')
    await runJobs()
    later(48)
    await loadPrices(25, '2026-03')
    await runJobs()
    expect(await alerts()).toHaveLength(1)
  })

  test('are limited to one email a day; the next contains later changes', async () => {
    await memberWith(ADA, ['abacus'])
    await loadPrices(25, '2026-03')
    await runJobs()
    await loadPrices(30, '2026-04')
    await runJobs()
    expect(await alerts()).toHaveLength(1)
    later(DAY_MS / HOUR_MS)
    await runJob()
    const [, second] = await alerts()
    expect(second?.text).toContain('Pro was $25 a month and is $30 a month as of April 2026.')
    expect(second?.text).not.toContain('$20')
  })

  test('announce a change only after its own hour, even if an earlier one is announced', async () => {
    await memberWith(ADA, ['abacus'])
    await loadPrices(25, '2026-03')
    await runJob()
    later(2)
    await loadPrices(30, '2026-04')
    await runJob()
    const [first] = await alerts()
    expect(first?.text).toMatch(/is \$25 a month as of March 2026\.(?!.*\$30)/s)
    later(25)
    await runJob()
    const [, second] = await alerts()
    expect(second?.text).toContain('Pro was $25 a month and is $30 a month as of April 2026.')
  })

  describe('for a merged tool', () => {
    const merge = async (viewer: Viewer) => {
      const [from, into] = await Promise.all(
        ['birch', 'abacus'].map((slug) => app.database.prisma.tool.findUniqueOrThrow({ where: { slug } })),
      )
      return app.members.services.catalogue.toolMerge.merge(viewer, from?.id ?? '', into?.id ?? '')
    }
    const texts = async () => (await alerts()).filter(({ to }) => to === ADA).map(({ text }) => text)

    test('refer to the remaining one, including changes from before the merge', async () => {
      await memberWith(ADA, ['birch'])
      await loadPrices(25, '2026-03')
      await runJob()
      await merge(await app.administrator())
      later(2)
      await runJob()
      expect(await texts()).toEqual([expect.stringContaining('Abacus: Pro was $20 a month and is $25 a month')])
      later(48)
      await loadPrices(30, '2026-04')
      await runJobs()
      expect((await texts())[1]).toContain('Abacus: Pro was $25 a month and is $30 a month')
    })

    test('do not repeat earlier alerts of either tool, even after the merge is undone', async () => {
      await memberWith(ADA, ['birch'])
      await loadPrices(25, '2026-03')
      await runJobs()
      later(48)
      const administrator = await app.administrator()
      const { changeSetId } = await merge(administrator)
      // The remaining tool's page shows the same change.
      await loadPrices(20, '2025-06')
      await runJob()
      await loadPrices(25, '2026-03')
      await runJobs()
      expect(await texts()).toHaveLength(1)
      expect(await app.database.prisma.priceAlert.count({ where: { sentAt: null } })).toBe(0)
      await app.members.services.catalogue.undoChange.undo(administrator, changeSetId)
      expect(await app.database.prisma.tool.findUniqueOrThrow({ where: { slug: 'birch' } })).toMatchObject({
        status: 'active',
      })
      later(48)
      await runJobs()
      expect(await texts()).toHaveLength(1)
    })
  })

  test('stop when they are turned off before the email', async () => {
    const userId = await memberWith(ADA, ['abacus'])
    await loadPrices(25, '2026-03')
    await runJob()
    expect(await app.database.prisma.priceAlert.findMany({ where: { userId } })).toMatchObject([
      { plan: 'pro', period: 'month', month: '2026-03', sentAt: null },
    ])
    await app.database.prisma.memberSettings.update({ where: { userId }, data: { priceAlerts: false } })
    later(2)
    await runJob()
    expect(await alerts()).toEqual([])
    expect(await app.database.prisma.priceAlert.count()).toBe(0)
  })
})

describe('unsubscribing from an email', () => {
  const sentTo = async (email: string) => {
    await memberWith(email, ['abacus'])
    await loadPrices(25, '2026-03')
    await runJobs()
    const url = (await alerts()).find(({ to }) => to === email)?.unsubscribeUrl ?? ''
    return new URL(url).pathname
  }
  const isOn = async (email: string) =>
    (await app.database.prisma.user.findUniqueOrThrow({ where: { email }, include: { settings: true } })).settings
      ?.priceAlerts

  test('asks first, without a session: prefetching the link changes nothing', async () => {
    const url = await sentTo(ADA)
    const page = await app.members.app.inject({ method: 'GET', url })
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    expect(page.body).toContain('<h1>Stop price alerts?</h1>')
    expect(await isOn(ADA)).toBe(true)
  })

  test('turns off the member’s alerts with one POST, as sent by email programs', async () => {
    await memberWith('bob@people.example', ['abacus'])
    const url = await sentTo(ADA)
    const post = () =>
      app.members.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
    const done = await post()
    expect([done.statusCode, done.body]).toEqual([200, expect.stringContaining('<h1>Price alerts are off</h1>')])
    expect([await isOn(ADA), await isOn('bob@people.example')]).toEqual([false, true])
    expect((await post()).statusCode).toBe(200)
  })

  test('rejects a modified URL, even for another member', async () => {
    const url = await sentTo(ADA)
    const { id } = await app.database.prisma.user.findUniqueOrThrow({ where: { email: ADA }, select: { id: true } })
    const bob = await memberWith('bob@people.example', [])
    for (const wrong of [url.replace(id, bob), url.slice(0, -1), `${url}0`, '/unsubscribe/x', `/unsubscribe/${id}.`]) {
      const answers = await Promise.all(
        (['GET', 'POST'] as const).map((method) => app.members.app.inject({ method, url: wrong })),
      )
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
      expect(answers[0]?.body).toContain('<h1>This link does not work</h1>')
    }
    expect([await isOn(ADA), await isOn('bob@people.example')]).toEqual([true, true])
  })
})
