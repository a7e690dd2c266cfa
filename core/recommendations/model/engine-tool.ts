import type { PlanRecord } from '../../catalogue/tool-record.ts'
import type {
  Industry,
  Integration,
  Platform,
  PricingModel,
  PrivacyFlag,
  Role,
  TeamSize,
  Topic,
} from '../../catalogue/vocabulary.ts'

/** An active tool, independent of visitors. Null and empty lists mean unknown, as in the catalog. */
export type EngineTool = {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly vendor: string
  readonly categorySlug: string
  readonly categoryName: string
  readonly websiteUrl: string | null
  readonly pricingModel: PricingModel | null
  readonly description: string
  readonly features: readonly string[]
  readonly useCases: readonly string[]
  readonly pros: readonly string[]
  readonly cons: readonly string[]
  readonly plans: readonly PlanRecord[]
  readonly topics: Readonly<Partial<Record<Topic, number>>>
  /** 0 niche, 1 known in its niche, 2 category leader, 3 household name. */
  readonly prominence: number
  /** 1 anyone, 2 some training, 3 technical, 4 developer. */
  readonly skill: number
  readonly generalAssistant: boolean
  readonly apiAvailable: boolean | null
  readonly openSource: boolean | null
  readonly platforms: readonly Platform[]
  readonly integrations: readonly Integration[]
  readonly privacy: readonly PrivacyFlag[]
  readonly privacyUrl: string | null
  readonly industries: readonly Industry[]
  readonly roles: readonly Role[]
  readonly teamFit: readonly TeamSize[]
  /** Minutes to a first useful result. */
  readonly setupMinutes: number | null
  readonly ratingCount: number
  readonly ratingSum: number
  readonly verified: boolean
}
