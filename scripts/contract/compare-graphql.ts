/** Compares two public GraphQL schemas. */
import { type Change, CriticalityLevel, DiffRule, diff } from '@graphql-inspector/core'
import { buildASTSchema, type DocumentNode, parse } from 'graphql'
import { API_NOTICE_DAYS } from '#core/api-contract.ts'
import type { Comparison, ComparisonDays, ContractChange } from './contract-change.ts'
import { dayOfReason, isBackdated, removableFrom } from './deprecation-days.ts'
import { deprecationReasons, withoutRemovable } from './graphql-deprecations.ts'

const buildSchema = (document: DocumentNode) => buildASTSchema(document, { assumeValid: true, assumeValidSDL: true })

const RULES = [DiffRule.simplifyChanges, DiffRule.ignoreDescriptionChanges]

/** Deprecations are compared by their reasons, which contain the day. */
const isDeprecation = ({ type }: Change): boolean => /DEPRECAT|DIRECTIVE_USAGE/.test(String(type))

const changesBetween = async (before: DocumentNode, after: DocumentNode): Promise<readonly Change[]> =>
  (await diff(buildSchema(before), buildSchema(after), RULES)).filter((change) => !isDeprecation(change))

const sentence = ({ message }: Change): string => {
  const text = message.replaceAll(/'([\w.:!()[\]]+)'/g, '`$1`')
  return `GraphQL: ${text}${text.endsWith('.') ? '' : '.'}`
}

const kindOf = ({ type, criticality }: Change): ContractChange['kind'] => {
  if (criticality.level === CriticalityLevel.Dangerous) return 'check'
  if (String(type).endsWith('_ADDED')) return 'added'
  return String(type).endsWith('_REMOVED') ? 'removed' : 'changed'
}

type Reasons = ReadonlyMap<string, string | null>

/** What to do about a breaking change. */
const advice = ({ path = '' }: Change, reasons: Reasons, today: string): string => {
  const day = dayOfReason(reasons.get(path) ?? '')
  if (day !== null) return `It is deprecated since ${day} and may be removed from ${removableFrom(day)} on.`
  return `Restore it, add what replaces it beside it, and set deprecationReason to "${today}: use … instead."; ${API_NOTICE_DAYS} days later it may go.`
}

const compareDeprecations = (before: Reasons, after: Reasons, { today, releasedOn }: ComparisonDays): Comparison => {
  const changes: ContractChange[] = []
  const problems: string[] = []
  for (const [path, reason] of after) {
    const released = before.get(path) ?? null
    if (reason === null) {
      if (released !== null) {
        changes.push({ kind: 'changed', text: `GraphQL: \`${path}\` is no longer deprecated.` })
      }
      continue
    }
    const day = dayOfReason(reason)
    if (day === null) {
      problems.push(
        `GraphQL: The deprecation of \`${path}\` has no day. Begin its deprecationReason with one: "${today}: use … instead."`,
      )
    } else if (isBackdated(day, dayOfReason(released ?? ''), releasedOn)) {
      problems.push(
        `GraphQL: The deprecation of \`${path}\` has the day ${day}, on which nobody could read it. Write "${today}: …".`,
      )
    }
    if (released !== reason) changes.push({ kind: 'deprecated', text: `GraphQL: \`${path}\`, ${reason}` })
  }
  return { changes, problems }
}

/** Two schemas as SDL. */
export const compareGraphql = async (released: string, current: string, days: ComparisonDays): Promise<Comparison> => {
  const [before, after] = [parse(released), parse(current)]
  const reasons = deprecationReasons(before)
  const all = await changesBetween(before, after)
  const unannounced = await changesBetween(withoutRemovable(before, days.today), after)
  const deprecations = compareDeprecations(reasons, deprecationReasons(after), days)
  return {
    changes: [...all.map((change) => ({ kind: kindOf(change), text: sentence(change) })), ...deprecations.changes],
    problems: [
      ...unannounced
        .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
        .map((change) => `${sentence(change)} ${advice(change, reasons, days.today)}`),
      ...deprecations.problems,
    ],
  }
}
