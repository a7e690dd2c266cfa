import { expect, test } from 'vitest'
import {
  ANY_TOOL,
  CATALOGUE,
  type CacheTag,
  MAX_TOOL_TAGS,
  ratingTags,
  sortTag,
  tagsOfResponse,
  toolTag,
} from '#server/platform/cache/cache-tags.ts'

const toolTags = (count: number) => Array.from({ length: count }, (_, index) => toolTag(`id-${index}`))

test('a response with few tools has a tag for each', () => {
  const tags: CacheTag[] = [CATALOGUE, sortTag('rating'), ...toolTags(MAX_TOOL_TAGS)]
  expect(tagsOfResponse(new Set(tags))).toEqual(tags)
})

test('a response with many tools has one tag for all of them', () => {
  const tags = new Set<CacheTag>([CATALOGUE, ...toolTags(MAX_TOOL_TAGS + 1), sortTag('rating')])
  expect(tagsOfResponse(tags)).toEqual([CATALOGUE, sortTag('rating'), ANY_TOOL])
})

test('a rating invalidates its tool, responses with many tools, and lists by rating', () => {
  expect(ratingTags(['a', 'b'])).toEqual(['tool:a', 'tool:b', ANY_TOOL, 'sort:rating'])
})
