import { describe, expect, it } from 'vitest'
import { lintMarks } from '#core/catalogue/lint/marks.ts'
import type { MarksFile } from '#core/catalogue/mark-record.ts'
import { registrableDomain } from '#core/catalogue/registrable-domain.ts'
import { tool } from './catalogue-fixture.ts'

const icon = {
  source: 'lobehub',
  stands_for: 'Abacus',
  domains: ['abacus.example'],
  vendors: ['Abacus Works'],
} as const

const marksOf = (mark: MarksFile['tools'][string], changes: Partial<MarksFile['icons'][string]> = {}): MarksFile => ({
  icons: { abacus: { ...icon, domains: [...icon.domains], vendors: [...icon.vendors], ...changes } },
  tools: { abacus: mark },
})

const record = tool({ vendor: 'Abacus Works', website_url: 'https://www.abacus.example/start' })
const messages = (marks: MarksFile) => lintMarks(marks, [record]).map(({ message }) => message)

describe('the mark map', () => {
  it('is valid when domain or vendor match', () => {
    expect(messages(marksOf({ icon: 'abacus', of: 'product', domain: 'abacus.example' }))).toEqual([])
    expect(messages(marksOf({ icon: 'abacus', of: 'vendor', vendor: 'Abacus Works' }))).toEqual([])
  })

  it.each([
    ['a domain that the tool does not have', { domain: 'other.example' }, {}, 'the tool has abacus.example'],
    ['a vendor that the tool does not have', { vendor: 'Other' }, {}, 'the tool has "Abacus Works"'],
    ['a namesake at another domain', { domain: 'abacus.example' }, { domains: ['abacus.test'] }, 'is no domain of'],
    ['a namesake of another vendor', { vendor: 'Abacus Works' }, { vendors: ['Abacus Ltd'] }, 'is no vendor of'],
  ])('rejects %s', (_what, stated, changes, message) => {
    const mark = { icon: 'abacus', of: 'product', ...stated } as MarksFile['tools'][string]
    expect(messages(marksOf(mark, changes))).toEqual([expect.stringContaining(message)])
  })

  it('requires a page of the brand for an icon without an origin', () => {
    const from = (source_url: string | undefined) =>
      messages(
        marksOf({ icon: 'abacus', of: 'product', domain: 'abacus.example' }, { source: 'svg-logos', source_url }),
      )
    expect(from('https://brand.abacus.example/logo')).toEqual([])
    expect(from('https://abacus.test')).toEqual([expect.stringContaining('on no domain of its brand')])
    expect(from('https://github.com/abacus')).toEqual([expect.stringContaining('on no domain of its brand')])
    expect(from(undefined)).toEqual([expect.stringContaining('needs the source_url')])
  })

  it('reports unknown tools, unknown icons and unused icons', () => {
    const agreed = { of: 'product', domain: 'abacus.example' } as const
    expect(lintMarks({ icons: {}, tools: { abacus: { icon: 'gone', ...agreed } } }, [record])).toHaveLength(1)
    expect(lintMarks(marksOf({ icon: 'abacus', ...agreed }), [])).toHaveLength(1)
    expect(lintMarks({ ...marksOf({ icon: 'abacus', ...agreed }), tools: {} }, [record])).toHaveLength(1)
  })
})

describe('a registrable domain', () => {
  it.each([
    ['https://workspace.google.com/x', 'google.com'],
    ['https://www.example.co.uk', 'example.co.uk'],
    ['https://v0.app', 'v0.app'],
    // Anybody may publish there.
    ['https://github.com/somebody/tool', null],
    [null, null],
  ])('of %s is %s', (address, domain) => {
    expect(registrableDomain(address)).toBe(domain)
  })
})
