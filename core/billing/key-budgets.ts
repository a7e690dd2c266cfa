import type { PlanName } from './plans.ts'

/** The budget of each API key, in budgets of an anonymous address. */
export const KEY_BUDGET_FACTORS: Readonly<Record<PlanName, number>> = { basic: 2, pro: 4, business: 10 }
