/** What a vendor's confirmation or correction does to a tool: pure, so that no other field can change. */
import { cellOf, readCell } from '../catalogue/fields/field-cells.ts'
import type { PlanRecord } from '../catalogue/fields/plan-record.ts'
import { factOfField, isKnown, type StoredFact, type ToolState } from '../catalogue/fields/tool-values.ts'
import { InvalidInputError } from '../errors.ts'
import { safeWebsiteUrl } from '../website-url.ts'
import { isAtDomain } from './claim-domain.ts'
import { VENDOR_FIELDS, type VendorGroup, vendorGroupOf } from './vendor-fields.ts'

type Statement = {
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** The page of the vendor that shows the values, as typed; null without one. */
  readonly pageUrl: string | null
  /** The proved domain. */
  readonly domain: string
}

const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length)

/** A page of the vendor; null without one. Throws InvalidInputError for a page elsewhere. */
const pageOf = ({ pageUrl, domain }: Statement): string | null => {
  if (pageUrl === null || pageUrl.trim() === '') return null
  const url = safeWebsiteUrl(pageUrl)
  if (url === null || !isAtDomain(url, domain)) throw new InvalidInputError(`Enter a page on ${domain}.`, 'pageUrl')
  return url
}

/** The page if it is on the vendor's domain. */
const ownPage = (url: string | null, domain: string): string | null =>
  url !== null && isAtDomain(url, domain) ? url : null

/** Plans that the vendor vouches for, each with its page. */
const vouchedFor = (plans: readonly PlanRecord[], page: string | null, statement: Statement): PlanRecord[] =>
  plans.map((plan) => {
    const sourceUrl = page ?? ownPage(plan.source_url, statement.domain)
    if (sourceUrl === null) {
      throw new InvalidInputError(`Enter the address of your price page. It must be on ${statement.domain}.`, 'pageUrl')
    }
    return { ...plan, source_url: sourceUrl, as_of: monthOf(statement.day), checked_by: 'vendor' }
  })

/**
 * Dates the facts of one group as confirmed by the vendor. Values stay, apart from the months and pages of plans.
 * @throws InvalidInputError for a group without known values, or prices without a page of the vendor
 */
export const confirmFacts = (tool: ToolState, group: VendorGroup, statement: Statement): ToolState => {
  const known = VENDOR_FIELDS[group].filter((field) => isKnown(tool.values[field]))
  if (known.length === 0) {
    throw new InvalidInputError('There is nothing to confirm yet. Use "Correct" to add the facts.', 'group')
  }
  const page = pageOf(statement)
  const factNow = (name: string): StoredFact => ({
    source: 'vendor_statement',
    as_of: monthOf(statement.day),
    url: page ?? ownPage(tool.facts[name]?.url ?? null, statement.domain),
    checked_on: statement.day,
  })
  const names = [...new Set(known.map(factOfField))]
  const facts = { ...tool.facts, ...Object.fromEntries(names.map((name) => [name, factNow(name)])) }
  if (group !== 'prices') return { ...tool, facts }
  const plans = vouchedFor(tool.values.plans, page, statement)
  const url = plans[0]?.source_url ?? null
  const plansFact = { ...factNow('plans'), url }
  return { ...tool, values: { ...tool.values, plans }, facts: { ...facts, plans: plansFact } }
}

type FieldChange = { readonly field: string; readonly value: string; readonly base: string }
type SourcedChange = FieldChange & { readonly fact: { readonly asOf: string | null; readonly url: string | null } }

/**
 * A vendor's proposal with its sources, for an editor. Plans get this month and the vendor as their witness.
 * @throws InvalidInputError for a field that is not the vendor's, no change, or without a page of the vendor
 */
export const correctFacts = (changes: readonly FieldChange[], statement: Statement): readonly SourcedChange[] => {
  if (changes.length === 0) throw new InvalidInputError('Change at least one value.')
  const foreign = changes.find(({ field }) => vendorGroupOf(field) === null)
  if (foreign !== undefined) {
    throw new InvalidInputError(`"${foreign.field}" can't be changed by a vendor.`, foreign.field)
  }
  const page = pageOf(statement)
  if (page === null) {
    throw new InvalidInputError(`Enter the page on ${statement.domain} that shows the correct values.`, 'pageUrl')
  }
  const fact = { asOf: monthOf(statement.day), url: page }
  return changes.map(({ field, value, base }) => {
    const cell = field === 'plans' ? readCell('plans', value) : 'keep'
    // An invalid price list is reported with the other values.
    const plans = typeof cell === 'object' && 'value' in cell ? (cell.value as readonly PlanRecord[]) : null
    const sent = plans === null ? value : cellOf(vouchedFor(plans, page, statement))
    return { field, value: sent, base, fact }
  })
}
