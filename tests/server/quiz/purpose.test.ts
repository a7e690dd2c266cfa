import { describe, expect, test } from 'vitest'
import { PASSWORD } from '../../support/members.ts'
import { answers, createQuizApp } from '../../support/quiz.ts'

const app = createQuizApp()

const PURPOSE = 'purpose { sentence meanings { id label isCondition } }'
const SUBMIT = `mutation ($answers: [QuizAnswerInput!]!, $purpose: QuizPurposeInput) {
  submitQuiz(input: { answers: $answers, purpose: $purpose }) {
    __typename
    ... on SubmitQuizPayload {
      result { id ${PURPOSE} answers { question } recommendations { rank tool { slug } } }
    }
    ... on Failure { code message }
  }
}`
const SAVE = `mutation ($answers: [QuizAnswerInput!]!, $purpose: QuizPurposeInput) {
  saveQuizAnswers(input: { answers: $answers, purpose: $purpose }) {
    __typename
    ... on SaveQuizAnswersPayload { draft { answers { question } ${PURPOSE} } }
    ... on Failure { code message }
  }
}`
type Entry = { readonly sentence: string; readonly meanings?: readonly string[] }

const submit = async (token: string, purpose: Entry | null) =>
  (await app.query(SUBMIT, { answers: answers(), purpose }, token)).data.submitQuiz
const save = async (token: string, purpose: Entry | null) =>
  (await app.query(SAVE, { answers: answers(), purpose }, token)).data.saveQuizAnswers
const meaningsOf = async (sentence: string) =>
  app.query('query ($sentence: String!) { purposeMeanings(sentence: $sentence) { id label isCondition } }', {
    sentence,
  })

const FREE = { id: 'free', label: 'Free', isCondition: true }
const RANK = { id: 'job:optimize-article-for-search', label: 'Optimize an article for search', isCondition: false }
const SEO = { id: 'topic:seo', label: 'SEO', isCondition: false }
const LONG = 'a'.repeat(201)
const TOO_LONG = 'Describe what you want to get done in at most 200 characters.'

describe('meanings of a sentence', () => {
  test('are topics and conditions, deterministic for a sentence', async () => {
    const { data } = await meaningsOf('  free tools for SEO ')
    expect(data.purposeMeanings).toEqual(expect.arrayContaining([FREE, SEO]))
    expect((await meaningsOf('free tools for SEO')).data).toEqual(data)
  })

  test.each(['', ' ', '?!', 'qwxzy', '\u{1f600}'])('are none for %j', async (sentence) => {
    expect((await meaningsOf(sentence)).data.purposeMeanings).toEqual([])
  })

  test('are limited to 200 characters', async () => {
    expect((await meaningsOf('\u{1f600}'.repeat(200))).errors).toBeUndefined()
    const { errors } = await meaningsOf(LONG)
    expect(errors?.[0]).toMatchObject({ message: TOO_LONG, extensions: { code: 'BAD_USER_INPUT' } })
  })
})

describe('a quiz with a sentence', () => {
  test('has a different result than without it, and the same one for the same sentence', async () => {
    const { token } = await app.join()
    const plain = await submit(token, null)
    const said = await submit(token, { sentence: 'rank higher with SEO' })
    expect(said.result.id).not.toBe(plain.result.id)
    expect(plain.result.purpose).toBeNull()
    expect(said.result.purpose).toEqual({ sentence: 'rank higher with SEO', meanings: [SEO, RANK] })
    expect(said.result.answers).toHaveLength(20)
    expect((await submit(token, { sentence: ' rank higher   with SEO ' })).result.id).toBe(said.result.id)
    expect((await submit(token, { sentence: ' ' })).result.id).toBe(plain.result.id)
  })

  test('has a different list when a meaning is removed', async () => {
    const { token } = await app.join()
    const sentence = 'graphic design'
    const all = await submit(token, { sentence })
    const none = await submit(token, { sentence, meanings: [] })
    expect(none.result.id).not.toBe(all.result.id)
    expect(none.result.purpose.meanings).toEqual([])
    const designs = ['tool-5', 'tool-11']
    const shown = ({ result }: typeof all) =>
      result.recommendations.filter(({ tool }: { tool: { slug: string } }) => designs.includes(tool.slug)).length
    expect(shown(all)).toBeGreaterThan(shown(none))
  })

  test('applies the conditions of the sentence', async () => {
    const { token } = await app.join()
    const { result } = await submit(token, { sentence: 'write with an open source tool' })
    expect(result.purpose.meanings).toContainEqual({ id: 'open_source', label: 'Open source', isCondition: true })
    expect(result.recommendations).toEqual([])
  })

  test('ignores unknown meanings', async () => {
    const { token } = await app.join()
    const odd = ['topic:seo', 'topic:seo', 'topic:nothing', '__proto__', 'max_price:-1', 'max_price:1e9', '']
    const { result } = await submit(token, { sentence: 'SEO', meanings: odd })
    expect(result.purpose.meanings).toEqual([SEO])
  })

  test.each([
    [{ sentence: LONG }, TOO_LONG],
    [{ sentence: 'SEO', meanings: Array.from({ length: 41 }, () => 'free') }, 'At most 40 meanings can be chosen.'],
  ])('is rejected beyond its limits', async (purpose, message) => {
    const { token } = await app.join()
    const refusal = { __typename: 'InvalidInputError', code: 'BAD_USER_INPUT', message }
    expect(await submit(token, purpose)).toEqual(refusal)
    expect(await save(token, purpose)).toEqual(refusal)
  })

  test('is stored in the draft, privately', async () => {
    const [ada, bob] = [await app.join(), await app.join()]
    const { draft } = await save(ada.token, { sentence: 'rank higher with SEO' })
    expect(draft.purpose).toEqual({ sentence: 'rank higher with SEO', meanings: [SEO, RANK] })
    const stored = `{ quizDraft { ${PURPOSE} } }`
    expect((await app.query(stored, {}, ada.token)).data.quizDraft.purpose).toEqual(draft.purpose)
    expect((await app.query(stored, {}, bob.token)).data.quizDraft).toBeNull()
    expect((await save(ada.token, null)).draft.purpose).toBeNull()
  })

  test('is part of the data export', async () => {
    const { token } = await app.join()
    await submit(token, { sentence: 'rank higher with SEO' })
    await save(token, { sentence: 'rank higher with SEO', meanings: [] })
    const { data } = await app.query(
      `mutation { exportMyData(input: { password: "${PASSWORD}" }) { ... on ExportMyDataPayload { json } } }`,
      {},
      token,
    )
    expect(data.exportMyData.json.match(/rank higher with SEO/g)).toHaveLength(2)
  })

  test('counts the tools that meet its conditions', async () => {
    const count = async (meanings: readonly string[]) => {
      const query =
        'query ($answers: [QuizAnswerInput!]!, $meanings: [String!]) { toolsInTheRunning(answers: $answers, meanings: $meanings) }'
      return (await app.query(query, { answers: [], meanings })).data.toolsInTheRunning
    }
    expect(await count([])).toBe(14)
    expect(await count(['free'])).toBe(12)
    expect(await count(['free', 'open_source'])).toBe(0)
    expect(await count(['max_price:400'])).toBe(14)
    expect(await count(['max_price:399'])).toBe(12)
  })
})
