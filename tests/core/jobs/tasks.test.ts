import { expect, test } from 'vitest'
import { TASKS } from '#core/jobs/tasks.ts'
import { subjectsOf } from '#core/pages/collection/subjects.ts'
import { conditionTexts, taskAnswer } from '#core/pages/job/task-answer.ts'
import { realCatalogue } from '#scripts/catalogue/catalogue-for-pages.ts'

const catalogue = realCatalogue()
const withPage = new Set(subjectsOf(catalogue).map(({ subject }) => subject.job?.slug))
const answers = TASKS.map(({ name, job: slug, conditions }) => {
  const job = catalogue.jobs.find((other) => other.slug === slug)
  return { name, slug, conditions, ...taskAnswer(job ?? { tools: [] }, conditions, catalogue.tools) }
})

// The styles show the panels of five.
test('there are five tasks with different names and jobs', () => {
  expect(TASKS.length).toBe(5)
  expect(new Set(TASKS.map(({ name }) => name)).size).toBe(5)
  expect(new Set(TASKS.map(({ job }) => job)).size).toBe(5)
  const categories = new Set(catalogue.categories.map(({ slug }) => slug))
  expect(TASKS.filter(({ category }) => !categories.has(category))).toEqual([])
})

test.each(answers)('“$name” has a page, and three tools with reasons', ({ slug, picks, fitCount }) => {
  expect(withPage.has(slug)).toBe(true)
  expect(fitCount).toBeGreaterThanOrEqual(3)
  expect(picks.length).toBe(3)
  for (const { reason } of picks) expect(reason?.length ?? 0).toBeGreaterThan(5)
})

test('the answers to the tasks', () => {
  const lines = answers.map(({ name, conditions, picks }) =>
    [name, conditionTexts(conditions).join(' + '), picks.map(({ tool }) => tool.name).join(', ')].join(' | '),
  )
  expect(lines).toMatchInlineSnapshot(`
    [
      "Transcribe meetings | Free plan + Android | Fireflies.ai, Otter.ai, ZoomMate",
      "Plan a lesson | Free plan | MagicSchool AI, Brisk Teaching, Diffit",
      "Write code | Free plan + Linux | GitHub Copilot, Cursor, JetBrains AI Assistant",
      "Make a presentation | Works with Microsoft Office | Beautiful.ai, Microsoft 365 Copilot, Plus AI",
      "Translate documents | Free plan + iPhone and iPad | DeepL, Google Translate, Immersive Translate",
    ]
  `)
})
