/** A group of facts as the vendor reads, confirms and corrects it. */

import { cellOf } from '../catalogue/fields/field-cells.ts'
import { definitionOf } from '../catalogue/fields/field-names.ts'
import { factOfField, isKnown, type ToolState } from '../catalogue/fields/tool-values.ts'
import { toKnownPlan } from '../catalogue/known-plan.ts'
import { headlinePrice } from '../display/amounts.ts'
import { factText } from '../display/facts.ts'
import { INTEGRATION_LABELS, labelOf, PLATFORM_LABELS, PRIVACY_LABELS } from '../display/labels.ts'
import { countText } from '../display/numbers.ts'
import { PRICING_MODEL_LABELS } from '../display/pricing-model-labels.ts'
import { isAtDomain } from './claim-domain.ts'
import { VENDOR_FIELDS, VENDOR_GROUP_LABELS, type VendorField, type VendorGroup } from './vendor-fields.ts'

type Option = { readonly value: string; readonly label: string }

export type VendorFieldView = {
  readonly field: VendorField
  readonly label: string
  /** How the form shows it: `choice` has one value of `options`, `choices` several. */
  readonly kind: 'text' | 'choice' | 'choices' | 'plans' | 'logo'
  readonly options: readonly Option[]
  /** As in an import file. */
  readonly value: string
  /** For people; null when not known. */
  readonly text: string | null
}

export type VendorGroupView = {
  readonly group: VendorGroup
  readonly label: string
  readonly fields: readonly VendorFieldView[]
  /** The source and month of the facts; null when nothing is known. */
  readonly source: string | null
  readonly canConfirm: boolean
  /** Whether a confirmation needs the address of a page on the vendor's domain. */
  readonly needsPage: boolean
}

const FIELD_LABELS: Readonly<Record<VendorField, string>> = {
  plans: 'Plans',
  pricing_model: 'Pricing model',
  platforms: 'Platforms',
  integrations: 'Integrations',
  api_available: 'Public API',
  mcp_server: 'MCP server of its own',
  open_source: 'Open source',
  license: 'License (SPDX identifier or name)',
  latest_release: 'Version of the newest release',
  latest_release_on: 'Day of the newest release (YYYY-MM-DD)',
  context_window: 'Largest context window in tokens',
  privacy: 'Privacy claims',
  privacy_url: 'Page with the privacy claims',
  vendor: 'Vendor',
  owner: 'Owner (parent company)',
  website_url: 'Website',
  setup_minutes: 'Minutes to a first result',
  logo: 'Logo',
}

const YES_NO: readonly Option[] = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]
const optionsOf = (labels: Readonly<Record<string, string>>): readonly Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

const OPTIONS: Readonly<Partial<Record<VendorField, readonly Option[]>>> = {
  pricing_model: optionsOf(PRICING_MODEL_LABELS),
  platforms: optionsOf(PLATFORM_LABELS),
  integrations: optionsOf(INTEGRATION_LABELS),
  privacy: optionsOf(PRIVACY_LABELS),
  api_available: YES_NO,
  mcp_server: YES_NO,
  open_source: YES_NO,
}

const kindOf = (field: VendorField): VendorFieldView['kind'] => {
  const { kind } = definitionOf(field)
  if (kind === 'plans' || kind === 'choices' || kind === 'logo') return kind
  return kind === 'flag' || kind === 'choice' ? 'choice' : 'text'
}

const textOf = ({ values }: ToolState, field: VendorField, options: readonly Option[]): string | null => {
  const value = values[field]
  if (!isKnown(value)) return null
  if (field === 'plans') {
    return values.plans
      .map(toKnownPlan)
      .map((plan) => `${plan.name}: ${headlinePrice(plan)}`)
      .join(' · ')
  }
  if (field === 'logo') return 'An uploaded logo'
  if (field === 'setup_minutes') return `${value} minutes`
  if (field === 'context_window') return `${countText(Number(value))} tokens`
  const labels = Object.fromEntries(options.map((option) => [option.value, option.label]))
  return (Array.isArray(value) ? value : [value]).map((one) => labelOf(labels, String(one))).join(', ')
}

const fieldView = (tool: ToolState, field: VendorField): VendorFieldView => {
  const options = OPTIONS[field] ?? []
  return {
    field,
    label: FIELD_LABELS[field],
    kind: kindOf(field),
    options,
    value: cellOf(tool.values[field]),
    text: textOf(tool, field, options),
  }
}

export const vendorGroupView = (tool: ToolState, group: VendorGroup, domain: string): VendorGroupView => {
  const known = VENDOR_FIELDS[group].filter((field) => isKnown(tool.values[field]))
  const [first] = known
  const fact = first === undefined ? undefined : tool.facts[factOfField(first)]
  return {
    group,
    label: VENDOR_GROUP_LABELS[group],
    fields: VENDOR_FIELDS[group].map((field) => fieldView(tool, field)),
    source: fact === undefined ? null : factText({ source: fact.source, asOf: fact.as_of, checkedOn: fact.checked_on }),
    canConfirm: known.length > 0,
    needsPage:
      group === 'prices' &&
      tool.values.plans.some((plan) => plan.source_url === null || !isAtDomain(plan.source_url, domain)),
  }
}
