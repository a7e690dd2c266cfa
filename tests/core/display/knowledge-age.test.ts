import { describe, expect, it } from 'vitest'
import { oldKnowledgeText } from '#core/display/knowledge-age.ts'

const today = new Date('2026-11-20T12:00:00Z')

describe('the note on an old record', () => {
  it('shows the newest month once it is more than twelve months ago', () => {
    expect(oldKnowledgeText('Canva', ['2025-06', '2025-10', '2025-02'], today)).toBe(
      'What we know about Canva is from October 2025 or earlier; check it with the vendor.',
    )
  })

  it.each([[['2025-11']], [['2025-06', '2026-11']], [['2026-12']], [[]]])('is not there for %j', (months) => {
    expect(oldKnowledgeText('Canva', months, today)).toBeNull()
  })

  it('counts months, not days', () => {
    expect(oldKnowledgeText('Canva', ['2025-11'], new Date('2026-11-30T23:59:59Z'))).toBeNull()
    expect(oldKnowledgeText('Canva', ['2025-11'], new Date('2026-12-01T00:00:00Z'))).toContain('November 2025')
  })
})
