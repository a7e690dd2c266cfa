import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fail, openAdministration, prepareAdministration } from '../administration-screen.tsx'

const FILE = new File(['metric_type,value,date,page'], 'export.csv', { type: 'text/csv' })
const RESULT = { dry_run: false, already_imported: false, import_id: 'one', rows: 5, refused: 0, row_errors: [] }
const IMPORT = {
  __typename: 'AnalyticsImport',
  id: 'one',
  filename: 'export.csv',
  importedAt: '2026-06-03T16:05:00.000Z',
  importedBy: 'ada@people.example',
  rowCount: 5,
  refusedCount: 120,
  state: 'IMPORTED',
  undoneAt: null,
  rowErrors: [{ __typename: 'AnalyticsRowError', line: 7, message: 'Line 7 has no metric_type.' }],
  analysis: {
    __typename: 'AnalyticsAnalysis',
    totalUsers: 4_200,
    conversionRate: 0.8,
    bounceRate: null,
    sessionDuration: 51.25,
    topPages: [{ __typename: 'ImportedPage', page: '/quiz', views: 1_500, conversions: 120 }],
    insights: ['/quiz has all views.'],
  },
  recommendations: ['HIGH', 'MEDIUM', 'LOW'].map((priority) => ({
    __typename: 'AnalyticsRecommendation',
    action: `Action ${priority}`,
    type: 'page',
    expectedImpact: `Impact ${priority}`,
    priority,
  })),
  comparison: {
    __typename: 'AnalyticsComparison',
    days: 2,
    recordedDays: 1,
    figures: [
      { __typename: 'AnalyticsComparedFigure', metric: 'USERS', imported: 4_200, recorded: 5_000, gap: -800 },
      { __typename: 'AnalyticsComparedFigure', metric: 'CONVERSION_RATE', imported: 0.8, recorded: 0.5, gap: 0.3 },
      { __typename: 'AnalyticsComparedFigure', metric: 'BOUNCE_RATE', imported: null, recorded: 44.4, gap: null },
    ],
  },
}
const shown = (changes: object | null) => ({
  AnalyticsImport: () => ({ analyticsImport: changes === null ? null : { ...IMPORT, ...changes } }),
})
const listed = (changes: object) => ({
  AnalyticsImports: () => ({
    analyticsImports: { __typename: 'AnalyticsImportsPage', totalCount: 1, nodes: [{ ...IMPORT, ...changes }] },
  }),
})
const cellsOf = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))

/** Mocks the response to uploads once `open` is called. */
const answerUploads = (body: object, status = 200) => {
  const gate = Promise.withResolvers<void>()
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (address: string, ...rest: [RequestInit]) => {
    if (!String(address).startsWith('/.netlify/functions/advancedMarketingSystem')) return fetch(address, ...rest)
    await gate.promise
    return Response.json(body, { status })
  })
  return gate.resolve
}
const choose = (file = FILE) => fireEvent.change(screen.getByLabelText(/CSV file/), { target: { files: [file] } })

prepareAdministration()
afterEach(() => void vi.unstubAllGlobals())

describe('uploading a file', () => {
  it('highlights the drop zone while a file is over it, accepts the dropped file, and opens its analysis', async () => {
    const open = answerUploads({ success: true, result: RESULT })
    const { user, router } = await openAdministration('/admin?tab=analytics', shown({}))
    const zone = screen.getByText('Drop a CSV file here, or choose one').closest('label') as HTMLElement
    expect(screen.queryByRole('button', { name: 'Analyze Data' })).toBeNull()
    fireEvent.dragOver(zone)
    expect(zone.dataset['state']).toBe('dragging')
    fireEvent.dragLeave(zone)
    expect(zone.dataset['state']).toBe('idle')
    fireEvent.drop(zone, { dataTransfer: { files: [FILE] } })
    expect([zone.dataset['state'], zone.textContent]).toEqual([
      'selected',
      expect.stringContaining('export.csv (0.0 KB)'),
    ])
    await user.click(screen.getByRole('button', { name: 'Analyze Data' }))
    expect(screen.getByRole('button', { name: 'Processing Analytics...' })).toHaveProperty('disabled', true)
    open()
    expect(await screen.findByRole('heading', { name: 'Analysis Results' })).toBeTruthy()
    expect(router.state.location.search).toBe('?tab=analytics&view=one')
    await user.click(screen.getByRole('button', { name: 'Upload New File' }))
    expect(screen.getByText('Drop a CSV file here, or choose one')).toBeTruthy()
  })

  it('says that a file was imported before', async () => {
    answerUploads({ success: true, result: { ...RESULT, already_imported: true } })()
    const { user } = await openAdministration('/admin?tab=analytics', shown({}))
    choose()
    await user.click(screen.getByRole('button', { name: 'Analyze Data' }))
    expect(await screen.findByText('This file was imported before. Nothing was imported again.')).toBeTruthy()
  })

  it('shows the server’s error, hides the buttons, and offers a retry', async () => {
    answerUploads({ success: false, error: 'The file is empty.' }, 400)()
    const { user } = await openAdministration('/admin?tab=analytics')
    choose()
    await user.click(screen.getByRole('button', { name: 'Dry run' }))
    const error = await screen.findByRole('alert')
    expect(error.textContent).toBe('Upload ErrorServer error while processing CSVThe file is empty.Try again')
    expect(screen.queryByRole('button', { name: 'Analyze Data' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('button', { name: 'Analyze Data' })).toBeTruthy()
    choose(new File(['x'], 'notes.txt', { type: 'text/plain' }))
    expect(screen.getByRole('alert').textContent).toBe('Upload ErrorPlease upload a CSV file')
  })
})

describe('an analysis', () => {
  it('has figures, pages, insights, recommendations, rejected rows and a comparison', async () => {
    await openAdministration('/admin?tab=analytics&view=one', shown({}))
    await screen.findByRole('heading', { name: 'Analysis Results' })
    const figures = [...document.querySelectorAll('section dl > div')].map(({ textContent }) => textContent)
    expect(figures).toEqual([
      'Total Users4,200',
      'Conversion Rate0.8%',
      'Bounce RateNot in the file',
      'Session Duration51.3 seconds',
    ])
    expect(cellsOf('Top performing pages')).toEqual([['/quiz', '1,500', '120']])
    expect(screen.getByText('/quiz has all views.')).toBeTruthy()
    expect(
      ['high', 'medium', 'low'].map((priority) => screen.getByText(priority).className.match(/bg-\S+/)?.[0]),
    ).toEqual(['bg-danger-wash', 'bg-gold-wash', 'bg-tint-green'])
    expect(screen.getByText('120 rows were rejected')).toBeTruthy()
    expect(screen.getByText('And 119 more.')).toBeTruthy()
    expect(cellsOf('Imported and recorded figures')).toEqual([
      ['Users (here: visits)', '4,200', '5,000', '\u2212800'],
      ['Conversion rate (here: purchases)', '0.8%', '0.5%', '+0.3 points'],
      ['Bounce rate', '\u2013', '44.4%', '\u2013'],
    ])
    expect(screen.getByText('We recorded data on 1 of the 2 days in the file. Days are UTC.')).toBeTruthy()
    expect(screen.getByText('June 3, 2026, 4:05 PM UTC')).toBeTruthy()
  })

  it('says what is missing', async () => {
    const analysis = { ...IMPORT.analysis, topPages: [], insights: [] }
    const comparison = { ...IMPORT.comparison, recordedDays: 0 }
    await openAdministration(
      '/admin?tab=analytics&view=one',
      shown({ analysis, comparison, recommendations: [], refusedCount: 0 }),
    )
    for (const text of [
      'The file has no top_page rows.',
      'The file has too little data for insights.',
      'No recommendations for these figures.',
      'Nothing recorded for these days',
    ])
      expect(await screen.findByText(text)).toBeTruthy()
  })

  it.each([
    [shown({ analysis: null, recommendations: [], comparison: null }), 'This import was undone'],
    [shown(null), 'This import doesn’t exist'],
    [{ AnalyticsImport: fail }, 'Failed to fetch the import'],
  ])('shows a message when it does not exist', async (given, text) => {
    await openAdministration('/admin?tab=analytics&view=one', given)
    expect(await screen.findByText(text)).toBeTruthy()
  })
})

describe('the history of imports', () => {
  it('links to an analysis, and undoes an import after a confirmation', async () => {
    const analyticsImport = { ...IMPORT, state: 'UNDONE', undoneAt: '2026-06-04T08:00:00.000Z' }
    const undone = { undoAnalyticsImport: { __typename: 'UndoAnalyticsImportPayload', analyticsImport } }
    const { user, mutations } = await openAdministration('/admin?tab=analytics', {
      ...listed({}),
      UndoAnalyticsImport: () => undone,
    })
    const view = await screen.findByRole('link', { name: 'View export.csv' })
    expect(view.getAttribute('href')).toBe('/admin?tab=analytics&view=one')
    await user.click(screen.getByRole('button', { name: 'Undo export.csv' }))
    const question = screen.getByRole('alertdialog', { name: 'Undo this import?' })
    expect(question.textContent).toContain('5 rows of export.csv and their analysis are deleted.')
    await user.click(within(question).getByRole('button', { name: 'Undo import' }))
    expect(await screen.findByText('Import undone')).toBeTruthy()
    expect(mutations()).toEqual([{ operation: 'UndoAnalyticsImport', variables: { id: 'one' } }])
    expect(screen.getByText('undone')).toBeTruthy()
  })

  it('marks undone imports, and handles an empty list and a failure', async () => {
    const { unmount } = await openAdministration(
      '/admin?tab=analytics',
      listed({ state: 'UNDONE', undoneAt: '2026-06-04T08:00:00.000Z', importedBy: null }),
    )
    expect(await screen.findByText('undone')).toBeTruthy()
    expect(screen.getByText('Deleted account')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Undo export.csv' })).toBeNull()
    unmount()
    const second = await openAdministration('/admin?tab=analytics')
    expect(await screen.findByText('Nothing has been imported yet.')).toBeTruthy()
    second.unmount()
    await openAdministration('/admin?tab=analytics', { AnalyticsImports: fail })
    expect(await screen.findByText('Failed to fetch the imports')).toBeTruthy()
  })
})
