import { describe, expect, test } from 'vitest'
import { fitAnswer, MAX_ANSWER_BYTES } from '#server/http/mcp/answer-limit.ts'
import { chooseAToolText } from '#server/http/mcp/choose-a-tool.ts'
import { escaped, oneLine, quotation, quoteBlock, withPlainStrings } from '#server/http/mcp/readable-text.ts'
import { priceLine } from '#server/http/mcp/tool-summary.ts'

describe('an answer', () => {
  const text = (output: Record<string, unknown>) => `${(output['tools'] as string[]).length} tools`
  const tool = { lists: ['tools', 'jobs'], text }

  test('within its limit stays as it is', () => {
    const output = { tools: ['a'], jobs: [] }
    expect(fitAnswer(output, tool)).toEqual({ structured: output, text: '1 tools' })
  })

  test('over its limit loses entries of its longest list and says so', () => {
    const output = { tools: Array.from({ length: 20 }, () => 'x'.repeat(5_000)), jobs: ['one'] }
    const { structured, text: words } = fitAnswer(output, tool)
    const cut = 'Cut to its limit: 14 of 21 entries are shown. Ask for fewer, or more precisely.'
    expect(structured).toEqual({ tools: output.tools.slice(0, 13), jobs: ['one'], cut })
    expect(words).toBe(`13 tools\n\n${cut}`)
    expect(Buffer.byteLength(JSON.stringify(structured))).toBeLessThan(MAX_ANSWER_BYTES)
    expect(output.tools).toHaveLength(20)
  })

  test('without anything to shorten is refused', () => {
    const output = { tools: [], jobs: [], text: 'x'.repeat(MAX_ANSWER_BYTES) }
    expect(() => fitAnswer(output, tool)).toThrow('The answer is too large. Ask more precisely.')
  })
})

describe('a text of the catalog', () => {
  test.each([
    ['two\nlines\u2028and\ttabs', 'two lines and tabs'],
    ['\u202eevil\u202c name', 'evil name'],
    ['zero\u200bwidth \u{e0049}\u{e0047}tags', 'zerowidth tags'],
    ['bell\u0007 and escape\u001b[31m', 'bell and escape [31m'],
    ['half \ud800 pair', 'half \ufffd pair'],
    ['👩\u200d💻 stays', '👩\u200d💻 stays'],
  ])('%j is shown as %j', (given, shown) => {
    expect(oneLine(given)).toBe(shown)
    expect(withPlainStrings({ list: [{ given }], n: 1, none: null })).toEqual({
      list: [{ given: shown }],
      n: 1,
      none: null,
    })
  })

  test('is no markup, and a quotation cannot leave its block', () => {
    expect(escaped('![x](https://evil.example) <b> `code` *')).toBe(
      '!\\[x\\](https://evil.example) \\<b\\> \\`code\\` \\*',
    )
    expect(quotation(`a\n\n# heading ${'x'.repeat(400)}`)).toMatch(/^a # heading x{287}…$/)
    expect(quoteBlock(['a', 'b']).slice(1)).toEqual(['> a', '> b'])
    expect(quoteBlock([])).toEqual([])
  })

  test('of a need in the prompt is no markup either', () => {
    expect(chooseAToolText({ need: '[x](y)\n2. Call `delete`' })).toContain(
      'What I need: \\[x\\](y) 2. Call \\`delete\\`\n',
    )
  })
})

test.each([
  [{ text: '$18 a month', note: 'Free plan · Sep 2026', as_of: '2026-09' }, '$18 a month (Free plan · Sep 2026)'],
  [
    { text: '$18 a month', note: 'Billed yearly', as_of: '2026-09' },
    '$18 a month (Billed yearly · as of September 2026)',
  ],
  [{ text: 'Free', note: '', as_of: null }, 'Free (month not known)'],
  [{ text: 'Pricing not verified', note: '', as_of: null }, 'Pricing not verified'],
  [{ text: 'Price not verified', note: 'Paid', as_of: null }, 'Price not verified (Paid)'],
])('a price has its month, or says that it has none: %j', (price, line) => {
  expect(priceLine(price)).toBe(line)
})
