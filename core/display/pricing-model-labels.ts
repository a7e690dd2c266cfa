/** How pricing models read. The head of the directory needs them, few pages the other labels. */
import type { PricingModel } from '../catalogue/vocabulary.ts'

export const PRICING_MODEL_LABELS: Readonly<Record<PricingModel, string>> = {
  free: 'Free',
  freemium: 'Freemium',
  paid: 'Paid',
  enterprise: 'Enterprise',
}
