import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { figuresText, SEARCH_EVALUATION_FILE } from '#lab/eval/artifact.ts'
import { runEvaluation } from '#lab/eval-search/run.ts'

it('the stored figures match the current search (update: `npm run eval:search`)', () => {
  expect(figuresText(runEvaluation().evaluation)).toBe(readFileSync(SEARCH_EVALUATION_FILE, 'utf8'))
})
