/** The labels of pricing models. Separate, because the directory needs only these at first. */
import type { PricingModel } from '../catalogue/vocabulary.ts'

export const PRICING_MODEL_LABELS: Readonly<Record<PricingModel, string>> = {
  free: 'Free',
  freemium: 'Freemium',
  paid: 'Paid',
  enterprise: 'Enterprise',
}
