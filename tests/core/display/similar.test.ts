import { describe, expect, it } from 'vitest'
import { similarReason } from '#core/display/similar.ts'

describe('the similarity reason', () => {
  it('names shared topics and advantages', () => {
    expect(
      similarReason({
        sharedJobs: [],
        sharedTopics: ['image_gen', 'design_graphic'],
        contrasts: ['has_api', 'cheaper'],
      }),
    ).toBe('Also used for image generation and graphic design. Cheaper, has an API.')
  })

  it('names the jobs that both do instead of topics', () => {
    const jobs = ['Transcribing and summarizing meetings', 'Recording conversations in person']
    const both = { sharedTopics: ['meetings'], contrasts: ['cheaper'] }
    expect(similarReason({ sharedJobs: jobs.slice(0, 1), ...both })).toBe(
      'Also good for transcribing and summarizing meetings. Cheaper.',
    )
    expect(similarReason({ sharedJobs: jobs, ...both })).toBe(
      'Also good for transcribing and summarizing meetings, and for recording conversations in person. Cheaper.',
    )
  })

  it('is empty when there is nothing to say', () => {
    expect(similarReason({ sharedJobs: [], sharedTopics: ['seo'], contrasts: [] })).toBe('Also used for SEO.')
    expect(similarReason({ sharedJobs: [], sharedTopics: [], contrasts: ['easier', 'free_tier'] })).toBe(
      'Free to start, easier to learn.',
    )
    expect(similarReason({ sharedJobs: [], sharedTopics: [], contrasts: ['newer than this page'] })).toBe('')
  })

  it('stops after three topics', () => {
    const sharedTopics = ['writing', 'editing', 'translation', 'email']
    expect(similarReason({ sharedJobs: [], sharedTopics, contrasts: [] })).toBe(
      'Also used for writing, editing, and translation.',
    )
  })
})
