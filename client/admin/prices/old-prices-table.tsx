import { Link } from 'react-router-dom'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { LinkButton } from '../../ui/button.tsx'
import { AdminTable, CELL, ROW } from '../shared/admin-table.tsx'
import { checkedText, pricesText } from '../shared/dates.ts'

const OldPricesTable_tool = graphql(`
  fragment OldPricesTable_tool on EditableTool {
    id
    slug
    name
    pricesKnownFor
    verifiedOn
  }
`)

type OldPricesTableProps = { readonly tools: readonly FragmentType<typeof OldPricesTable_tool>[] }

/** Tools with old prices, each with the way to its prices. */
export function OldPricesTable({ tools: masked }: OldPricesTableProps) {
  const tools = readFragment(OldPricesTable_tool, masked)
  return (
    <AdminTable label="Tools with old prices" names={['Tool', 'Prices as of', 'Actions']}>
      {tools.map(({ id, slug, name, pricesKnownFor, verifiedOn }) => (
        <tr key={id} className={ROW}>
          <th scope="row" className={`${CELL} min-w-28 font-semibold`}>
            <Link to={`/tool/${slug}`} className="wrap-anywhere inline-block min-h-6 hover:text-accent">
              {name}
            </Link>
          </th>
          <td className={CELL}>
            {pricesText(pricesKnownFor)}
            <span className="block text-soft text-xs">Last check: {checkedText(verifiedOn)}</span>
          </td>
          <td className={CELL}>
            <LinkButton
              to={`/admin?tab=catalogue&tool=${slug}&plan=`}
              variant="secondary"
              aria-label={`Edit prices of ${name}`}
            >
              Edit
            </LinkButton>
          </td>
        </tr>
      ))}
    </AdminTable>
  )
}
