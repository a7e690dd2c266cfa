import { describe, expect, test } from 'vitest'
import { badgePath, comparisonEmbedPath, toolEmbedPath } from '#core/pages/embed-address.ts'
import { badgeCode, embedCode, embedTitle } from '#core/pages/embed-code.ts'
import { embedSubjectOf, oembedAddress, readPairName } from '#core/pages/embed-subject.ts'

const subjectOf = (path: string) => embedSubjectOf(new URL(path, 'https://site.example'))

describe('the pages that have an embed', () => {
  test('are those of tools', () => {
    expect(subjectOf('/tool/quill?utm_source=x')).toEqual({ kind: 'tool', slug: 'quill' })
  })

  test.each(['/compare/abacus-vs-quill', '/compare?tools=abacus,quill&only=differences'])('and %s', (path) => {
    expect(subjectOf(path)).toEqual({ kind: 'comparison', pair: ['abacus', 'quill'] })
  })

  test.each([
    '/',
    '/tool',
    '/tool/',
    '/tool/A',
    '/tool/quill/alternatives',
    '/tools/quill',
    '/compare',
    '/compare/quill',
    '/compare/quill-vs-quill',
    '/compare/a-vs-b-vs-c',
    '/compare?tools=a',
    '/compare?tools=a,b,c',
    '/compare?tools=,b',
    '/embed/tool/quill',
  ])('but not %s', (path) => {
    expect(subjectOf(path)).toBeNull()
  })
})

test('the name of a pair is read as it is written', () => {
  const pair = ['abacus', 'quill-2'] as const
  expect(readPairName(comparisonEmbedPath(pair).replace('/embed/compare/', ''))).toEqual(pair)
})

test('addresses are those of the routes', () => {
  expect([toolEmbedPath('quill'), badgePath('quill')]).toEqual(['/embed/tool/quill', '/badge/quill.svg'])
  expect(oembedAddress('https://site.example', 'https://site.example/compare?tools=a,b')).toBe(
    'https://site.example/oembed?url=https%3A%2F%2Fsite.example%2Fcompare%3Ftools%3Da%2Cb&format=json',
  )
})

test('code to copy contains names as text only', () => {
  const hostile = '"><script>alert(1)</script>'
  const size = { width: 480, height: 236 }
  const frame = embedCode({ address: 'https://site.example/embed/tool/quill', title: embedTitle([hostile]), ...size })
  const badge = badgeCode('https://site.example', { slug: 'quill', name: hostile })
  for (const code of [frame, badge]) {
    expect(code).not.toContain('<script')
    expect(code).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;')
  }
  expect(badge).toContain('<a href="https://site.example/tool/quill"><img src="https://site.example/badge/quill.svg"')
})
