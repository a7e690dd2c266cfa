/** Compares two OpenAPI documents of the legacy functions. */
import { API_NOTICE_DAYS } from '#core/api-contract.ts'
import type { Comparison, ComparisonDays, ContractChange } from './contract-change.ts'
import { isBackdated, isDay, mayRemove, removableFrom } from './deprecation-days.ts'
import { type Fact, type OperationFacts, openapiFacts } from './openapi-facts.ts'

/** A change of one part; `breaks` if programs that use it can fail without having done anything wrong. */
type Difference = { readonly kind: ContractChange['kind']; readonly what: string; readonly breaks: boolean }

const missing = (from: readonly string[], other: readonly string[]) => from.filter((one) => !other.includes(one))
const quoted = (values: readonly string[]) => values.map((value) => `\`${value}\``).join(', ')

/** How a part that both documents have differs. */
function* differencesOf(before: Fact, after: Fact): Generator<Difference> {
  const isInput = before.direction === 'input'
  const [lost, gained] = [missing(before.types, after.types), missing(after.types, before.types)]
  if (lost.length + gained.length > 0) {
    const what = `has the type ${quoted(after.types)} instead of ${quoted(before.types)}`
    yield { kind: 'changed', what, breaks: isInput ? lost.length > 0 : gained.length > 0 }
  }
  if (before.required !== after.required) {
    const breaks = isInput ? after.required : before.required
    yield { kind: 'changed', what: after.required ? 'is now required' : 'is now optional', breaks }
  }
  if (before.values === null || after.values === null) {
    if (before.values !== null) yield { kind: 'check', what: 'can have any value', breaks: false }
    if (after.values !== null) yield { kind: 'changed', what: 'has fixed values only', breaks: isInput }
  } else {
    const [removed, added] = [missing(before.values, after.values), missing(after.values, before.values)]
    if (removed.length > 0) yield { kind: 'removed', what: `no longer has ${quoted(removed)}`, breaks: isInput }
    if (added.length > 0) yield { kind: isInput ? 'added' : 'check', what: `can be ${quoted(added)}`, breaks: false }
  }
  if (before.limits !== after.limits) {
    const what = `has other limits: ${after.limits || 'none'} instead of ${before.limits || 'none'}`
    yield { kind: isInput ? 'check' : 'changed', what, breaks: false }
  }
}

/** Whether another part of the list contains this one. */
const isWithin = (path: string, others: ReadonlySet<string>): boolean =>
  [...others].some((other) => ['.', '[', ' '].some((sign) => path.startsWith(`${other}${sign}`)))

/** Parts of one operation that only the first has, without what they contain. */
const onlyIn = (one: OperationFacts, other: OperationFacts): readonly Fact[] => {
  const found = [...one.facts.values()].filter(({ path }) => !other.facts.has(path))
  const paths = new Set(found.map(({ path }) => path))
  return found.filter(({ path }) => !isWithin(path, paths))
}

type Report = { readonly changes: ContractChange[]; readonly problems: string[] }
type Deprecation = { readonly deprecated: boolean; readonly deprecatedOn: string | null }

/**
 * The earliest day on which a part, or what contains it, was deprecated; not the operation, which must not change
 * before it goes as a whole.
 */
const announcedOn = (operation: OperationFacts, path: string): string | null => {
  const days = [...operation.facts.values()]
    .filter((fact) => fact.path === path || isWithin(path, new Set([fact.path])))
    .map(({ deprecatedOn }) => deprecatedOn)
  return days.filter((day) => day !== null).sort()[0] ?? null
}

const createReport = (days: ComparisonDays) => {
  const report: Report = { changes: [], problems: [] }
  return {
    report,
    add: (name: string, { kind, what, breaks }: Difference, announced: string | null): void => {
      const text = `OpenAPI: ${name} ${what}.`
      report.changes.push({ kind, text })
      if (!breaks || mayRemove(announced, days.today)) return
      const advice =
        announced === null
          ? `Restore it and deprecate it: \`deprecated: true\` with \`'x-deprecated-on': '${days.today}'\`; ${API_NOTICE_DAYS} days later it may go.`
          : `It is deprecated since ${announced}, so this is allowed from ${removableFrom(announced)} on.`
      report.problems.push(`${text} ${advice}`)
    },
    compareDeprecation: (name: string, before: Deprecation | undefined, after: Deprecation): void => {
      const { deprecated, deprecatedOn: day } = after
      if (!deprecated) return
      if (day === null || !isDay(day)) {
        report.problems.push(
          `OpenAPI: The deprecation of ${name} has no day. Add \`'x-deprecated-on': '${days.today}'\`.`,
        )
      } else if (isBackdated(day, before?.deprecatedOn ?? null, days.releasedOn)) {
        report.problems.push(
          `OpenAPI: The deprecation of ${name} has the day ${day}, on which nobody could read it. Write ${days.today}.`,
        )
      }
      if (before?.deprecatedOn !== day) {
        report.changes.push({ kind: 'deprecated', text: `OpenAPI: ${name} is deprecated since ${day}.` })
      }
    },
  }
}

/** Two documents as JSON. */
export const compareOpenapi = (released: string, current: string, days: ComparisonDays): Comparison => {
  const [before, after] = [openapiFacts(released), openapiFacts(current)]
  const { report, add, compareDeprecation } = createReport(days)
  for (const old of before.values()) {
    const now = after.get(old.name)
    if (now === undefined) {
      add(`\`${old.name}\``, { kind: 'removed', what: 'was removed', breaks: true }, old.deprecatedOn)
      continue
    }
    const named = (path: string) => `\`${old.name}\`: \`${path}\``
    for (const { path } of onlyIn(old, now)) {
      add(named(path), { kind: 'removed', what: 'was removed', breaks: true }, announcedOn(old, path))
    }
    for (const { path, direction, required } of onlyIn(now, old)) {
      // A whole new input is that of a new action.
      const breaks = direction === 'input' && required && path.includes('.')
      const what = breaks ? 'was added and is required' : 'was added'
      add(named(path), { kind: 'added', what, breaks }, announcedOn(old, path))
    }
    for (const fact of old.facts.values()) {
      const same = now.facts.get(fact.path)
      if (same === undefined) continue
      for (const difference of differencesOf(fact, same)) {
        add(named(fact.path), difference, announcedOn(old, fact.path))
      }
    }
    for (const fact of now.facts.values()) compareDeprecation(named(fact.path), old.facts.get(fact.path), fact)
    compareDeprecation(`\`${now.name}\``, old, now)
  }
  for (const { name, deprecated, deprecatedOn } of after.values()) {
    if (before.has(name)) continue
    report.changes.push({ kind: 'added', text: `OpenAPI: \`${name}\` was added.` })
    compareDeprecation(`\`${name}\``, undefined, { deprecated, deprecatedOn })
  }
  return report
}
