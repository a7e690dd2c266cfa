import type { PlanRecord } from '../fields/plan-record.ts'
import { isOpen } from '../plan-prices.ts'
import { type FiledTool, type LintProblem, problemsOf } from './problem.ts'

type VendorPlan = { readonly tool: FiledTool; readonly plan: PlanRecord }

/** Single words, such as "Pro", name different plans of a vendor's products. */
const isOfOnePlan = ({ name }: PlanRecord): boolean => name.trim().includes(' ')

const AMOUNTS = ['month', 'month_billed_yearly', 'once'] as const

/** Whether both have an amount that the other contradicts. */
const contradicts = (one: PlanRecord, other: PlanRecord): boolean =>
  one.currency === other.currency &&
  AMOUNTS.some((name) => one[name] !== null && other[name] !== null && one[name] !== other[name])

/** The same plan of a vendor has the same price in every tool. */
const samePrices = (tools: readonly FiledTool[]): LintProblem[] => {
  const plans = tools.flatMap((tool) =>
    tool.plans.filter((plan) => isOfOnePlan(plan) && isOpen(plan)).map((plan): VendorPlan => ({ tool, plan })),
  )
  const known = new Map<string, VendorPlan[]>()
  return plans.flatMap((one) => {
    const key = `${one.tool.vendor}\0${one.plan.name.toLowerCase()}`
    const before = known.get(key) ?? []
    known.set(key, [...before, one])
    const other = before.find(({ plan }) => contradicts(plan, one.plan))
    if (other === undefined) return []
    const message = `plan "${one.plan.name}" has another price than in ${other.tool.slug}`
    return problemsOf(one.tool, [['plan-vendor', message]])
  })
}

/** Where one tool of a vendor has an owner, the others have it too. */
const owners = (tools: readonly FiledTool[]): LintProblem[] => {
  const owned = new Map(tools.flatMap((tool) => (tool.owner === null ? [] : [[tool.vendor, tool]])))
  return tools.flatMap((tool) => {
    const other = owned.get(tool.vendor)
    if (other === undefined || tool.owner === other.owner) return []
    return problemsOf(tool, [['owner', `has another owner than ${other.slug} of the same vendor (${other.owner})`]])
  })
}

/** Facts that tools of one vendor share. Only active tools are compared. */
export const lintVendors = (tools: readonly FiledTool[]): LintProblem[] => {
  const active = tools.filter(({ status }) => status === 'active')
  return [...samePrices(active), ...owners(active)]
}
