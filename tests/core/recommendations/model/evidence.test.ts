import { describe, expect, test } from 'vitest'
import { TOPICS } from '#core/catalogue/topics.ts'
import { evidenceInSteps, topicFrequencies } from '#core/recommendations/model/evidence.ts'
import { LEXICON } from '#core/recommendations/model/lexicon.ts'
import { runSteps } from '#core/recommendations/run-steps.ts'
import { readEngineTools } from '#lab/eval/catalogue.ts'
import { engineTool } from '../engine-tools.ts'

const buildEvidenceIndex = (tools: Parameters<typeof evidenceInSteps>[0]) => runSteps(evidenceInSteps(tools))

const evidenceOf = (changes: Parameters<typeof engineTool>[0]) => {
  const tool = engineTool(changes)
  return buildEvidenceIndex([tool]).get(tool.id) ?? {}
}

describe('the lexicon', () => {
  test.each(TOPICS)('has 8 to 25 different phrases for %s', (topic) => {
    const { shows } = LEXICON[topic]
    expect(shows.length).toBeGreaterThanOrEqual(8)
    expect(shows.length).toBeLessThanOrEqual(25)
    expect(new Set(shows).size).toBe(shows.length)
    expect(shows.filter((phrase) => phrase === '')).toEqual([])
  })
})

describe('evidence', () => {
  test('is the whole entry of the field, verbatim', () => {
    const { translation } = evidenceOf({ slug: 'a', features: ['Translation of PDF files into 30 languages'] })
    expect(translation?.[0]).toMatchObject({ field: 'features', value: 'Translation of PDF files into 30 languages' })
  })

  test('matches whole words in singular and plural, with or without a hyphen', () => {
    expect(evidenceOf({ slug: 'a', features: ['Live queries on Snowflake'] }).sql).toHaveLength(1)
    expect(evidenceOf({ slug: 'a', features: ['Text to speech'] }).voice).toHaveLength(1)
    expect(evidenceOf({ slug: 'a', features: ['A hubbub of sqlish words'] }).sql).toBeUndefined()
  })

  test('ignores phrases that only look like the topic', () => {
    expect(evidenceOf({ slug: 'a', features: ['A no-code builder of forms'] }).code).toBeUndefined()
    expect(evidenceOf({ slug: 'a', features: ['QR codes for every page'] }).code).toBeUndefined()
    expect(evidenceOf({ slug: 'a', features: ['Support for eleven file types'] }).support).toBeUndefined()
    expect(evidenceOf({ slug: 'a', features: ['No-code forms and code export'] }).code).toHaveLength(1)
  })

  test('ranks rare phrases above frequent ones', () => {
    const common = engineTool({ slug: 'a', features: ['Email drafts', 'Warming of mailboxes'], useCases: [] })
    const others = ['b', 'c', 'd'].map((slug) => engineTool({ slug, features: ['Email drafts'] }))
    const evidence = buildEvidenceIndex([common, ...others]).get('a')
    expect(evidence?.email?.map(({ value }) => value)).toEqual(['Warming of mailboxes', 'Email drafts'])
  })

  test('does not rank very rare phrases above rare ones', () => {
    const odd = engineTool({ slug: 'a', features: ['Newsletter templates', 'Warming of mailboxes'], useCases: [] })
    const others = Array.from({ length: 200 }, (_, i) =>
      engineTool({ slug: `b${i}`, features: i < 3 ? ['Newsletter templates'] : [], useCases: [] }),
    )
    const evidence = buildEvidenceIndex([odd, ...others]).get('a')
    expect(evidence?.email?.map(({ value }) => value)).toEqual(['Newsletter templates', 'Warming of mailboxes'])
  })

  test('exists for four of five topics assigned by an editor', () => {
    const tools = readEngineTools()
    const index = buildEvidenceIndex(tools)
    const pairs = tools.flatMap((tool) => Object.keys(tool.topics).map((topic) => ({ id: tool.id, topic })))
    const shown = pairs.filter(({ id, topic }) => topic in (index.get(id) ?? {}))
    expect(shown.length / pairs.length).toBeGreaterThan(0.8)
  })
})

describe('topics of a tool without curated ones', () => {
  test('follow from its texts and stay below 1', () => {
    const frequencies = topicFrequencies({
      ...engineTool({ slug: 'a' }),
      name: 'Meeting Notes',
      features: ['Meeting notes', 'Meeting summaries', 'Transcription of meetings'],
    })
    expect(frequencies.meetings).toBeGreaterThan(0.8)
    expect(frequencies.meetings).toBeLessThan(1)
    expect(frequencies.music).toBeUndefined()
  })
})
