import { describe, expect, test } from 'vitest'
import { createArticleSearch } from '#server/areas/articles/article-search.ts'

const article = (title: string, text: string, headings: readonly string[] = []) => ({
  title,
  headings,
  description: '',
  text,
})
const ARTICLES = [
  article('Changing a password', 'Open the settings and enter the current one. Your plan stays.'),
  article('Plans and prices', 'What each plan costs, and how to cancel.', ['Canceling']),
  article('Your invoices', 'A plan is paid in advance. Find the invoices in the settings.'),
]
const search = createArticleSearch(ARTICLES)

describe('the article search', () => {
  test('ranks title matches before text matches', () => {
    expect(search('plan')).toEqual([1, 0, 2])
  })

  test('finds other forms of a word, ignoring case and accents', () => {
    expect(search('canceled')).toEqual([1])
    expect(search('CHÁNGES')).toEqual([0])
    expect(search('invoice')).toEqual([2])
  })

  test('finds words by prefix', () => {
    expect(search('passw')).toEqual([0])
  })

  test('requires all words, or some if no article has all', () => {
    expect(search('settings invoices')).toEqual([2])
    expect(search('password prices')).toEqual([0, 1])
    expect(search('settings invoices', true)).toEqual([2, 0])
  })

  test('considers significant words', () => {
    expect(search('how do I change my password?')).toEqual([0])
    expect(search('to the')).not.toEqual([])
  })

  test('finds nothing for unknown words and punctuation', () => {
    expect(search('zebra')).toEqual([])
    expect(search('?!')).toEqual([])
  })
})
