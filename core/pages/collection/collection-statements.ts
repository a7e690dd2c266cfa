import { isWellKnown } from '../../catalogue/best-known.ts'
import {
  INTEGRATIONS,
  type Integration,
  PRIVACY_FLAGS,
  type PrivacyFlag,
  type Topic,
} from '../../catalogue/vocabulary.ts'
import { countText } from '../../display/numbers.ts'
import { type Offer, offerOf } from '../../display/offer.ts'
import type { PageCategory, PageTool } from '../page-tool.ts'
import { type Statement, statement } from '../statement.ts'
import { andList, entryPrice, integrationWords, money, plural, privacyWords, topicWord } from '../texts.ts'
import { type Count, countOf, mostFrequent, priceSpread } from './aggregate.ts'
import type { Subject, SubjectWithTools } from './subjects.ts'

export type Collection = {
  readonly subject: Subject
  /** Best first. */
  readonly tools: readonly PageTool[]
  readonly categories: ReadonlyMap<string, PageCategory>
  /** The pages about jobs. */
  readonly jobs: readonly SubjectWithTools[]
}

const claimsOf = (...counts: readonly Count[]) => counts.flatMap(({ claims }) => claims)
/** Digits above one, so that sentences with several counts read evenly. */
const counted = (count: number): string => (count === 1 ? 'one' : countText(count))
const have = (count: number): string => (count === 1 ? 'has' : 'have')
const are = (count: number): string => (count === 1 ? 'is' : 'are')
const ofThem = (tools: readonly PageTool[]): string => `Of the ${countText(tools.length)}, `

const size = ({ subject, tools }: Collection): Statement => {
  const vendors = new Set(tools.map(({ vendor }) => vendor).filter((vendor) => vendor !== '')).size
  const known = tools.filter(isWellKnown).length
  const leaders = known === 0 ? '' : `; ${counted(known)} of them ${are(known)} widely known`
  const line = [
    `Our catalog has ${tools.length} ${subject.noun} from ${vendors} ${plural(vendors, 'vendor')}${leaders}.`,
  ]
  return statement(`size:${tools.length}:${vendors}:${known}`, 9, line, [
    { toolId: '', field: 'size', value: tools.length },
  ])
}

/** How many tools can be used for free; empty without one whose price is known. */
export const freeStatements = ({ tools }: Collection): Statement[] => {
  const [free, some, none, unknown] = [
    countOf(tools, 'pricingModel', 'free'),
    countOf(tools, 'freePlan', true),
    countOf(tools, 'freePlan', false),
    countOf(tools, 'freePlan', null),
  ]
  if (some.count === 0 && none.count === 0) return []
  const entirely =
    free.count === 0
      ? ' up to a limit'
      : free.count === some.count
        ? some.count === 1
          ? ''
          : ', all of them entirely'
        : `, ${counted(free.count)} of them entirely`
  const parts = [
    some.count === 0
      ? 'None has a free plan on record'
      : `${some.count === tools.length ? `All ${counted(tools.length)}` : `${ofThem(tools)}${counted(some.count)}`} can be used for free${entirely}`,
    ...(none.count > 0 && some.count > 0
      ? [`${counted(none.count)} ${plural(none.count, 'lists', 'list')} no free plan`]
      : []),
    ...(unknown.count > 0 ? [`we don’t know about ${counted(unknown.count)}`] : []),
  ]
  const fact = `free:${free.count}:${some.count}:${none.count}:${unknown.count}`
  return [statement(fact, 8, [`${parts.join('; ')}.`], claimsOf(free, some, none, unknown))]
}

/** A median of fewer prices is meaningless. */
const FEWEST_FOR_MEDIAN = 5

/** How many of the tools that cost money have no monthly price, and why. */
const otherTerms = (tools: readonly PageTool[]): string => {
  const costly = tools.filter(({ pricingModel }) => pricingModel !== 'free').map(offerOf)
  const count = (...kinds: readonly (Offer['kind'] | undefined)[]) =>
    costly.filter((offer) => kinds.includes(offer?.kind)).length
  const [byUse, onRequest, unknown] = [count('once', 'unit'), count('request'), count(undefined)]
  const parts = [
    ...(byUse > 0 ? [`${counted(byUse)} ${plural(byUse, 'charges', 'charge')} once or by use`] : []),
    ...(onRequest > 0 ? [`${counted(onRequest)} ${plural(onRequest, 'gives', 'give')} prices on request`] : []),
    ...(unknown > 0 ? [`we don’t know a price for ${counted(unknown)}`] : []),
  ]
  return parts.length === 0 ? '' : ` Of the others, ${andList(parts)}.`
}

const prices = ({ tools }: Collection): Statement[] => {
  const { priced, median, claims } = priceSpread(tools)
  const [lowest, highest] = [priced[0], priced.at(-1)]
  if (lowest === undefined || highest === undefined || median === null) return []
  const rest = otherTerms(tools)
  const line =
    priced.length === 1
      ? [`We know one monthly price: ${lowest.tool.name} starts at ${entryPrice(lowest)}.${rest}`]
      : [
          `We know monthly prices for ${counted(priced.length)}: the lowest-priced plans range from ${entryPrice(lowest)} (${lowest.tool.name}) to ${entryPrice(highest)} (${highest.tool.name})${priced.length < FEWEST_FOR_MEDIAN ? '' : `, with a median of ${money(median)} a month`}.${rest}`,
        ]
  return [statement(`prices:${priced.length}:${lowest.cents}:${median}:${highest.cents}`, 8, line, claims)]
}

const skills = ({ tools }: Collection): Statement[] => {
  const [none, some, technical, developer] = [1, 2, 3, 4].map((level) => countOf(tools, 'skill', level)) as [
    Count,
    Count,
    Count,
    Count,
  ]
  const parts = [
    ...(none.count > 0 ? [`${counted(none.count)} ${plural(none.count, 'needs', 'need')} no special skills`] : []),
    ...(some.count > 0 ? [`${counted(some.count)} ${plural(some.count, 'needs', 'need')} some training`] : []),
    ...(technical.count > 0
      ? [`${counted(technical.count)} ${plural(technical.count, 'needs', 'need')} technical skills`]
      : []),
    ...(developer.count > 0 ? [`${counted(developer.count)} ${are(developer.count)} made for developers`] : []),
  ]
  if (parts.length < 2) return []
  const fact = `skill:${[none, some, technical, developer].map(({ count }) => count).join(':')}`
  return [statement(fact, 6, [`${ofThem(tools)}${andList(parts)}.`], claimsOf(none, some, technical, developer))]
}

const platforms = ({ tools }: Collection): Statement[] => {
  const [ios, android, mac, windows, linux, extension] = (
    ['ios', 'android', 'mac', 'windows', 'linux', 'extension'] as const
  ).map((platform) => countOf(tools, 'platforms', platform)) as [Count, Count, Count, Count, Count, Count]
  const rows: readonly (readonly [Count, string])[] = [
    [ios, 'an iPhone or iPad app'],
    [android, 'an Android app'],
    [mac, 'a Mac version'],
    [windows, 'a Windows version'],
    [linux, 'a Linux version'],
    [extension, 'a browser extension'],
  ]
  const parts = rows.filter(([{ count }]) => count > 0 && count < tools.length)
  if (parts.length === 0) return []
  const text = parts.map(([{ count }, what]) => `${counted(count)} ${have(count)} ${what}`)
  return [
    statement(
      `platforms:${rows.map(([{ count }]) => count).join(':')}`,
      4,
      [`According to our records, ${andList(text)}.`],
      claimsOf(ios, android, mac, windows, linux, extension),
    ),
  ]
}

/** Values most of the tools have, with counts; without the subject's own value, which all of them have. */
const frequent = (
  { tools }: Collection,
  field: 'integrations' | 'privacy',
  all: readonly string[],
): readonly { readonly value: string; readonly count: Count }[] =>
  all
    .map((value) => ({ value, count: countOf(tools, field, value) }))
    .filter(({ count }) => count.count > 1 && count.count < tools.length)
    .sort((a, b) => b.count.count - a.count.count || (a.value < b.value ? -1 : 1))
    .slice(0, 4)

const integrations = (collection: Collection): Statement[] => {
  const found = frequent(collection, 'integrations', INTEGRATIONS)
  if (found.length === 0) return []
  const unknown = countOf(collection.tools, 'integrations', null)
  const words = found.map(({ value, count }) => `${integrationWords([value as Integration])[0]} (${count.count})`)
  const rest = unknown.count === 0 ? '' : ` We have no integrations on record for ${counted(unknown.count)}.`
  return [
    statement(
      `integrations:${found.map(({ value, count }) => `${value}=${count.count}`).join()}`,
      5,
      [`The most common integrations are ${andList(words)}.${rest}`],
      claimsOf(unknown, ...found.map(({ count }) => count)),
    ),
  ]
}

const privacy = (collection: Collection): Statement[] => {
  const found = frequent(collection, 'privacy', PRIVACY_FLAGS)
  if (found.length === 0) return []
  const unknown = countOf(collection.tools, 'privacy', null)
  const words = found.map(({ value, count }) => `${privacyWords([value as PrivacyFlag])[0]} (${count.count})`)
  const rest = unknown.count === 0 ? '' : ` We have no privacy claims on record for ${counted(unknown.count)}.`
  return [
    statement(
      `privacy:${found.map(({ value, count }) => `${value}=${count.count}`).join()}`,
      5,
      [`The most common privacy claims are ${andList(words)}.${rest}`],
      claimsOf(unknown, ...found.map(({ count }) => count)),
    ),
  ]
}

const openness = ({ tools }: Collection): Statement[] => {
  const [api, noApi, source] = [
    countOf(tools, 'apiAvailable', true),
    countOf(tools, 'apiAvailable', null),
    countOf(tools, 'openSource', true),
  ]
  const parts = [
    ...(api.count > 0 && api.count < tools.length ? [`${counted(api.count)} ${have(api.count)} a documented API`] : []),
    ...(source.count > 0 && source.count < tools.length
      ? [`${counted(source.count)} ${are(source.count)} open source`]
      : []),
  ]
  if (parts.length === 0) return []
  const rest =
    noApi.count > 0 && api.count < tools.length
      ? ` We don’t know whether ${counted(noApi.count)} ${have(noApi.count)} an API.`
      : ''
  return [
    statement(
      `open:${api.count}:${noApi.count}:${source.count}`,
      4,
      [`${ofThem(tools)}${andList(parts)}.${rest}`],
      claimsOf(api, noApi, source),
    ),
  ]
}

const uses = ({ subject, tools }: Collection): Statement[] => {
  const found = mostFrequent(tools, ({ topics }) => Object.keys(topics))
    .filter(({ value, tools: own }) => !subject.topics.includes(value as Topic) && own.length < tools.length * 0.8)
    .slice(0, 4)
    .filter(({ tools: own }) => own.length > 1)
  if (found.length === 0) return []
  const words = found.map(({ value, tools: own }) => `${topicWord(value as Topic)} (${own.length})`)
  const counts = found.map(({ value }) => countOf(tools, 'topics', value))
  const areMost = found.every(({ tools: own }) => own.length > tools.length / 2)
  return [
    statement(
      `topics:${found.map(({ value, tools: own }) => `${value}=${own.length}`).join()}`,
      6,
      [`${areMost ? 'Many' : 'Some'} of them are also used for ${andList(words)}.`],
      claimsOf(...counts),
    ),
  ]
}

const teams = ({ tools }: Collection): Statement[] => {
  const [solo, enterprise] = [countOf(tools, 'teamFit', 'solo'), countOf(tools, 'teamFit', 'enterprise')]
  if (solo.count === 0 || enterprise.count === 0) return []
  return [
    statement(
      `teams:${solo.count}:${enterprise.count}`,
      3,
      [
        `According to our editors, ${counted(solo.count)} ${plural(solo.count, 'suits', 'suit')} individuals and ${counted(enterprise.count)} ${plural(enterprise.count, 'suits', 'suit')} companies with over 200 people.`,
      ],
      claimsOf(solo, enterprise),
    ),
  ]
}

export type CollectionStatements = {
  readonly size: Statement
  readonly prices: readonly Statement[]
  readonly traits: readonly Statement[]
}

export const collectionStatements = (collection: Collection): CollectionStatements => ({
  size: size(collection),
  prices: [...freeStatements(collection), ...prices(collection)],
  traits: [
    ...uses(collection),
    ...skills(collection),
    ...platforms(collection),
    ...integrations(collection),
    ...privacy(collection),
    ...openness(collection),
    ...teams(collection),
  ],
})
