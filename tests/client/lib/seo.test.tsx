import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PageProvider } from '#client/lib/page.tsx'
import { Seo, type SeoProps } from '#client/lib/seo.tsx'
import { scriptJson } from '#client/lib/serialize.ts'

const show = (props: SeoProps) =>
  render(
    <PageProvider facts={{ origin: 'https://toolfinch.test', year: 2026 }} response={null}>
      <Seo {...props} />
    </PageProvider>,
  )

const content = (selector: string, name = 'content') => document.head.querySelector(selector)?.getAttribute(name)

describe('JSON in a script element', () => {
  it('contains nothing that could close the element, and reads back unchanged', () => {
    const hostile = { text: '</script><!--<b>&amp;\u2028\u2029' }
    const json = scriptJson(hostile)
    expect(json).not.toMatch(/[<>&\u2028\u2029]/)
    expect(JSON.parse(json)).toEqual(hostile)
  })
})

describe('the head of a page', () => {
  it('contains product, canonical URL and description', () => {
    show({ title: 'About us', description: 'Who we are.', path: '/about' })
    expect(document.title).toBe('About us | Toolfinch')
    expect(content('link[rel=canonical]', 'href')).toBe('https://toolfinch.test/about')
    expect(content('meta[property="og:title"]')).toBe('About us | Toolfinch')
    expect(content('meta[name=description]')).toBe('Who we are.')
    expect(content('meta[name=robots]')).toBeUndefined()
  })

  it('has no canonical URL when the page must not be indexed', () => {
    show({ title: 'Page not found', description: 'Nothing here.', path: '/nope', noindex: true })
    expect(content('meta[name=robots]')).toBe('noindex')
    expect(document.head.querySelector('link[rel=canonical]')).toBeNull()
  })

  it('escapes hostile names in the JSON-LD', () => {
    const { container } = show({ title: 'A', description: 'B', jsonLd: { name: '</script><img src=x>' } })
    expect(container.querySelector('img')).toBeNull()
    expect(JSON.parse(container.querySelector('script')?.textContent ?? '')).toEqual({ name: '</script><img src=x>' })
  })
})
