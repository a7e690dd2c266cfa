import { describe, expect, it } from 'vitest'
import { similarReason } from '#core/display/similar.ts'

describe('the similarity reason', () => {
  it('names shared topics and advantages', () => {
    expect(similarReason({ sharedTopics: ['image_gen', 'design_graphic'], contrasts: ['has_api', 'cheaper'] })).toBe(
      'Also used for image generation and graphic design. Cheaper, has an API.',
    )
  })

  it('is empty when there is nothing to say', () => {
    expect(similarReason({ sharedTopics: ['seo'], contrasts: [] })).toBe('Also used for SEO.')
    expect(similarReason({ sharedTopics: [], contrasts: ['easier', 'free_tier'] })).toBe(
      'Free to start, easier to learn.',
    )
    expect(similarReason({ sharedTopics: [], contrasts: ['newer than this page'] })).toBe('')
  })

  it('stops after three topics', () => {
    const sharedTopics = ['writing', 'editing', 'translation', 'email']
    expect(similarReason({ sharedTopics, contrasts: [] })).toBe('Also used for writing, editing, and translation.')
  })
})
