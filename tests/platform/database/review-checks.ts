/** The constraints of reviews: a row that is refused, and the nearest one that is not. */
type Row = Readonly<Record<string, string | number>>

const DAY = '2026-11-20'

export const REVIEW_CASES: Readonly<Record<string, Readonly<Record<string, readonly [Row, Row][]>>>> = {
  tool_reviews: {
    stars: [
      [{ stars: 0 }, { stars: 1 }],
      [{ stars: 6 }, { stars: 5 }],
    ],
    helpful_count: [[{ helpful_count: -1 }, { helpful_count: 0 }]],
    published_at: [
      [
        { state: 'published', decided_at: DAY },
        { state: 'published', decided_at: DAY, published_at: DAY },
      ],
    ],
    decided_at: [
      [{ state: 'rejected' }, { state: 'rejected', decided_at: DAY }],
      [{ state: 'questioned' }, { state: 'queued' }],
    ],
    editor_text: [
      [{ editor_text: 'Why?' }, { editor_text: 'Why?', state: 'questioned', decided_at: DAY }],
      [
        { editor_text: 'No.', state: 'published', decided_at: DAY, published_at: DAY },
        { editor_text: 'No.', state: 'rejected', decided_at: DAY },
      ],
    ],
  },
  review_reports: {
    removed: [
      [{ settled_at: DAY }, { settled_at: DAY, removed: 'false' }],
      [{ removed: 'true' }, { settled_at: DAY, removed: 'true' }],
    ],
  },
  review_answers: {
    state: [[{ state: 'questioned' }, { state: 'rejected' }]],
    published_at: [[{ state: 'published' }, { state: 'published', published_at: DAY }]],
  },
}
