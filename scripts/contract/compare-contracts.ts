import { compareGraphql } from './compare-graphql.ts'
import { compareOpenapi } from './compare-openapi.ts'
import type { Comparison, ComparisonDays } from './contract-change.ts'

/** The files as texts. */
type Contract = { readonly graphql: string; readonly openapi: string }

type Contracts = { readonly released: Contract; readonly current: Contract; readonly days: ComparisonDays }

/** Copies of the contract as it was last released. */
export const RELEASED_FOLDER = 'docs/api/released'

export const compareContracts = async ({ released, current, days }: Contracts): Promise<Comparison> => {
  const graphql = await compareGraphql(released.graphql, current.graphql, days)
  const openapi = compareOpenapi(released.openapi, current.openapi, days)
  return {
    changes: [...graphql.changes, ...openapi.changes],
    problems: [...graphql.problems, ...openapi.problems],
  }
}
