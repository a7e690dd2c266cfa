import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchTools } from '#core/search/search-tools.ts'
import { indexOf, namesFound, record } from '../search-fixture.ts'

const editor = { description: 'A video editor.' }
const index = indexOf([
  record('Famous', { ...editor, prominence: 3 }),
  record('Server', { ...editor, privacy: ['self_host'] }),
  record('Device', { ...editor, privacy: ['on_device'] }),
  record('Maybe', { ...editor, openSource: null }),
  record('Gratis', { ...editor, freeTier: true, priceCents: 0 }),
  record('Dear', { ...editor, priceCents: 9900 }),
])

const OWN_COMPUTERS = [
  'without sending code to the cloud',
  'without uploading them to a server',
  'code must stay on our machines',
  'nothing may leave our network',
  'nothing may ever leave my Mac',
  'nothing about our people may leave our computers',
  'patient data must stay in the hospital',
  'our data must never leave the company',
  'do not upload anything to the cloud',
  'keep everything in house',
  'no cloud',
  'cloud is not allowed',
  'on premises only',
  'air-gapped',
  'ohne Cloud',
  'sin nube',
]
const FREE = [
  'I do not want to pay',
  'I don’t want to spend any money',
  'we cannot pay for it',
  'without having to pay',
  'no budget',
  'it must cost nothing',
  'nothing that costs money',
  'kostenlos',
  'gratuit',
  'sin pagar',
]
const NO_SUBSCRIPTION = [
  'no subscription',
  'without a monthly subscription',
  'one-time purchase',
  'pay once',
  'I do not want another subscription',
  'lifetime license',
]
const EU_HOSTING = ['EU only', 'data must stay in Europe', 'hosted in the EU']
const NO_TRAINING = [
  'our data must not be used for training',
  'does not train on my data',
  'without training on our code',
  'nobody may train on them',
  'nobody else may train anything with their data',
]

const understood = (text: string) => searchTools(index, text).understood.map(({ filter, value }) => value ?? filter)

describe('conditions of several words', () => {
  it.each([
    ...OWN_COMPUTERS.map((words) => [words, 'OWN_COMPUTERS']),
    ...FREE.map((words) => [words, 'FREE_TIER']),
    ...NO_SUBSCRIPTION.map((words) => [words, 'NO_SUBSCRIPTION']),
    ...EU_HOSTING.map((words) => [words, 'eu_hosting']),
    ...NO_TRAINING.map((words) => [words, 'no_training_default']),
  ])('%s', (words, condition) => {
    expect(understood(`video editor, ${words}`)).toEqual([condition])
    expect(searchTools(index, `video editor, ${words}`).understood[0]?.searchWithout).toBe('video editor')
  })

  it.each([
    ['send newsletters to customers'],
    ['upload videos to YouTube'],
    ['I want to pay my suppliers'],
    ['sell subscriptions'],
    ['train a model on our data'],
    ['leave requests of our staff'],
    ['cloud cost reports'],
    ['plan a budget'],
    ['I don’t want to spend hours editing'],
    ['remind customers who don’t pay on time'],
    ['my students can’t pay attention'],
    ['never pay late'],
    ['no budget planner'],
    ['I do not want to pay for features I don’t need'],
    ['I do not want to pay anything more than I must'],
    ['I do not have time to train new staff'],
    ['no time for training'],
    ['no one can train with them at the gym'],
    ['understand why people leave the company'],
    ['exit interviews for employees leaving our company'],
    ['keep everyone in the company informed'],
    ['run workshops in our school'],
    ['keep the team in house'],
    ['we do not want it running on our servers'],
    ['recordings must not be stored on our servers'],
    ['find only local customers'],
    ['never forget sending orders to vendors'],
    ['keep customers in Europe'],
    ['accept one-time payment from clients'],
    ['a course with lifetime access'],
    ['pay once a week'],
  ])('are not found in: %s', (text) => {
    expect(understood(text)).toEqual([])
  })

  it('distinguish paying nothing from paying at most an amount', () => {
    expect(understood("I don't want to pay more than $20 for a video editor")).toEqual(['20'])
    expect(understood('I do not want to pay monthly')).toEqual(['NO_SUBSCRIPTION'])
  })

  it('distinguish a Mac that nothing may leave from one that a tool runs on', () => {
    expect(understood('video editor that runs on my Mac')).toEqual(['mac'])
  })

  it('are one wish when a text asks for its own server and no cloud', () => {
    expect(understood('self-hosted, no cloud')).toEqual(['OWN_COMPUTERS'])
    expect(understood('self-hosted video editor')).toEqual(['self_host'])
  })

  it('are kept whatever else is asked for, in any order', () => {
    const nouns = fc.constantFrom('video editor', 'edit a video', 'an editor for videos', 'video')
    const conditions = fc.constantFrom(...OWN_COMPUTERS, ...FREE, ...NO_SUBSCRIPTION, ...EU_HOSTING, ...NO_TRAINING)
    fc.assert(
      fc.property(nouns, conditions, fc.boolean(), (noun, condition, first) => {
        const text = first ? `${condition}, ${noun}` : `${noun}, ${condition}`
        expect(searchTools(index, text).understood).toHaveLength(1)
      }),
    )
  })
})

describe('the order of a search with conditions', () => {
  it('is tools known to meet them, then those not known, then those known not to', () => {
    expect(namesFound(index, 'video editor, nothing may leave our network')).toEqual([
      'Device',
      'Server',
      'Maybe',
      'Famous',
      'Dear',
      'Gratis',
    ])
  })

  it('never puts a tool that does not meet them above one that does', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ free: fc.boolean(), prominence: fc.integer({ min: 0, max: 3 }) }), { maxLength: 12 }),
        (tools) => {
          const many = indexOf(
            tools.map(({ free, prominence }, at) =>
              record(`Tool${at}`, { ...editor, freeTier: free, prominence, priceCents: free ? 0 : 900 }),
            ),
          )
          const free = namesFound(many, 'free video editor').map((name) => tools[Number(name.slice(4))]?.free)
          expect(free).toEqual([...free].sort((a, b) => Number(b) - Number(a)))
        },
      ),
    )
  })

  it('keeps a condition before a product whose name is a word of the search', () => {
    const named = indexOf([
      record('Front', { description: 'A shared inbox.', freeTier: false, priceCents: 2500 }),
      record('Pager', { description: 'A front desk for visitors of a front office.', freeTier: true, priceCents: 0 }),
      record('Lobby', { description: 'A front desk in front of an office front.', freeTier: true, priceCents: 0 }),
    ])
    expect(namesFound(named, 'free front desk')[0]).not.toBe('Front')
  })
})
