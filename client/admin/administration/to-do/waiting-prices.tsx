import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { OldPricesTable } from '../../prices/old-prices-table.tsx'
import { WorkSection } from './work-section.tsx'

const WaitingPrices_tools = graphql(`
  fragment WaitingPrices_tools on EditableToolsPage {
    totalCount
    nodes {
      id
      ...OldPricesTable_tool
    }
  }
`)

/** The best-known tools with prices older than a year. */
export function WaitingPrices({ tools: masked }: { readonly tools: FragmentType<typeof WaitingPrices_tools> }) {
  const { totalCount, nodes } = readFragment(WaitingPrices_tools, masked)
  return (
    <WorkSection title="Prices older than a year" total={totalCount} empty="None." href="/admin?tab=prices">
      {nodes.length === 0 ? null : <OldPricesTable tools={nodes} />}
    </WorkSection>
  )
}
