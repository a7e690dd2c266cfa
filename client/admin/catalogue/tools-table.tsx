import { useState } from 'react'
import { Link } from 'react-router-dom'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import type { EditableToolFilterInput, ToolsTable_toolFragment } from '../../gql/graphql.ts'
import { Badge } from '../../ui/badge.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { changedHref, useAdminQuery } from '../shared/admin-query.ts'
import { AdminTable, CELL, ROW } from '../shared/admin-table.tsx'
import { checkedText, pricesText } from '../shared/dates.ts'
import { BulkBar } from './bulk-bar.tsx'
import { STATUS_LABELS } from './catalogue-labels.ts'
import { useCategories } from './tool-filters.tsx'

const ToolsTable_tool = graphql(`
  fragment ToolsTable_tool on EditableTool {
    id
    slug
    name
    category
    status
    mergedInto
    featured
    verifiedOn
    pricesKnownFor
  }
`)

type ToolsTableProps = {
  readonly tools: readonly FragmentType<typeof ToolsTable_tool>[]
  readonly filter: EditableToolFilterInput
  readonly totalCount: number
}

/** A page of tools with multi-selection. */
export function ToolsTable({ tools: masked, filter, totalCount }: ToolsTableProps) {
  const tools = masked.map((tool) => readFragment(ToolsTable_tool, tool))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [allMatching, setAllMatching] = useState(false)
  const selected = tools.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  const choose = (ids: readonly string[]) => {
    setAllMatching(false)
    setChosen(new Set(ids))
  }
  const toggle = (id: string) => choose(chosen.has(id) ? selected.filter((one) => one !== id) : [...selected, id])
  const all = selected.length === tools.length
  return (
    <>
      <BulkBar
        selection={
          allMatching
            ? { ids: null, filter, count: totalCount }
            : { ids: selected, filter: null, count: selected.length }
        }
        matching={all && totalCount > tools.length && !allMatching ? totalCount : null}
        onChooseMatching={() => setAllMatching(true)}
        onClear={() => choose([])}
      />
      <AdminTable
        label="Tools in the catalog"
        names={['Tool', 'Category', 'Status', 'Checked', 'Prices as of']}
        before={
          <Checkbox
            aria-label="Select all tools in this list"
            className="size-5 align-middle"
            checked={all}
            onToggle={() => choose(all ? [] : tools.map(({ id }) => id))}
          />
        }
      >
        {tools.map((tool) => (
          <ToolRow key={tool.id} tool={tool} selected={chosen.has(tool.id)} onToggle={() => toggle(tool.id)} />
        ))}
      </AdminTable>
    </>
  )
}

type ToolRowProps = {
  readonly tool: ToolsTable_toolFragment
  readonly selected: boolean
  readonly onToggle: () => void
}

function ToolRow({ tool, selected, onToggle }: ToolRowProps) {
  const { query, page } = useAdminQuery()
  const categories = useCategories()
  const { slug, name, category, status, mergedInto, featured, verifiedOn, pricesKnownFor } = tool
  const href = changedHref(query, { tool: slug, page: page === 1 ? null : String(page) })
  return (
    <tr className={ROW}>
      <td className={CELL}>
        <Checkbox
          aria-label={`Select ${name}`}
          className="mt-1 size-5 align-middle"
          checked={selected}
          onToggle={onToggle}
        />
      </td>
      <th scope="row" className={`${CELL} min-w-48 max-w-md font-normal`}>
        <Link
          to={href}
          className="wrap-anywhere inline-block min-h-6 font-semibold text-accent hover:text-accent-strong"
        >
          {name}
        </Link>
        <span className="wrap-anywhere block text-soft text-xs">/{slug}</span>
      </th>
      <td className={CELL}>{categories.find((one) => one.slug === category)?.name ?? category}</td>
      <td className={CELL}>
        <span className="flex flex-wrap gap-1">
          <Badge tone={status === 'ACTIVE' ? 'green' : 'gold'}>{STATUS_LABELS[status]}</Badge>
          {featured ? <Badge tone="support">Featured</Badge> : null}
        </span>
        {mergedInto ? <span className="wrap-anywhere block text-soft text-xs">into /{mergedInto}</span> : null}
      </td>
      <td className={`${CELL} whitespace-nowrap`}>{checkedText(verifiedOn)}</td>
      <td className={`${CELL} whitespace-nowrap`}>{pricesText(pricesKnownFor)}</td>
    </tr>
  )
}
