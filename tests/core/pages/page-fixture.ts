/** Synthetic tools with known differences, independent of the shipped catalog. */
import { camelValues } from '#core/catalogue/fields/field-names.ts'
import { UNKNOWN_VALUES } from '#core/catalogue/fields/tool-values.ts'
import type { Topic } from '#core/catalogue/vocabulary.ts'
import type { PageTool } from '#core/pages/page-tool.ts'
import { knownPlan } from '#tests/support/plans.ts'

const fact = { source: 'editorial', asOf: '2025-06', checkedOn: null } as const

/** A tool by its number, the same every time. */
export const pageTool = (index: number): PageTool => {
  const even = index % 2 === 0
  const topics: readonly Topic[] = ['writing', 'editing', even ? 'seo' : 'email']
  return {
    ...camelValues('pages', {
      ...UNKNOWN_VALUES,
      name: `Tool ${index}`,
      description: `Drafts texts of the kind ${index} and keeps a copy of each one in a shared folder.`,
    }),
    id: `id-${index}`,
    slug: `tool-${index}`,
    vendor: `Vendor ${index}`,
    categorySlug: 'writing',
    pricingModel: index === 3 ? null : index === 4 ? 'free' : even ? 'freemium' : 'paid',
    plans: [
      knownPlan({ usdMonth: 5 + index, usdYear: even ? 50 + index : null, perSeat: even }),
      knownPlan({
        name: 'Team',
        usdMonth: index === 5 ? null : 30,
        usdYear: 300,
        perSeat: true,
        minSeats: 3,
        keyLimits: [`${index} folders`],
        asOf: '2025-08',
      }),
    ],
    features: ['Templates for offers', 'Shared folders', `Feature ${index}`],
    useCases: [`Writing offers of the kind ${index}`, 'Answers to complaints'],
    pros: [`Strength ${index}`, 'Quick to learn'],
    cons: [`Weakness ${index}`, 'One language only'],
    topics: Object.fromEntries(topics.map((topic, place) => [topic, 1 - place * 0.2])),
    prominence: index % 4,
    skill: 1 + (index % 3),
    apiAvailable: index === 1 ? null : even,
    openSource: !even,
    mcpServer: index === 1 ? null : !even,
    license: even ? null : 'MIT',
    platforms: even ? ['web', 'ios'] : ['web', 'mac', 'linux'],
    integrations: index === 2 ? [] : even ? ['slack', 'zapier'] : ['slack', 'notion'],
    privacy: even ? ['soc2', 'hipaa'] : ['self_host', 'soc2'],
    industries: even ? ['media'] : [],
    roles: ['marketer'],
    teamFit: even ? ['solo', 'small'] : ['small', 'medium'],
    setupMinutes: even ? 5 : null,
    facts: { description: fact, plans: { ...fact, asOf: '2025-08' } },
  }
}
