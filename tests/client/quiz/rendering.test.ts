import type { DocumentNode } from 'graphql'
import { describe, expect, it } from 'vitest'
import { render } from '#client/entry-server.tsx'
import { QUESTIONS } from '#core/quiz/questions.ts'
import { QUIZ } from './quiz-answers.ts'

async function pageAt(url: string): Promise<{ html: string; main: string; requests: string[] }> {
  const requests: string[] = []
  const result = await render({
    url,
    origin: 'https://toolfinch.test',
    now: new Date('2031-05-04T00:00:00Z'),
    execute: async ({ document }) => {
      const { definitions } = document as DocumentNode
      requests.push(...definitions.map((entry) => ('name' in entry ? (entry.name?.value ?? '') : '')))
      return { data: { quiz: QUIZ } }
    },
    assetsFor: () => ({ modules: [], styles: [] }),
  })
  if (result.kind !== 'page') throw new Error(`A redirect to ${result.location}`)
  expect(result.status).toBe(200)
  expect(result.visibility).toBe('public')
  const { html } = result
  return { html, main: html.slice(html.indexOf('<main'), html.indexOf('</main>')), requests }
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replaceAll('&#x27;', "'")

describe('the quiz page', () => {
  it('explains the quiz and its requirements without scripts', async () => {
    const { html, main } = await pageAt('/quiz')
    expect(html).toContain('<link rel="canonical" href="https://toolfinch.test/quiz"/>')
    expect(textOf(main)).toContain('No registration required • Get instant results • 100% free')
    expect(main).toContain('href="/quiz?q=1"')
    expect(textOf(main.slice(main.indexOf('<noscript'), main.indexOf('</noscript>')))).toContain(
      'The quiz needs JavaScript, which is turned off.',
    )
  })

  it('shows no figures but its own', async () => {
    const { main } = await pageAt('/quiz')
    expect(textOf(main).match(/\d[\d.,]*[+%]?/g)).toEqual(['5', '20', '100%'])
  })

  it('shows one question per URL, without indexing', async () => {
    const { html, main, requests } = await pageAt('/quiz?q=5')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(main.match(/<h1/g)).toHaveLength(1)
    expect(textOf(main)).toContain('What do you need help with?')
    expect(main.match(/type="checkbox"/g)).toHaveLength(8)
    expect(requests).toEqual(['QuizRoute'])
  })

  it.each(QUESTIONS)('shows the options of question $id, though another has the same ids', async ({ id, options }) => {
    const { main } = await pageAt(`/quiz?q=${id}`)
    const labels = [...main.matchAll(/<label.*?<\/label>/g)].map(([label]) => textOf(label))
    expect(labels).toHaveLength(options.length)
    for (const [index, { text }] of options.entries()) expect(labels[index]).toContain(text)
  })

  it('does not mark a question as unanswered when only the browser knows the answer', async () => {
    expect(textOf((await pageAt('/quiz?q=review')).main)).not.toMatch(/Not answered|missing/)
  })
})
