import { describe, expect, it } from 'vitest'
import { similarReason } from '../../../core/display/similar.ts'

describe('the reason why a tool is similar', () => {
  it('names what both share and what the tool has over the other', () => {
    expect(similarReason({ sharedTopics: ['image_gen', 'design_graphic'], contrasts: ['has_api', 'cheaper'] })).toBe(
      'Shares image generation and graphic design. Cheaper, has an API.',
    )
  })

  it('says no more than there is', () => {
    expect(similarReason({ sharedTopics: ['seo'], contrasts: [] })).toBe('Shares SEO.')
    expect(similarReason({ sharedTopics: [], contrasts: ['easier', 'free_tier'] })).toBe(
      'Free to start, easier to learn.',
    )
    expect(similarReason({ sharedTopics: [], contrasts: ['newer than this page'] })).toBe('')
  })

  it('stops at three topics', () => {
    const sharedTopics = ['writing', 'editing', 'translation', 'email']
    expect(similarReason({ sharedTopics, contrasts: [] })).toBe('Shares writing, editing, and translation.')
  })
})
