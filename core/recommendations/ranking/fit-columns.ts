import { INDUSTRIES, INTEGRATIONS, ROLES } from '../../catalogue/vocabulary.ts'
import { TEAMS } from '../constraints/teams.ts'
import type { EngineTool } from '../model/engine-tool.ts'

/** Neutral, for unknown facts and unanswered questions. */
export const UNKNOWN = 0.5

export const TRAITS = ['ease', 'power', 'integration', 'cost', 'accuracy', 'speed'] as const
export type Trait = (typeof TRAITS)[number]

/** Bits of `stack`. The quiz offers the first ones; own words can name all. */
const STACK = INTEGRATIONS

export type FitColumns = {
  /** 1 to 4. */
  readonly skill: Uint8Array
  /** 0 to 1. */
  readonly traits: Readonly<Record<Trait, Float64Array>>
  /** Bits of industries and roles the tool is made for; none means any. */
  readonly industries: Uint32Array
  readonly roles: Uint32Array
  /** Bits of integrations, and whether any are known. */
  readonly stack: Uint32Array
  readonly integrates: Uint8Array
  /** Bits of team sizes; none when unknown. */
  readonly teams: Uint8Array
}

/** Texts that show accuracy. "Open source" is code, and a style "reference" is a picture. */
export const SOURCED =
  /\b(cit(e|es|ed|ation|ations)|(?<!\b(?:any|data|one|open|profile|public|published|web)[- ])sources?(?! code)|verif(y|ies|ied) (facts?|claims?|sources?|answers?)|accura\w+|evaluat\w+|benchmark\w*|fact.check\w*|numbered references)\b/i

const priceFit = (tool: EngineTool): number => {
  if (tool.pricingModel === 'free') return 1
  if (tool.pricingModel === 'freemium') return 0.8
  if (tool.pricingModel === 'enterprise') return 0
  return 0.3
}

const speedFit = (minutes: number | null): number => {
  if (minutes === null) return UNKNOWN
  return minutes <= 15 ? 1 : minutes <= 60 ? 0.6 : 0.2
}

const apiFit = (known: boolean | null): number => (known === null ? UNKNOWN : known ? 1 : 0)

const TRAIT_FITS: Readonly<Record<Trait, (tool: EngineTool) => number>> = {
  ease: (tool) => (4 - tool.skill) / 3,
  power: (tool) => 0.6 * Math.min(1, tool.features.length / 8) + 0.4 * apiFit(tool.apiAvailable),
  integration: (tool) => Math.min(1, tool.integrations.length / 6),
  cost: priceFit,
  accuracy: (tool) => ([...tool.features, ...tool.pros].some((text) => SOURCED.test(text)) ? 1 : UNKNOWN),
  speed: (tool) => speedFit(tool.setupMinutes),
}

/** A bit per value in the list; others are dropped. */
const bitsOf = (values: readonly string[], list: readonly string[]): number =>
  values.reduce((bits, value) => {
    const place = list.indexOf(value)
    return place < 0 ? bits : bits | (1 << place)
  }, 0)

export const industryBits = (industries: readonly string[]): number => bitsOf(industries, INDUSTRIES)
export const roleBits = (roles: readonly string[]): number => bitsOf(roles, ROLES)
export const teamBits = (teams: readonly string[]): number => bitsOf(teams, TEAMS)
export const stackBits = (integrations: readonly string[]): number => bitsOf(integrations, STACK)

export const fitColumns = (tools: readonly EngineTool[]): FitColumns => ({
  skill: Uint8Array.from(tools, ({ skill }) => skill),
  traits: Object.fromEntries(
    TRAITS.map((trait) => [trait, Float64Array.from(tools, TRAIT_FITS[trait])]),
  ) as unknown as FitColumns['traits'],
  industries: Uint32Array.from(tools, ({ industries }) => industryBits(industries)),
  roles: Uint32Array.from(tools, ({ roles }) => roleBits(roles)),
  stack: Uint32Array.from(tools, ({ integrations }) => stackBits(integrations)),
  integrates: Uint8Array.from(tools, ({ integrations }) => (integrations.length > 0 ? 1 : 0)),
  teams: Uint8Array.from(tools, ({ teamFit }) => teamBits(teamFit)),
})
