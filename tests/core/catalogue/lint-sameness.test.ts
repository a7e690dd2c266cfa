import { describe, expect, it } from 'vitest'
import { lintSameness } from '#core/catalogue/lint/sameness.ts'
import { LONG, other, rules, tool } from './catalogue-fixture.ts'

/** A text of `length` different words that begin with `word`. */
const words = (word: string, length: number) => Array.from({ length }, (_, index) => `${word}${index}`)

/** The same text with every nth word replaced, like a filled-in template. */
const refilled = (text: readonly string[], every: number) =>
  text.map((word, index) => (index % every === every - 1 ? `${word}x` : word)).join(' ')

describe('similar texts', () => {
  it('are reported for a copied description', () => {
    const { description } = tool()
    expect(rules([tool(), other({ description: description.replace('Drafts', 'Writes') })])).toEqual(['near-duplicate'])
  })

  it('are reported when only the name differs', () => {
    expect(rules([tool(), other({ long_description: LONG.replace('Abacus', 'Birch') })])).toEqual([
      'near-duplicate',
      'same-sentence',
      'same-sentence',
      'same-opening',
    ])
  })

  it.each(['writing', 'email'])('are reported when a template was filled twice, also into %s', (category) => {
    const mould = words('mould', 80)
    const copy = other({ category, topics: { writing: 1, email: 1 }, long_description: refilled(mould, 4) })
    const problems = lintSameness([tool({ long_description: mould.join(' ') }), copy])
    expect(problems.map(({ slug, rule }) => `${slug} ${rule}`)).toContain('birch near-duplicate')
  })

  it('are not reported for a common phrase', () => {
    const shared = 'runs in the browser and on phones'.split(' ')
    const long = (word: string) => ['AI', ...words(word, 70), ...shared].join(' ')
    expect(rules([tool({ long_description: long('one') }), other({ long_description: long('two') })])).toEqual([])
  })
})

describe('a sentence', () => {
  const sentence = 'It reads every file that people drop there.'
  const withSentence = (word: string, text: string) => `AI ${words(word, 70).join(' ')}. ${text}`

  it('may not occur in two tools', () => {
    const tools = [
      tool({ long_description: withSentence('one', sentence) }),
      other({ category: 'email', long_description: withSentence('two', sentence) }),
    ]
    expect(lintSameness(tools).map(({ slug, rule }) => `${slug} ${rule}`)).toEqual(['birch same-sentence'])
  })

  it('may repeat if it is short', () => {
    const tools = [
      tool({ long_description: withSentence('one', 'It is free.') }),
      other({ long_description: withSentence('two', 'It is free.') }),
    ]
    expect(lintSameness(tools)).toEqual([])
  })
})

describe('stock phrases', () => {
  const phrase = 'there is a trial but no lasting free plan'
  const category = (count: number) =>
    words('tool', count).map((slug) =>
      tool({
        slug,
        description: words(slug, 12).join(' '),
        long_description: `${words(`${slug}x`, 70).join(' ')} ${phrase} ${slug}`,
      }),
    )

  it('are allowed for three tools, which may share them by chance', () => {
    expect(lintSameness(category(3)).map(({ rule }) => rule)).not.toContain('stock-phrase')
  })

  it('are reported for the fourth tool, once', () => {
    expect(lintSameness(category(4)).filter(({ rule }) => rule === 'stock-phrase')).toEqual([
      {
        file: 'tools/writing.json',
        slug: 'tool3',
        rule: 'stock-phrase',
        message: 'long_description holds a phrase that 4 tools share: "there is a trial but no lasting"',
      },
    ])
  })
})
