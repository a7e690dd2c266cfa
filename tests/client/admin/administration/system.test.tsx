import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { done, fail, openAdministration, prepareAdministration } from '../administration-screen.tsx'

const AT = '2026-06-03T16:05:00.000Z'
const AT_TEXT = 'June 3, 2026, 4:05 PM UTC'

const SYSTEM = {
  __typename: 'System',
  version: '1.2.3',
  nodeVersion: 'v26.0.0',
  engineVersion: '7',
  databaseKind: 'PGLITE',
  databaseVersion: '18.1',
  databaseBytes: 1_400_000_000,
  freeBytes: null,
  memoryBytes: 999,
  catalogueRevision: null,
  startedAt: AT,
  caches: [
    { __typename: 'CacheFigure', name: 'responses', entries: 1_204, bytes: 2_000_000 },
    { __typename: 'CacheFigure', name: 'snapshot', entries: 1, bytes: 12_300 },
  ],
}
const RECORDING = {
  __typename: 'AnalyticsRecording',
  accepted: 12_345,
  written: 12_000,
  duplicates: 1,
  buffered: 2,
  droppedFull: 3,
  droppedLimited: 4,
  droppedFailed: 5,
  lastFlushAt: null,
  gapFrom: null,
  gapTo: null,
}
const EMAIL = {
  __typename: 'DeadEmail',
  id: 'e1',
  to: 'ada@example.com',
  subject: 'Your invoice',
  attempts: 8,
  lastError: 'The mail server did not answer.',
  finishedAt: AT,
  resendable: true,
}
const FAILURE = { attempts: 1, lastError: null, finishedAt: null }
const JOB = { __typename: 'DeadJob', id: 'j1', kind: 'generate-pages', ...FAILURE }
const GROUP = {
  __typename: 'ClientErrorGroup',
  message: 'x is not a function',
  count: 1,
  paths: ['/tools'],
  firstAt: AT,
  lastAt: AT,
  stack: null,
}
const KIND = {
  __typename: 'JobKindFigures',
  kind: 'send-email',
  waiting: 1_000,
  running: 1,
  done: 20,
  dead: 3,
  nextAt: null,
  lastEndedAt: AT,
  lastError: null,
  recurring: false,
}
const NOTICE = {
  __typename: 'PolicyNotice',
  path: '/privacy-policy',
  title: 'Privacy Policy',
  effectiveOn: '2026-12-23',
  summary: 'We add a host.',
  sent: 1,
  remaining: 1_204,
}

const WATCH = { __typename: 'PriceWatch', enabled: false, pages: 1_204, due: 7, outcomes: [], latest: [] }

const state = (changes: object = {}) => ({
  system: SYSTEM,
  analyticsRecording: RECORDING,
  jobKinds: [KIND],
  deadJobs: [],
  deadEmails: [],
  clientErrors: [],
  policyNotices: [],
  priceWatch: WATCH,
  ...changes,
})
type Given = Parameters<typeof openAdministration>[1]
const open = (changes: object = {}, given: Given = {}) =>
  openAdministration('/admin?tab=system', { System: () => state(changes), ...given })
const section = async (name: string) => {
  const found = (await screen.findByRole('heading', { name })).closest('section')
  return within(found as HTMLElement)
}
const facts = async (name: string) => {
  const names = (await section(name)).getAllByRole('term')
  return Object.fromEntries(names.map((term) => [term.textContent, term.nextElementSibling?.textContent]))
}
const rows = async (name: string) =>
  (await section(name)).getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))

prepareAdministration()

describe('the facts of the installation', () => {
  it('are versions, sizes and caches, with a text for unknown values', async () => {
    await open()
    expect(await facts('Versions')).toEqual({
      Product: '1.2.3',
      'Node.js': 'v26.0.0',
      Database: 'PGlite, PostgreSQL 18.1',
      'Recommendation engine': '7',
      'Catalog revision': 'Not loaded yet',
    })
    expect(await facts('Process and data')).toMatchObject({
      Started: AT_TEXT,
      Memory: '999 bytes',
      Database: '1.4 GB',
      'Free disk space': 'Not available (separate database server)',
    })
    expect(await facts('Caches of this process')).toEqual({
      responses: '1,204 entries, 2 MB',
      snapshot: '1 entry, 12.3 kB',
    })
  })

  it('also cover a database server', async () => {
    await open({
      system: { ...SYSTEM, databaseKind: 'POSTGRESQL', freeBytes: 5e12, catalogueRevision: 0, caches: [] },
    })
    expect(await facts('Versions')).toMatchObject({ Database: 'PostgreSQL 18.1', 'Catalog revision': '0' })
    expect(await facts('Process and data')).toMatchObject({ 'Free disk space': '5 TB' })
  })

  it('may fail to load or refresh', async () => {
    let answer: () => unknown = fail
    const { user } = await openAdministration('/admin?tab=system', { System: () => answer() })
    expect(await screen.findByText('Failed to fetch the system status')).toBeTruthy()
    answer = () => state()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect((await facts('Versions'))['Product']).toBe('1.2.3')
    answer = fail
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText('Failed to refresh. Please try again.')).toBeTruthy()
    answer = () => state({ system: { ...SYSTEM, version: '1.2.4' } })
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await waitFor(async () => expect((await facts('Versions'))['Product']).toBe('1.2.4'))
  })
})

describe('the recording of analytics', () => {
  it('shows written and dropped records', async () => {
    await open()
    expect(await facts('Analytics recording')).toEqual({
      Accepted: '12,345',
      Written: '12,000',
      'Duplicates (ignored)': '1',
      'Waiting to be written': '2',
      'Dropped: queue full': '3',
      'Dropped: sender over its limit': '4',
      'Dropped: rejected by the database': '5',
    })
    expect(screen.getByText('The last 30 days. Last written: not since startup.')).toBeTruthy()
    expect(screen.queryByText(/The process was killed/)).toBeNull()
  })

  it('shows the gap left by a killed process, and one row for all kinds of drops that did not happen', async () => {
    const noDrops = { droppedFull: 0, droppedLimited: 0, droppedFailed: 0 }
    await open({
      analyticsRecording: { ...RECORDING, ...noDrops, lastFlushAt: AT, gapFrom: AT, gapTo: '2026-06-03T16:06:00.000Z' },
    })
    expect(Object.keys(await facts('Analytics recording')).slice(4)).toEqual(['Dropped'])
    const gap = `The process was killed: nothing was recorded from ${AT_TEXT} to June 3, 2026, 4:06 PM UTC.`
    expect(await screen.findByText(gap)).toBeTruthy()
    expect(screen.getByText(`The last 30 days. Last written: ${AT_TEXT}.`)).toBeTruthy()
  })
})

describe('emails that could not be sent', () => {
  const TITLE = 'Emails that could not be sent'

  it('show recipient, error and day; those to visitors cannot be resent', async () => {
    const visitor = { ...EMAIL, ...FAILURE, id: 'e2', to: 'bob@example.com', subject: null, resendable: false }
    await open({ deadEmails: [EMAIL, visitor] })
    expect(await rows(TITLE)).toEqual([
      ['Email', 'Error', 'Gave up', 'Actions'],
      ['ada@example.comYour invoice', 'The mail server did not answer.Tried 8 times', AT_TEXT, 'Resend'],
      ['bob@example.comTo a visitor; text not stored', 'Not recordedTried once', '–', 'Cannot be resent'],
    ])
  })

  it('are resent and then no longer listed', async () => {
    let deadEmails = [EMAIL]
    const { user, mutations } = await open(
      {},
      {
        System: () => state({ deadEmails }),
        ResendEmail: () => {
          deadEmails = []
          return done('ResendEmailPayload', 'resendEmail')()
        },
      },
    )
    await user.click(await screen.findByRole('button', { name: 'Resend email to ada@example.com: Your invoice' }))
    expect(await screen.findByText('Email is being sent again')).toBeTruthy()
    expect(mutations()).toEqual([{ operation: 'ResendEmail', variables: { id: 'e1' } }])
    expect(await screen.findByText(/^None in the last 30 days: emails that could not be sent, /)).toBeTruthy()
  })

  it('show why one was not resent', async () => {
    let answer: () => unknown = fail
    const { user } = await open({ deadEmails: [EMAIL] }, { ResendEmail: () => answer() })
    await user.click(await screen.findByRole('button', { name: /^Resend email/ }))
    expect(await screen.findByText('Failed to send the email again. Please try again.')).toBeTruthy()
    answer = () => ({ resendEmail: { __typename: 'NotFoundError', message: 'Email not found.' } })
    await user.click(screen.getByRole('button', { name: /^Resend email/ }))
    expect(await screen.findByText('Email not found.')).toBeTruthy()
  })
})

describe('failed jobs', () => {
  it('show their kind and error, and can be rerun', async () => {
    let answer: () => unknown = fail
    const { user, mutations } = await open({ deadJobs: [JOB] }, { RepeatJob: () => answer() })
    expect(await rows('Failed jobs')).toEqual([
      ['Job', 'Error', 'Gave up', 'Actions'],
      ['generate-pages', 'Not recordedTried once', '–', 'Run again'],
    ])
    const button = screen.getByRole('button', { name: 'Run generate-pages again' })
    await user.click(button)
    expect(await screen.findByText('Failed to run the job again. Please try again.')).toBeTruthy()
    answer = done('RepeatJobPayload', 'repeatJob')
    await user.click(button)
    expect(await screen.findByText('Job is running again')).toBeTruthy()
    expect(mutations().at(-1)?.variables).toEqual({ id: 'j1' })
  })
})

describe('background jobs', () => {
  it('are counted by kind, with the error of the last run', async () => {
    await open({
      jobKinds: [KIND, { ...KIND, kind: 'trending', nextAt: AT, lastEndedAt: null, lastError: 'No table.' }],
    })
    expect(await rows('Background jobs')).toEqual([
      ['Kind', 'Waiting', 'Running', 'Done', 'Failed', 'Next', 'Last run', 'Actions'],
      ['send-email', '1,000', '1', '20', '3', '–', AT_TEXT, ''],
      ['trendingLast run failed: No table.', '1,000', '1', '20', '3', AT_TEXT, '–', ''],
    ])
  })

  it('can be started now if they are recurring', async () => {
    const jobKinds = [{ ...KIND, recurring: true }]
    let answer: () => unknown = fail
    const { user, mutations } = await open({ jobKinds }, { StartJob: () => answer() })
    const button = await screen.findByRole('button', { name: 'Run send-email now' })
    await user.click(button)
    expect(await screen.findByText('Failed to start the job. Please try again.')).toBeTruthy()
    answer = done('StartJobPayload', 'startJob')
    await user.click(button)
    expect(await screen.findByText('Job starts in a moment')).toBeTruthy()
    expect(mutations().at(-1)?.variables).toEqual({ kind: 'send-email' })
  })
})

describe('errors in browsers', () => {
  const TITLE = 'Browser errors'

  it('are shown by message, with paths and stack', async () => {
    const other = { ...GROUP, message: 'y', count: 1_204, paths: ['/a', '/b'], stack: 'at f (a.js:1)' }
    await open({ clientErrors: [GROUP, other] })
    const items = (await section(TITLE)).getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(items).toEqual([
      `x is not a functionReported once, first ${AT_TEXT}, last ${AT_TEXT}Path: /tools`,
      `yReported 1,204 times, first ${AT_TEXT}, last ${AT_TEXT}Paths: /a, /bStackat f (a.js:1)`,
    ])
  })
})

it('shows one line for all empty sections', async () => {
  await open()
  const line = 'None in the last 30 days: emails that could not be sent, failed jobs, browser errors.'
  expect(await screen.findByText(line)).toBeTruthy()
  expect(screen.queryByText(/^(Emails that|Failed jobs|Browser errors)/)).toBeNull()
  expect(screen.queryByText(/Announced by email/)).toBeNull()
})

describe('upcoming changes to legal pages', () => {
  it('are shown with the number of notified members', async () => {
    await open({ policyNotices: [NOTICE] })
    expect(await screen.findByText('Privacy Policy changes on December 23, 2026')).toBeTruthy()
    expect(screen.getByText('We add a host.')).toBeTruthy()
    expect(screen.getByText('Announced by email to 1 member, 1,204 to go.')).toBeTruthy()
  })
})
