import { afterEach, describe, expect, test, vi } from 'vitest'
import { SAMPLE_FILE } from '#client/admin/analytics/uploads/sample-file.ts'
import { problemOfFile, sizeText } from '#client/admin/analytics/uploads/selected-file.ts'
import { uploadAnalytics } from '#client/admin/analytics/uploads/upload-request.ts'
import { judgeUpload, MAX_UPLOAD_BYTES } from '#core/analytics/uploads/upload-file.ts'

const TOO_LARGE = 'The file is larger than 5 MB. Split it and upload the parts.'
const FILE = new File([SAMPLE_FILE], 'export.csv', { type: 'text/csv' })

/** Mocks the server's response and returns the requests. */
const answerWith = (answer: () => Response) => {
  const bodies: Blob[] = []
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: Blob }) => {
    bodies.push(body)
    return answer()
  })
  return bodies
}
const refusal = (status: number, body: object) => () => Response.json(body, { status })

afterEach(() => {
  vi.unstubAllGlobals()
})

test('imports the sample of the expected format without an error', () => {
  const work = judgeUpload(SAMPLE_FILE, new Date('2026-11-20T12:00:00Z'))
  let step = work.next()
  while (step.done !== true) step = work.next()
  expect([step.value.rows.length, step.value.rowErrors]).toEqual([5, []])
})

describe('a chosen file', () => {
  test.each([
    [{ name: 'export.csv', type: '', size: 1 }, null],
    [{ name: 'export.CSV', type: 'application/vnd.ms-excel', size: 1 }, null],
    [{ name: 'export', type: 'text/csv', size: MAX_UPLOAD_BYTES }, null],
    [{ name: 'export.xlsx', type: '', size: 1 }, 'Please upload a CSV file'],
    [{ name: 'export.csv', type: 'text/csv', size: MAX_UPLOAD_BYTES + 1 }, TOO_LARGE],
  ])('%j is accepted or rejected', (file, problem) => expect(problemOfFile(file)).toBe(problem))

  test('shows its size in kilobytes with one decimal', () => expect(sizeText(3_686)).toBe('3.6 KB'))
})

describe('an upload', () => {
  test('sends the text, the name and whether it is a dry run', async () => {
    const result = { dry_run: true, already_imported: false, import_id: null, rows: 5, refused: 0, row_errors: [] }
    const bodies = answerWith(() => Response.json({ success: true, result }))
    expect(await uploadAnalytics(FILE, { dryRun: true })).toEqual({ result })
    expect(JSON.parse((await bodies[0]?.text()) ?? '')).toEqual({
      action: 'process_csv',
      data: { csv_data: SAMPLE_FILE, data_type: 'humblytics', filename: 'export.csv', dry_run: true },
    })
  })

  test.each([
    [
      'a refusal',
      refusal(400, { error: 'The file is empty.' }),
      'Server error while processing CSV',
      'The file is empty.',
    ],
    ['an error without a text', () => new Response('oops', { status: 502 }), 'Server error while processing CSV', null],
    ['no success', refusal(200, { success: false, error: 'Not today' }), 'Not today', null],
    ['no success and no reason', refusal(200, { success: false }), 'Failed to process CSV', null],
    ['no result', refusal(200, { success: true }), 'Failed to process CSV', null],
    ['an answer that is not JSON', () => new Response('<p>ok</p>'), 'Failed to process file', null],
    ['no answer', () => Promise.reject(new TypeError('no network')) as never, 'Failed to process file', null],
  ])('that fails with %s shows it', async (_what, answer, message, detail) => {
    answerWith(answer)
    expect(await uploadAnalytics(FILE, { dryRun: false })).toEqual({ error: { message, detail } })
  })

  test.each([
    ['that is not UTF-8', new Uint8Array([0x61, 0xe9]), 'The file is not UTF-8. Save it as UTF-8 and try again.'],
    ['whose quotation marks make it too large', '"'.repeat(MAX_UPLOAD_BYTES / 2), TOO_LARGE],
  ])('of a file %s sends nothing', async (_what, content, message) => {
    const bodies = answerWith(refusal(500, {}))
    expect(await uploadAnalytics(new File([content], 'a.csv'), { dryRun: false })).toEqual({
      error: { message, detail: null },
    })
    expect(bodies).toEqual([])
  })

  test('of a file in UTF-16 sends its text', async () => {
    const bodies = answerWith(refusal(500, {}))
    const utf16 = new Uint8Array([0xff, 0xfe, 0x61, 0, 0xe9, 0])
    await uploadAnalytics(new File([utf16], 'a.csv'), { dryRun: false })
    expect(JSON.parse((await bodies[0]?.text()) ?? '').data.csv_data).toBe('aé')
  })
})
