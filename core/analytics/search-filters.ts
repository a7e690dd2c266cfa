import {
  INTEGRATION_LABELS,
  labelOf,
  PLATFORM_LABELS,
  PRIVACY_LABELS,
  SKILL_LEVEL_LABELS,
  TEAM_SIZE_LABELS,
} from '../display/labels.ts'
import { PRICING_MODEL_LABELS } from '../display/pricing-model-labels.ts'

type Labels = Readonly<Record<string, string>>

/** Filter lists by their URL parameter. Categories have no labels here: their slugs are readable. */
const LISTS: ReadonlyMap<string, { readonly label: string; readonly values: Labels }> = new Map([
  ['category', { label: 'category', values: {} }],
  ['pricing', { label: 'pricing', values: PRICING_MODEL_LABELS }],
  ['platform', { label: 'platform', values: PLATFORM_LABELS }],
  ['integration', { label: 'integration', values: INTEGRATION_LABELS }],
  ['privacy', { label: 'privacy', values: PRIVACY_LABELS }],
  ['skill', { label: 'skill', values: SKILL_LEVEL_LABELS }],
  ['team', { label: 'team size', values: TEAM_SIZE_LABELS }],
])
const FLAGS: ReadonlyMap<string, string> = new Map([
  ['free', 'free tier'],
  ['open', 'open source'],
  ['api', 'API'],
  ['verified', 'verified'],
])

const filterText = (name: string, value: string): string => {
  const list = LISTS.get(name)
  if (list !== undefined) {
    const labels = value.split(',').map((one) => labelOf(list.values, one))
    return `${list.label}: ${labels.join(', ')}`
  }
  if (name === 'price') return `up to $${value}/month`
  return FLAGS.get(name) ?? `${name}: ${value}`
}

/** `category: design, writing; free tier` for `category=design%2Cwriting&free=1`. */
export const searchFiltersText = (query: string): string =>
  [...new URLSearchParams(query)].map(([name, value]) => filterText(name, value)).join('; ')
