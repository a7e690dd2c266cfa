import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { DATA_DIR } from '#lab/eval/catalogue.ts'
import { evaluationText, SEARCH_EVALUATION_FILE } from '#lab/eval-search/artifact.ts'
import { runEvaluation } from '#lab/eval-search/run.ts'

it('the stored figures match the current search (update: `npm run eval:search`)', () => {
  const kept = readFileSync(path.join(DATA_DIR, SEARCH_EVALUATION_FILE), 'utf8')
  expect(evaluationText(runEvaluation().evaluation)).toBe(kept)
})
