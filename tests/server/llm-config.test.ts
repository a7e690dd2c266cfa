import { expect, it } from 'vitest'
import { problemsOf } from './config-problems.ts'

it.each([
  ['ftp://llm.example', 'must be an http or https URL'],
  ['https://user:secret@llm.example/v1', 'must be an http or https URL'],
  ['https://llm.example/v1?key=secret', 'must be an http or https URL'],
])('rejects a language model at %s', (address, reason) => {
  const [problem, ...others] = problemsOf({ LLM_BASE_URL: address, LLM_MODEL: 'small' })
  expect(problem).toContain(`LLM_BASE_URL: ${reason}`)
  expect(problem).not.toContain('secret')
  expect(others).toEqual([])
})

it('requires all or none of the language model variables', () => {
  const LLM_BASE_URL = 'https://llm.example/v1'
  expect(problemsOf({ LLM_BASE_URL })).toEqual(['LLM_MODEL: must be set when LLM_BASE_URL is'])
  expect(problemsOf({ LLM_MODEL: 'small' })).toEqual(['LLM_BASE_URL: must be set when LLM_MODEL is'])
  expect(problemsOf({ LLM_API_KEY: 'key' })).toEqual(['LLM_BASE_URL: must be set when LLM_API_KEY is'])
})

it('only sends a key over an encrypted network connection', () => {
  const given = { LLM_MODEL: 'small', LLM_API_KEY: 'key' }
  expect(problemsOf({ ...given, LLM_BASE_URL: 'http://llm.example/v1' })).toEqual([
    'LLM_BASE_URL: must begin with https:// when LLM_API_KEY is set, unless it is on this machine',
  ])
  for (const LLM_BASE_URL of [
    'http://localhost:1/v1',
    'http://127.0.0.1/v1',
    'http://[::1]:1/v1',
    'https://x.example',
  ]) {
    expect(problemsOf({ ...given, LLM_BASE_URL })).toEqual([])
  }
  expect(problemsOf({ LLM_MODEL: 'small', LLM_BASE_URL: 'http://models:11434/v1' })).toEqual([])
})
