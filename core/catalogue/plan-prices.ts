import type { KnownPlan } from './known-plan.ts'

const MONTHS_OF_A_YEAR = 12

/** The total of a year in whole cents, of a price per month when billed yearly. */
export const yearTotal = (monthBilledYearly: number): number =>
  Math.round(monthBilledYearly * MONTHS_OF_A_YEAR * 100) / 100

/** Whether new customers can buy the plan. */
export const isOpen = ({ paused }: Pick<KnownPlan, 'paused'>): boolean => paused === null

/** Whether it has a known price above zero. */
export const hasPrice = ({
  month,
  monthBilledYearly,
  once,
  unit,
}: Pick<KnownPlan, 'month' | 'monthBilledYearly' | 'once' | 'unit'>): boolean =>
  [month, monthBilledYearly, once, unit?.amount].some((amount) => (amount ?? 0) > 0)
