import type { ReactNode } from 'react'
import { NOT_KNOWN } from '#core/display/comparison-rows.ts'
import { classNames } from '../../ui/class-names.ts'
import type { ComparedTool, ComparisonCell, ComparisonRow } from './comparison.ts'
import { PrivacyClaim } from './privacy-cell.tsx'

export type ShownRow = ComparisonRow & { readonly because: string | null }

export type GroupRowsProps = {
  /** The heading; null without one. */
  readonly label: string | null
  /** The member's answer that the group relates to. */
  readonly because: string | null
  readonly rows: readonly ShownRow[]
  readonly tools: readonly ComparedTool[]
  /** Whether rows in which the tools differ are set apart. */
  readonly isMarking: boolean
  /** Beside the heading. */
  readonly aside?: ReactNode
  readonly className?: string
}

export const STUB = 'px-3 pt-3 pb-1 text-left align-top font-semibold md:py-3 md:font-normal md:text-soft'

/** A group of rows under its heading. */
export function GroupRows({ label, because, rows, tools, isMarking, aside, className }: GroupRowsProps) {
  return (
    <tbody className={className}>
      {label === null ? null : (
        <tr className="border-line border-t bg-sunk">
          <th scope="rowgroup" colSpan={tools.length + 1} className="px-3 py-2.5 text-left font-semibold">
            <span className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
              <span>
                {label}
                {because === null ? null : <span className="ml-2 font-normal text-soft text-xs">{because}</span>}
              </span>
              {aside}
            </span>
          </th>
        </tr>
      )}
      {rows.map((row) => (
        <TableRow key={row.label} row={row} group={label} tools={tools} isMarked={isMarking && row.marked} />
      ))}
    </tbody>
  )
}

type TableRowProps = {
  readonly row: ShownRow
  /** The heading above it, which is not repeated. */
  readonly group: string | null
  readonly tools: readonly ComparedTool[]
  readonly isMarked: boolean
}

/** The gold edge. A border would move the cells. */
const EDGE = 'absolute inset-y-0 left-0 w-[3px] bg-gold'

function TableRow({ row: { label, cells, because, unlike }, group, tools, isMarked }: TableRowProps) {
  return (
    <tr className="border-line border-t">
      <th scope="row" className={classNames(STUB, 'relative')}>
        {label === group ? <span className="sr-only">{label}</span> : label}
        {isMarked ? (
          <>
            <span className={classNames(EDGE, 'max-md:hidden')}>
              <span className="sr-only"> (differs)</span>
            </span>
            {/* A phone shows the one of the tool that is beside the first. */}
            {unlike.map((index) => (
              <span key={index} data-at={index} className={classNames(EDGE, 'md:hidden')}>
                <span className="sr-only"> (differs)</span>
              </span>
            ))}
          </>
        ) : null}
        {because === null ? null : <span className="mt-1 block font-normal text-soft text-xs">{because}</span>}
      </th>
      {cells.map((cell, index) => (
        <td key={tools[index]?.id} data-at={index} className="wrap-anywhere px-3 pb-3 align-top tabular-nums md:pt-3">
          <Cell cell={cell} tool={tools[index]?.name ?? ''} isShort={label === 'In short'} />
        </td>
      ))}
    </tr>
  )
}

type CellProps = { readonly cell: ComparisonCell; readonly tool: string; readonly isShort: boolean }

function Cell({ cell: { lines, plans, claim, isTotal }, tool, isShort }: CellProps) {
  if (claim) return <PrivacyClaim claim={claim} tool={tool} />
  if (lines.length === 0) return <span className="text-soft">{NOT_KNOWN}</span>
  if (plans) return <Plans plans={plans} />
  if (isTotal) return <Total lines={lines} />
  if (isShort) return <Labeled lines={lines} />
  if (lines.length === 1) return lines[0]
  return (
    <ul className="grid list-disc gap-1.5 pl-4 marker:text-edge">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** `$150 a month`, what is not known about it, and the terms in small type. */
function Total({ lines }: { readonly lines: readonly string[] }) {
  return (
    <>
      <span className="font-serif text-lg leading-tight">{lines[0]}</span>{' '}
      {lines.length > 2 ? <span className="block">{lines[1]}</span> : null}
      <span className="block text-soft text-xs">{lines.at(-1)}</span>
    </>
  )
}

/** `Best for: long documents`, with the label set apart. */
function Labeled({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line) => {
    const [label, ...rest] = line.split(': ')
    return (
      <p key={line} className="mt-1.5 first:mt-0">
        <b>{label}:</b> {rest.join(': ')}
      </p>
    )
  })
}

/** Names on the left and prices on the right, as on the tool page. */
function Plans({ plans }: { readonly plans: NonNullable<ComparisonCell['plans']> }) {
  return (
    <dl className="divide-y divide-line">
      {plans.map(({ name, price, terms, limits }) => (
        <div key={`${name} ${price}`} className="flex flex-wrap justify-between gap-x-3 py-1.5 first:pt-0">
          <dt className="font-semibold">{name}</dt>
          <dd>{price}</dd>
          {terms === null ? null : <dd className="basis-full text-soft text-xs">{terms}</dd>}
          {limits.length > 0 ? <dd className="basis-full text-soft text-xs">{limits.join(' · ')}</dd> : null}
        </div>
      ))}
    </dl>
  )
}
