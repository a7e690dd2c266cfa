import { ExternalLink, X } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { NOT_KNOWN } from '#core/display/comparison-rows.ts'
import { safeWebsiteUrl } from '#core/website-url.ts'
import { HydrateLater } from '../../lib/later.tsx'
import { BreakableName } from '../../ui/breakable-name.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ToolMark } from '../../ui/tool-mark.tsx'
import { AddTool } from './add-tool.tsx'
import { type CompareOptions, compareAddress } from './compare-address.ts'
import type { ComparedTool, Comparison, ComparisonCell, ComparisonRow } from './comparison.ts'
import { type ForYou, ForYouControl } from './for-you-control.tsx'

type TableProps = {
  readonly tools: readonly ComparedTool[]
  readonly comparison: Comparison
  readonly options: CompareOptions
  /** The member's weights; null for visitors, and until they are known. */
  readonly forYou: ForYou | null
  readonly onForYou: () => void
  /** Whether the weights are still loading: until then, the rows are hidden but keep their space. */
  readonly weighing: boolean
  /** Called when a tool is removed, in addition to following the link without it. */
  readonly onRemove: (tool: ComparedTool) => void
  /** The button that saves a tool, from another feature. */
  readonly renderHeart: RenderHeart
}

export type RenderHeart = (tool: { readonly id: string; readonly name: string }) => ReactNode

// Its line is drawn inside: the borders of a collapsed table do not move with a sticky cell.
const STUB =
  'sticky left-0 z-10 w-20 after:absolute after:inset-y-0 after:right-0 after:w-px after:bg-line px-2 py-3 text-left align-top sm:w-36 sm:px-3'

const HEAD = 'sticky z-20 bg-paper shadow-[inset_0_-1px_0_var(--color-line)] print:static'

/**
 * Up to which width the table overflows the window, by the number of tools: two fit next to each other on a 390 px
 * phone. On overflow, its region scrolls and the head sticks to the region; otherwise the head sticks to the window,
 * below the header.
 */
const SCROLLING: Readonly<Record<number, { readonly region: string; readonly head: string }>> = {
  2: { region: 'max-[24rem]:scroll-region', head: 'top-(--header-height) max-[24rem]:top-0' },
  3: { region: 'max-md:scroll-region', head: 'top-(--header-height) max-md:top-0' },
  4: { region: 'max-lg:scroll-region', head: 'top-(--header-height) max-lg:top-0' },
}

type ShownRow = ComparisonRow & { readonly because: string | null }

/** Rows that relate to the member's answers come first, in descending order of weight, each with its answer. */
function weighed(rows: readonly ComparisonRow[], forYou: ForYou | null): readonly ShownRow[] {
  const weights = forYou?.status === 'ready' ? forYou.rows : []
  const first = weights.flatMap(({ label, because }) => {
    const row = rows.find((candidate) => candidate.label === label)
    return row ? [{ ...row, because }] : []
  })
  const others = rows.filter(({ label }) => !first.some((row) => row.label === label))
  return [...first, ...others.map((row) => ({ ...row, because: null }))]
}

/** Marks a row that relates to an answer; drawn inside, like the line of the column. */
const FOR_YOU = 'shadow-[inset_4px_0_0_var(--color-gold)]'

/** Tools in columns of equal width: where the table is wider than the window, its region scrolls and not the page. */
export function CompareTable({
  tools,
  comparison,
  options,
  forYou,
  onForYou,
  weighing,
  onRemove,
  renderHeart,
}: TableProps) {
  const isWeighed = options.forYou === true && forYou?.status === 'ready'
  const scrolling = SCROLLING[tools.length]
  const region = classNames('mt-3 rounded-md border border-line', scrolling?.region)
  const differing = comparison.rows.filter(({ differs }) => differs || !options.onlyDifferences)
  // If all rows differ, there is nothing to highlight.
  const marking = options.onlyDifferences !== true
  const rows = weighed(differing, isWeighed ? forYou : null)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be in reach of the keyboard
    <section aria-label="Comparison" tabIndex={0} className={region}>
      <table
        className="compared w-full table-fixed border-collapse text-sm"
        style={{ '--tools': tools.length } as CSSProperties}
      >
        <caption className="sr-only">{tools.map(({ name }) => name).join(', ')} side by side</caption>
        <TableHead
          tools={tools}
          options={options}
          forYou={forYou}
          onForYou={onForYou}
          onRemove={onRemove}
          renderHeart={renderHeart}
        />
        {/* Rows in another order are other rows: none of them moves. */}
        <tbody
          key={isWeighed ? 'weighed' : 'plain'}
          className={classNames('divide-y divide-line', weighing && 'invisible')}
        >
          {isWeighed ? (
            <tr>
              <th scope="row" className={`${STUB} bg-paper font-semibold`}>
                Your match
              </th>
              {tools.map(({ id }) => (
                <td key={id} className="px-2 py-3 align-top tabular-nums sm:px-3">
                  {forYou.renderMatch(id)}
                </td>
              ))}
            </tr>
          ) : null}
          <HydrateLater>
            {rows.map((row) => (
              <TableRow key={row.label} row={row} tools={tools} isMarked={marking && row.marked} />
            ))}
          </HydrateLater>
        </tbody>
      </table>
      {rows.length === 0 ? <p className="p-4">No known facts about these tools differ.</p> : null}
    </section>
  )
}

type TableHeadProps = Pick<TableProps, 'tools' | 'options' | 'forYou' | 'onForYou' | 'onRemove' | 'renderHeart'>

/** The names of the tools, and below each what can be done with it. */
function TableHead({ tools, options, forYou, onForYou, onRemove, renderHeart }: TableHeadProps) {
  return (
    <thead className={classNames(HEAD, SCROLLING[tools.length]?.head ?? 'top-(--header-height)')}>
      <tr>
        <td rowSpan={2} className={`${STUB} bg-paper`}>
          <span className="block min-h-9">
            <ForYouControl forYou={forYou} on={options.forYou === true} onToggle={onForYou} />
          </span>
          <AddTool slugs={tools.map(({ slug }) => slug)} options={options} />
        </td>
        {tools.map((tool) => (
          <th key={tool.id} scope="col" className="px-2 pt-3 text-left align-top font-normal sm:px-3">
            <span className="flex items-start gap-1.5">
              <ToolMark
                name={tool.name}
                mark={tool.mark}
                icon={tool.categoryIcon}
                size="sm"
                className="mr-1 max-lg:hidden"
              />
              <Link
                to={`/tool/${tool.slug}`}
                state={{ toolId: tool.id }}
                className="wrap-anywhere inline-block min-w-0 py-1 font-semibold font-serif leading-snug hover:text-accent lg:text-lg"
              >
                <BreakableName name={tool.name} />
              </Link>
            </span>
          </th>
        ))}
      </tr>
      <tr className="print:hidden">
        {tools.map((tool) => (
          <td key={tool.id} className="pb-1 sm:px-1">
            <HeadActions
              tool={tool}
              to={addressWithout(tools, tool, options)}
              onRemove={() => onRemove(tool)}
              heart={renderHeart(tool)}
            />
          </td>
        ))}
      </tr>
    </thead>
  )
}

type TableRowProps = {
  readonly row: ShownRow
  readonly tools: readonly ComparedTool[]
  /** Whether it is set apart as one in which the tools differ. */
  readonly isMarked: boolean
}

function TableRow({ row: { label, cells, because }, tools, isMarked }: TableRowProps) {
  return (
    <tr className={isMarked ? 'bg-gold-wash/40' : undefined}>
      <th
        scope="row"
        className={classNames(
          STUB,
          'font-semibold',
          isMarked ? 'bg-gold-wash' : 'bg-paper',
          because !== null && FOR_YOU,
        )}
      >
        {label}
        {isMarked ? <span className="sr-only"> (differs)</span> : null}
        {because === null ? null : <span className="mt-1 block font-normal text-soft text-xs">{because}</span>}
      </th>
      {cells.map((cell, index) => (
        <td key={tools[index]?.id} className="px-2 py-3 align-top tabular-nums sm:px-3">
          <Cell cell={cell} />
        </td>
      ))}
    </tr>
  )
}

const addressWithout = (tools: readonly ComparedTool[], tool: ComparedTool, options: CompareOptions): string =>
  compareAddress(
    tools.flatMap(({ slug }) => (slug === tool.slug ? [] : [slug])),
    options,
  )

type HeadActionsProps = {
  readonly tool: ComparedTool
  /** The comparison without the tool. */
  readonly to: string
  readonly onRemove: () => void
  readonly heart: ReactNode
}

const ACTION = 'grid size-11 shrink-0 place-items-center rounded-md text-soft hover:text-accent'

/** The buttons to visit, save and remove a tool. */
function HeadActions({ tool, to, onRemove, heart }: HeadActionsProps) {
  const address = safeWebsiteUrl(tool.websiteUrl)
  return (
    <span className="flex items-center">
      {address === null ? null : (
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer nofollow"
          aria-label={`Visit ${tool.name} (opens in a new tab)`}
          className={ACTION}
        >
          <ExternalLink aria-hidden="true" className="size-4" />
        </a>
      )}
      {/* The heart is made for the corner of a card, into which it reaches. */}
      <span className="pt-2 pr-2">{heart}</span>
      <Link to={to} onClick={onRemove} aria-label={`Remove ${tool.name} from the comparison`} className={ACTION}>
        <X aria-hidden="true" className="size-4" />
      </Link>
    </span>
  )
}

function Cell({ cell: { lines, plans } }: { readonly cell: ComparisonCell }) {
  if (lines.length === 0) return <span className="text-soft">{NOT_KNOWN}</span>
  if (plans) return <Plans plans={plans} />
  if (lines.length === 1) return lines[0]
  return (
    <ul className="grid gap-1.5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
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
