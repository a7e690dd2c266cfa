// @chunk listing
/** In a module of its own: the head of the directory needs these labels, but not the others. */
import type { PricingModel } from '../catalogue/vocabulary.ts'

export const PRICING_MODEL_LABELS: Readonly<Record<PricingModel, string>> = {
  free: 'Free',
  freemium: 'Freemium',
  paid: 'Paid',
  enterprise: 'Enterprise',
}
