import { Blocks, Gauge, Gift, type LucideIcon, MonitorSmartphone, Plug, ShieldCheck } from 'lucide-react'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import type { ToolKeyFacts_toolFragment } from '#client/gql/graphql.ts'
import { fromEnum } from '#client/lib/enum-values.ts'
import {
  INTEGRATION_LABELS,
  labelOf,
  labelsOf,
  PLATFORM_LABELS,
  PRIVACY_LABELS,
  skillLabel,
} from '#core/display/labels.ts'

const ToolKeyFacts_tool = graphql(`
  fragment ToolKeyFacts_tool on Tool {
    id
    pricingModel
    freeTier
    platforms
    skill
    apiAvailable
    privacy
    integrations
  }
`)

type Fact = { readonly label: string; readonly text: string; readonly Icon: LucideIcon }

/** Integrations that fit on a chip. */
const SHOWN = 3
const CERTIFICATIONS: readonly string[] = ['soc2', 'iso27001', 'hipaa']

function freeText({ pricingModel, freeTier }: ToolKeyFacts_toolFragment): string | null {
  if (pricingModel === 'FREE') return 'Free'
  return freeTier ? 'Free plan' : pricingModel ? 'No free plan known' : null
}

/** In the order of the labels, not of the alphabet: the web first. */
const platformText = (platforms: readonly string[]): string =>
  Object.entries(PLATFORM_LABELS)
    // The API has its own fact.
    .flatMap(([platform, label]) => (platform !== 'api' && platforms.includes(platform) ? label : []))
    .join(', ')

const skillText = (skill: number): string | null => (skill === 1 ? 'No special skills' : skillLabel(skill))

const firstOf = (texts: readonly string[]): string =>
  texts.length > SHOWN + 1 ? `${texts.slice(0, SHOWN).join(', ')} and ${texts.length - SHOWN} more` : texts.join(', ')

/** Facts that are not known have no chip. */
function factsOf(tool: ToolKeyFacts_toolFragment): Fact[] {
  const held = tool.privacy.map(fromEnum).filter((flag) => CERTIFICATIONS.includes(flag))
  const works = tool.integrations.map((integration) => labelOf(INTEGRATION_LABELS, fromEnum(integration)))
  const api = tool.apiAvailable ? 'API' : tool.apiAvailable === false ? 'No API' : null
  return [
    { label: 'Price', text: freeText(tool), Icon: Gift },
    { label: 'Platforms', text: platformText(tool.platforms.map(fromEnum)), Icon: MonitorSmartphone },
    { label: 'Skill needed', text: skillText(tool.skill), Icon: Gauge },
    { label: 'API', text: api, Icon: Plug },
    { label: 'Claims', text: labelsOf(PRIVACY_LABELS, held).join(', '), Icon: ShieldCheck },
    { label: 'Works with', text: firstOf(works), Icon: Blocks },
  ].flatMap((fact) => (fact.text ? { ...fact, text: fact.text } : []))
}

/** The facts that decide first whether a tool is worth a look, as chips. */
export function ToolKeyFacts({ tool }: { readonly tool: FragmentType<typeof ToolKeyFacts_tool> }) {
  const facts = factsOf(readFragment(ToolKeyFacts_tool, tool))
  if (facts.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone, the row scrolls sideways, also by keyboard
    <ul aria-label="Key facts" tabIndex={0} className="key-facts">
      {facts.map(({ label, text, Icon }) => (
        <li key={label} className="inline-flex items-center gap-1.5 rounded-full bg-sunk px-3 py-1.5">
          <Icon aria-hidden="true" className="size-3.5 shrink-0 text-soft" />
          <span className="min-w-0">
            <span className="sr-only">{label}: </span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  )
}
