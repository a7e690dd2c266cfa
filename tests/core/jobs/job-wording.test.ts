import { describe, expect, it } from 'vitest'
import { jobAsActivity, jobAsWish } from '#core/jobs/job-wording.ts'
import { realCatalogue } from '#scripts/catalogue/catalogue-for-pages.ts'

describe('the name of a job', () => {
  it.each([
    ['Track working time', 'Tracking working time'],
    ['Run and optimize paid campaigns', 'Running and optimizing paid campaigns'],
    ['Produce, master and release music', 'Producing, mastering and releasing music'],
    ['Focus or sleep with sound', 'Focusing or sleeping with sound'],
    ['See and read as a blind person', 'Seeing and reading as a blind person'],
    ['Be found in local search and maps', 'Being found in local search and maps'],
    ['Fine-tune a model', 'Fine-tuning a model'],
    ['Black out personal data in files', 'Blacking out personal data in files'],
    ['Make a site or document accessible', 'Making a site or document accessible'],
    ['Document and code in a hospital', 'Documenting and coding in a hospital'],
    ['Draw flowcharts and process diagrams', 'Drawing flowcharts and process diagrams'],
  ])('%s is an activity: %s', (name, activity) => {
    expect(jobAsActivity(name)).toBe(activity)
  })

  it.each([
    ['Check my own text before handing in', 'Checking your own text before handing in'],
    ['Analyze how people use our product', 'Analyzing how people use your product'],
    ['Monitor what people say about us', 'Monitoring what people say about you'],
    ['Get help on the page I am reading', 'Getting help on the page you are reading'],
    ['Run a personal agent on own machine', 'Running a personal agent on your own machine'],
    ['Work with a stack of own sources', 'Working with a stack of your own sources'],
    ['Put analytics into our own product', 'Putting analytics into your own product'],
  ])('%s speaks to the reader', (name, activity) => {
    expect(jobAsActivity(name)).toBe(activity)
  })

  it.each([
    ['Ask an everyday assistant', 'get help with everyday questions and texts'],
    ['Follow cycle and pregnancy', 'track your cycle or a pregnancy'],
    ['Let people ask my expertise', 'share your expertise through a chatbot'],
  ])('%s has other words in a sentence', (name, wish) => {
    expect(jobAsWish(name)).toBe(wish)
    expect(realCatalogue().jobs.some((job) => job.name === name)).toBe(true)
  })

  it('is a wish after "you want to"', () => {
    expect(jobAsWish('Plan my own money')).toBe('plan your own money')
  })

  it('is an activity of its own for each job of the editors', () => {
    const activities = realCatalogue().jobs.map(({ name }) => jobAsActivity(name))
    expect(new Set(activities).size).toBe(activities.length)
    for (const activity of activities) expect(activity).toMatch(/^[A-Z][a-z-]+ing\b/)
  })
})
