import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { figuresOf } from '#core/analytics/uploads/analysis.ts'
import { insightsOf } from '#core/analytics/uploads/insights.ts'
import { recommendationsFor } from '#core/analytics/uploads/recommendation-rules.ts'
import { type JudgedUpload, judgeUpload, MAX_UPLOAD_ROWS } from '#core/analytics/uploads/upload-file.ts'
import { InvalidInputError } from '#core/errors.ts'

const HEADER = 'metric_type,value,date,page'

const judge = (text: string): JudgedUpload => {
  const work = judgeUpload(text, new Date('2026-11-20T12:00:00Z'))
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
  }
}
const judgeRows = (...rows: readonly string[]): JudgedUpload => judge([HEADER, ...rows].join('\n'))
const messagesOf = (...rows: readonly string[]) => judgeRows(...rows).rowErrors.map(({ message }) => message)
const refusalOf = (text: string): string => {
  try {
    judge(text)
  } catch (error) {
    if (error instanceof InvalidInputError) return error.message
    throw error
  }
  return 'nothing was refused'
}

describe('the rows of an uploaded export', () => {
  test('are read by column names, in any order and with additional columns', () => {
    const text =
      '\ufeffPage, Date ,note,VALUE,metric_type\r\n,2026-11-01,x,"2500",Users\r\n\r\n/a,2026-11-01,,3.5%,conversion_rate\r\n'
    expect(judge(text)).toEqual({
      rows: [
        { line: 2, row: { metric: 'users', date: '2026-11-01', page: null, value: 2500 } },
        { line: 4, row: { metric: 'conversion_rate', date: '2026-11-01', page: '/a', value: 3.5 } },
      ],
      refused: 0,
      rowErrors: [],
    })
  })

  test('contain page, views and conversions after top_page', () => {
    expect(judgeRows('top_page,/quiz,1500,120').rows).toEqual([
      { line: 2, row: { metric: 'top_page', page: '/quiz', views: 1500, conversions: 120 } },
    ])
  })

  test.each([
    ['has no metric_type.', ',1,2026-11-01,'],
    [
      'has an unknown metric_type; it must be users, conversion_rate, bounce_rate, session_duration or top_page.',
      'visits,1,2026-11-01,',
    ],
    ['has a value that is not a whole number.', 'users,1.5,2026-11-01,'],
    ['has a value that is not a whole number.', 'users,=1+1,2026-11-01,'],
    ['has a value that is not a number from 0 to 100, in percent.', 'bounce_rate,101,2026-11-01,'],
    ['has a value that is not a number from 0 to 100, in percent.', 'conversion_rate,-1,2026-11-01,'],
    ['has a value that is not a number of seconds from 0 to 86400.', 'session_duration,2:05,2026-11-01,'],
    ['has a date that is not a day as YYYY-MM-DD.', 'users,1,2026-02-30,'],
    ['has a date that is not a day as YYYY-MM-DD.', 'users,1,11/01/2026,'],
    ['has a page of more than 300 characters.', `users,1,2026-11-01,${'p'.repeat(301)}`],
    ['has no page name in the column "value".', 'top_page,,10,1'],
    ['has a page name of more than 300 characters.', `top_page,${'p'.repeat(301)},10,1`],
    ['must have the views in the column "date", a whole number.', 'top_page,/a,2026-11-01,1'],
    ['must have the conversions in the column "page", a whole number.', 'top_page,/a,10,'],
    [
      'has a quotation mark inside a cell: enclose the cell in quotation marks and double the inner one.',
      'users,1"2,2026-11-01,',
    ],
  ])('are rejected when a row %s', (problem, row) => {
    expect(messagesOf(row)).toEqual([`Line 2 ${problem}`])
  })

  test.each([
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('can be separated by %s, with decimal commas', (_what, sign) => {
    const rows = [HEADER, 'users,1200,2026-11-01,', 'bounce_rate,"12;5%",2026-11-01,', ',,,']
    const text = rows.map((row) => row.replaceAll(',', sign).replace(';5', ',5')).join('\r\n')
    expect(judge(text)).toMatchObject({
      rows: [{ row: { value: 1200 } }, { row: { metric: 'bounce_rate', value: 12.5 } }],
      refused: 0,
    })
  })

  test('are rejected when a number among commas has a decimal comma', () => {
    expect(messagesOf('bounce_rate,"12,5",2026-11-01,')).toEqual([
      'Line 2 has a value that is not a number from 0 to 100, in percent.',
    ])
  })

  test('are rejected after tomorrow, which has begun somewhere', () => {
    const days = ['2026-11-21', '2026-11-22', '2999-01-01', '1999-12-31']
    expect(messagesOf(...days.map((day) => `users,1,${day},`))).toEqual([
      'Line 3 has a date in the future.',
      'Line 4 has a date in the future.',
      'Line 5 has a date that is not a day as YYYY-MM-DD.',
    ])
  })

  test('are rejected when they repeat an earlier one', () => {
    const rows = [
      'users,1,2026-11-01,',
      'users,2,2026-11-01,',
      'users,3,2026-11-01,/a',
      'top_page,/a,1,1',
      'top_page,/a,2,1',
    ]
    expect(messagesOf(...rows)).toEqual(['Line 3 repeats line 2.', 'Line 6 repeats line 5.'])
  })

  test('report the line they begin on, even after multi-line cells', () => {
    expect(messagesOf('users,1,2026-11-01,"a\nb"', 'users,x,2026-11-01,')).toEqual([
      'Line 4 has a value that is not a whole number.',
    ])
  })

  test('list the first 100 errors and count all', () => {
    const { rows, refused, rowErrors } = judgeRows(...Array.from({ length: 120 }, () => 'users,x,2026-11-01,'))
    expect([rows.length, refused, rowErrors.length, rowErrors.at(-1)?.line]).toEqual([0, 120, 100, 101])
  })
})

describe('a file is rejected', () => {
  test.each([
    ['that is empty', '', 'The file is empty.'],
    ['with blank lines alone', '\n \n', 'The file is empty.'],
    [
      'without a column',
      'metric_type,value\nusers,1',
      'The first line must name the columns metric_type, value, date, page. Missing: date, page.',
    ],
    ['with a column twice', `${HEADER},Value\n`, 'The column value appears twice.'],
    ['with a column __proto__', `${HEADER},__proto__\n`, "A column can't be named __proto__."],
    [
      'with a broken first line',
      'metric_type,"value"x,date,page\n',
      'Line 1 has a quotation mark inside a cell: enclose the cell in quotation marks and double the inner one.',
    ],
    ['with 21 columns in a row', `${HEADER}\n${','.repeat(20)}`, 'Line 2 has more than 20 columns.'],
    ['with a million columns', ','.repeat(1_000_000), /has more than 20 columns|begins a row of more than/],
    [
      'with a cell of 4,097 characters',
      `${HEADER}\nusers,${'1'.repeat(4_097)},,`,
      'Line 2 has a cell of more than 4096 characters.',
    ],
    ['of 5 MB in one line', 'a'.repeat(5_000_000), /^Line 1 begins a row of more than \d+ characters/],
    [
      'of 5 MB of quotation marks',
      '"'.repeat(5_000_000),
      /^Line 1 begins a row of more than \d+ characters. Is a quotation mark missing\?$/,
    ],
    [
      'of more than 50,000 rows',
      `${HEADER}\n${'x\n'.repeat(MAX_UPLOAD_ROWS + 1)}`,
      'The file has more than 50000 rows.',
    ],
  ])('%s', (_what, text, message) => {
    expect(refusalOf(text)).toEqual(typeof message === 'string' ? message : expect.stringMatching(message))
  })

  test('only for these reasons: each row counts or has an error', () => {
    const cell = fc.oneof(
      fc.constantFrom('users', 'top_page', 'bounce_rate', '12', '2026-11-01', '"', '__proto__', '\r'),
      fc.string(),
    )
    const line = fc.array(cell, { maxLength: 5 }).map((cells) => cells.join(','))
    const text = fc
      .tuple(fc.boolean(), fc.array(line, { maxLength: 8 }))
      .map(([headed, lines]) => [...(headed ? [HEADER] : []), ...lines].join('\n'))
    fc.assert(
      fc.property(text, (any) => {
        if (refusalOf(any) !== 'nothing was refused') return
        const judged = judge(any)
        expect(judged.rowErrors).toHaveLength(Math.min(judged.refused, 100))
        expect(judge(any)).toEqual(judged)
        const figures = figuresOf(judged.rows.map(({ row }) => row))
        expect(JSON.stringify([insightsOf(figures), recommendationsFor(figures)])).not.toMatch(/NaN|Infinity|undefined/)
      }),
      { numRuns: 200 },
    )
  })
})
