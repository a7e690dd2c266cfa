import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { latePart, loadLateParts } from '#client/lib/later.tsx'
import { newPageResponse, PageProvider } from '#client/lib/page.tsx'

const facts = { origin: 'https://toolfinch.test', year: 2026 }

const NOTHING = () => null

describe('a lazily loaded part', () => {
  it('is rendered on the server, which records its module', async () => {
    const Part = latePart(
      'client/a.tsx',
      async () =>
        ({ name }: { readonly name: string }) => <p>Hello {name}</p>,
      NOTHING,
    )
    await loadLateParts()
    const response = newPageResponse()
    const html = renderToString(
      <PageProvider facts={facts} response={response}>
        <Part name="Ada" />
      </PageProvider>,
    )
    expect(html.replace(/<!--.*?-->/g, '')).toBe('<p>Hello Ada</p>')
    expect(response.parts).toEqual(['client/a.tsx'])
  })

  it('is awaited in the browser when the server has not rendered it', async () => {
    const Part = latePart(
      'client/b.tsx',
      async () => () => <p>There</p>,
      ({ lines }: { readonly lines: number }) => <p>Wait for {lines}</p>,
    )
    render(<Part lines={3} />)
    expect(screen.getByText('Wait for 3')).toBeTruthy()
    expect(await screen.findByText('There')).toBeTruthy()
  })

  it('is shown at once when loaded before', async () => {
    const Part = latePart('client/c.tsx', async () => () => <p>There</p>, NOTHING)
    await loadLateParts(['client/c.tsx', 'client/unknown.tsx'])
    render(<Part />)
    expect(screen.getByText('There')).toBeTruthy()
  })

  it('is declared with the module it loads', () => {
    const files = readdirSync('client', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => posix.join('client', file.replaceAll('\\', '/')))
    const declared = files.flatMap((file) => {
      const calls = readFileSync(file, 'utf8').matchAll(
        /latePart(?:<[^>]+>)?\(\s*'([^']+)',\s*\(\) =>\s*import\('([^']+)'/g,
      )
      return [...calls].map(([, module, imported = '']) => [module, posix.join(posix.dirname(file), imported)])
    })
    expect(declared.length).toBe(
      files.map((file) => readFileSync(file, 'utf8').split(' = latePart(').length - 1).reduce((a, b) => a + b),
    )
    expect(declared.filter(([module, file]) => module !== file)).toEqual([])
  })
})
