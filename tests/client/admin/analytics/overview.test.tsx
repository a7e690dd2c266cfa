import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { reportCsv } from '#client/admin/analytics/reports/report-csv.ts'
import { lastDays, periodOf } from '#client/admin/analytics/reports/report-period.ts'
import { figureText } from '#client/admin/analytics/reports/report-values.ts'
import { fail, openAdministration, prepareAdministration } from '../administration-screen.tsx'

const column = (key: string, label: string, unit = 'COUNT') => ({ __typename: 'AnalyticsColumn', key, label, unit })
const row = (key: string, values: (number | null)[]) => ({ __typename: 'AnalyticsRow', key, label: key, values })

const TRAFFIC = {
  __typename: 'AnalyticsReport',
  name: 'TRAFFIC',
  from: '2026-06-01',
  to: '2026-06-03',
  keyLabel: 'Day (UTC)',
  columns: [column('views', 'Page views'), column('bounceRate', 'Bounce rate', 'PERCENT')],
  rows: [row('2026-06-01', [1_234, 12.5]), row('2026-06-02', [null, null]), row('2026-06-03', [617, 40])],
  totals: [1_851, 21.7],
  notes: [] as string[],
  ignoredFilters: [] as string[],
  losses: '3 records were dropped in this period. The figures may be too low.',
  updatedAt: '2026-06-03T10:00:00.000Z',
}
const SEARCHES = {
  ...TRAFFIC,
  name: 'SEARCHES_WITHOUT_RESULT',
  keyLabel: 'Search',
  columns: [column('searches', 'Searches')],
  rows: [row('=HYPERLINK("https://evil.example")', [3]), row('cat, "video"', [2]), row('other', [9])],
  totals: null,
  notes: ['The page filter does not apply to this report.'],
  ignoredFilters: ['page'],
}
const FUNNEL = {
  ...TRAFFIC,
  name: 'FUNNEL',
  keyLabel: 'Step',
  columns: [column('visits', 'Visits'), column('dropOff', 'Drop-off', 'PERCENT')],
  rows: [row('Home', [200, 0]), row('Quiz started', [50, 75])],
  totals: null,
}
const LIVE = {
  __typename: 'LiveAnalytics',
  minutes: [3, 0, 1].map((views, index) => ({
    __typename: 'LiveMinute',
    minute: `2026-06-03T10:0${index}:00.000Z`,
    views,
    visits: views,
  })),
  pages: [{ __typename: 'LivePage', path: '/pricing', views: 4 }],
  views: 4,
  visits: 1,
  losses: '3 records were dropped today. The figures may be too low.',
  updatedAt: '2026-06-03T10:03:00.000Z',
}
const createdAt = '2026-06-01T10:00:00.000Z'
const rule = (host: string) => ({ __typename: 'AnalyticsSpamRule', id: `id-${host}`, host, createdAt })

const open = (address = '', given: Parameters<typeof openAdministration>[1] = {}) =>
  openAdministration(`/admin?tab=overview${address}`, {
    AnalyticsReport: () => ({ analyticsReport: TRAFFIC }),
    LiveAnalytics: () => ({ liveAnalytics: LIVE }),
    AnalyticsSpamRules: () => ({ analyticsSpamRules: [] }),
    ...given,
  })

const refuse = (message: string) => () => {
  throw new CombinedGraphQLErrors({ errors: [{ message }] })
}
const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((line) => [...line.children].map(({ textContent }) => textContent))

prepareAdministration()

describe('the reports', () => {
  it('shows the report in the URL as a chart and as a table with the same figures', async () => {
    const { sent } = await open('&from=2026-06-01&to=2026-06-03')
    const table = await screen.findByRole('table')
    expect(cells(table)).toEqual([
      ['Day (UTC)', 'Page views', 'Bounce rate'],
      ['June 1, 2026', '1,234', '12.5%'],
      ['June 2, 2026', '–', '–'],
      ['June 3, 2026', '617', '40%'],
      ['Total', '1,851', '21.7%'],
    ])
    const chart = screen.getByRole('img', { name: /^Traffic: Page views, June 1, 2026 to June 3, 2026/ })
    const lines = [...chart.querySelectorAll('polyline')].map((line) => line.getAttribute('points'))
    // A day without figures is a gap, not a zero.
    expect(lines).toEqual(['0,0 0,0', '2,50 2,50'])
    const request = sent.find(({ operation }) => operation === 'AnalyticsReport')
    expect(request?.variables).toEqual({
      name: 'TRAFFIC',
      from: '2026-06-01',
      to: '2026-06-03',
      filter: { page: null, source: null, includeBots: false },
    })
  })

  it('charts another column when it is selected', async () => {
    const { user } = await open()
    await user.selectOptions(await screen.findByLabelText('Show in the chart'), 'Bounce rate')
    const chart = screen.getByRole('img', { name: /^Traffic: Bounce rate/ })
    expect(chart.querySelector('polyline')?.getAttribute('points')).toBe('0,68.75 0,68.75')
  })

  it('shows the drop-off at each step of the funnel', async () => {
    await open('&report=funnel', { AnalyticsReport: () => ({ analyticsReport: FUNNEL }) })
    const chart = await screen.findByRole('img', { name: /^Funnel from home to paid plan: Visits/ })
    expect([...chart.children].map(({ textContent }) => textContent)).toEqual(['Home200', 'Quiz started75% lost50'])
    expect([...chart.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'))).toEqual(['100', '25'])
  })

  it('says what was not recorded, in the report and in the live view', async () => {
    await open()
    expect(await screen.findByText(/dropped in this period/)).toBeTruthy()
    expect(await screen.findByText(/dropped today/)).toBeTruthy()
  })

  it('shows all sign-up weeks in order', async () => {
    const weeks = Array.from({ length: 20 }, (_, index) => row(`week ${index}`, [index]))
    const analyticsReport = { ...TRAFFIC, name: 'RETENTION', columns: [column('signUps', 'Signed up')], rows: weeks }
    await open('&report=retention', { AnalyticsReport: () => ({ analyticsReport }) })
    const chart = await screen.findByRole('img', { name: /^Retention by week: Signed up/ })
    expect(chart.querySelector('polyline')?.getAttribute('points')?.split(' ')).toHaveLength(20)
  })

  it('says how many entries of a ranking are only in the table', async () => {
    const rows = [...Array.from({ length: 20 }, (_, index) => row(`search ${index}`, [20 - index])), row('other', [9])]
    const analyticsReport = { ...SEARCHES, rows }
    await open('&report=searches-without-result', { AnalyticsReport: () => ({ analyticsReport }) })
    expect(await screen.findByText('The first 12 of 20. The table has them all.')).toBeTruthy()
  })

  it('says that a filter does not apply instead of showing zeros', async () => {
    const AnalyticsReportQuery = () => ({ analyticsReport: SEARCHES })
    await open('&report=searches-without-result&path=/pricing', { AnalyticsReport: AnalyticsReportQuery })
    expect(await screen.findByText('The page filter does not apply to this report.')).toBeTruthy()
    const chart = screen.getByRole('img', { name: /^Searches without results/ })
    expect(chart.textContent).not.toContain('other')
  })

  it('puts report, days and filters into the URL', async () => {
    const { user, requests } = await open()
    await user.selectOptions(await screen.findByLabelText('Report'), 'Sources')
    await user.type(screen.getByLabelText('Source'), 'news.example')
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-05-01' } })
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-05-31' } })
    await user.click(screen.getByLabelText('Include bots'))
    await user.click(screen.getByRole('button', { name: 'Show report' }))
    await waitFor(() =>
      expect(requests('AnalyticsReport').at(-1)).toEqual({
        name: 'SOURCES',
        from: '2026-05-01',
        to: '2026-05-31',
        filter: { page: null, source: 'news.example', includeBots: true },
      }),
    )
  })

  it('shows why the server refuses a report, and offers a retry', async () => {
    await open('', { AnalyticsReport: refuse('A report can cover at most 400 days.') })
    expect(await screen.findByText('A report can cover at most 400 days.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('says when nothing was recorded, and when a part could not be loaded', async () => {
    const nothing = { ...TRAFFIC, rows: [], totals: null }
    await open('', {
      AnalyticsReport: () => ({ analyticsReport: nothing }),
      LiveAnalytics: fail,
      AnalyticsSpamRules: fail,
    })
    expect(await screen.findByRole('heading', { name: 'No data' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull()
    expect(await screen.findByText('Failed to fetch the live view')).toBeTruthy()
    expect(await screen.findByText('Failed to fetch the rules')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2)
  })

  it('shows an error when the report could not be loaded', async () => {
    await open('', { AnalyticsReport: fail })
    expect(await screen.findByText('Failed to load the report')).toBeTruthy()
  })

  it('shows the last 30 minutes', async () => {
    await open()
    expect(await screen.findByText('1 visit, 4 page views')).toBeTruthy()
    const chart = screen.getByRole('img', { name: 'Page views by minute: 1 visit, 4 page views' })
    expect([...chart.querySelectorAll('rect')].map((bar) => Math.round(Number(bar.getAttribute('height'))))).toEqual([
      100, 0, 33,
    ])
    expect(screen.getByRole('list', { name: 'Pages' }).textContent).toBe('/pricing4')
  })
})

describe('the export', () => {
  it('has the figures of the table, and no formulas', async () => {
    const texts: Promise<string>[] = []
    URL.createObjectURL = (blob: Blob) => {
      texts.push(blob.text())
      return 'blob:report'
    }
    URL.revokeObjectURL = () => undefined
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const { user } = await open('', { AnalyticsReport: () => ({ analyticsReport: SEARCHES }) })
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }))
    expect(click.mock.contexts[0]).toMatchObject({
      download: 'toolfinch-searches-without-result-2026-06-01-2026-06-03.csv',
    })
    expect(await texts[0]).toBe(
      'Search,Searches\r\n"\'=HYPERLINK(""https://evil.example"")",3\r\n"cat, ""video""",2\r\nother,9\r\n',
    )
  })

  it('leaves unknown values blank, and names the units', () => {
    const csv = reportCsv(TRAFFIC as unknown as Parameters<typeof reportCsv>[0])
    expect(csv.split('\r\n')).toEqual([
      'Day (UTC),Page views,Bounce rate (%)',
      '2026-06-01,1234,12.5',
      '2026-06-02,,',
      '2026-06-03,617,40',
      'Total,1851,21.7',
      '',
    ])
  })
})

describe('rules against referrer spam', () => {
  it('can be added and removed', async () => {
    const rules = [rule('spam.example')]
    const { user, mutations } = await open('', {
      AnalyticsSpamRules: () => ({ analyticsSpamRules: [...rules] }),
      AddAnalyticsSpamRule: () => {
        rules.push(rule('more.example'))
        return { addAnalyticsSpamRule: { __typename: 'AddAnalyticsSpamRulePayload' } }
      },
      RemoveAnalyticsSpamRule: () => {
        rules.shift()
        return { removeAnalyticsSpamRule: { __typename: 'RemoveAnalyticsSpamRulePayload' } }
      },
    })
    await user.type(await screen.findByLabelText('Site'), 'more.example{Enter}')
    expect(await screen.findByText('Visits from more.example no longer count')).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Remove the rule for spam.example' }))
    expect(await screen.findByText('Visits from spam.example count again')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText(/spam\.example since/)).toBeNull())
    expect(document.activeElement).toBe(screen.getByLabelText('Site'))
    expect(mutations().map(({ variables }) => variables)).toEqual([{ host: 'more.example' }, { id: 'id-spam.example' }])
  })

  it('show why one is refused', async () => {
    const addAnalyticsSpamRule = { __typename: 'InvalidInputError', message: '"host" must be a host.' }
    const { user } = await open('', { AddAnalyticsSpamRule: () => ({ addAnalyticsSpamRule }) })
    await user.type(await screen.findByLabelText('Site'), 'x{Enter}')
    expect(await screen.findByText('"host" must be a host.')).toBeTruthy()
  })
})

describe('a period', () => {
  const now = new Date('2026-03-29T23:30:00Z')
  const of = (text: string) => periodOf(new URLSearchParams(text), now)

  it('is the last 28 days in UTC, whatever the clocks do', () => {
    expect(of('')).toEqual({ from: '2026-03-02', to: '2026-03-29' })
    expect(lastDays(365, now)).toEqual({ from: '2025-03-30', to: '2026-03-29' })
  })

  it('comes from the URL if it is valid', () => {
    expect(of('from=2026-01-01&to=2026-01-31')).toEqual({ from: '2026-01-01', to: '2026-01-31' })
    expect(of('to=2026-01-31')).toEqual({ from: '2026-01-04', to: '2026-01-31' })
    expect(of('from=yesterday&to=2026-99-99')).toEqual(of(''))
  })
})

describe('a figure', () => {
  it.each([
    [1_234_567, 'COUNT', '1,234,567'],
    [1_234.56, 'COUNT', '1,234.6'],
    [12.34, 'PERCENT', '12.3%'],
    [59.4, 'SECONDS', '59 s'],
    [61, 'SECONDS', '1 min 1 s'],
    [420, 'MILLISECONDS', '420 ms'],
    [180, 'USD', '$180'],
    [null, 'COUNT', '–'],
  ] as const)('of %s %s reads %s', (value, unit, text) => {
    expect(figureText(value, unit)).toBe(text)
  })
})
