import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PRICING_NOT_VERIFIED } from '#core/display/pricing-not-verified.ts'
import { unlistedBadge } from '#core/display/tool-status.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { fromEnum } from '../../lib/enum-values.ts'
import { Badge } from '../../ui/badge.tsx'
import { BreakableName } from '../../ui/breakable-name.tsx'
import { ToolMark } from '../../ui/tool-mark.tsx'

const EntryRow_tool = graphql(`
  fragment EntryRow_tool on Tool {
    id
    slug
    name
    mark {
      path
      darkPath
    }
    description
    priceText
    status
    category {
      id
      name
    }
  }
`)

/** What a heart or a comparison needs to know about a tool. */
type SlotTool = { readonly id: string; readonly slug: string; readonly name: string }

/** Renders parts of other features, such as a heart, next to a tool; the screen decides which. */
export type RenderSlot = (tool: SlotTool) => ReactNode

type EntryRowProps = {
  readonly tool: FragmentType<typeof EntryRow_tool>
  readonly renderSlot: RenderSlot
  /** The note on the tool, and other content of its row. */
  readonly children: ReactNode
}

/** A tool in a collection, with its price and note. */
export function EntryRow({ tool: masked, renderSlot, children }: EntryRowProps) {
  const tool = readFragment(EntryRow_tool, masked)
  return (
    <article className="wrap-anywhere grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 py-5">
      <ToolMark name={tool.name} mark={tool.mark} />
      <div className="flex min-w-0 flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 grow basis-48">
          <h2 className="text-lg leading-snug">
            <Link to={`/tool/${tool.slug}`} state={{ toolId: tool.id }} className="hover:text-accent">
              <BreakableName name={tool.name} />
            </Link>
          </h2>
          <p className="flex flex-wrap items-center gap-x-3 text-soft text-xs tabular-nums">
            {tool.category.name}
            <span className="font-semibold text-ink">{tool.priceText ?? PRICING_NOT_VERIFIED}</span>
            {tool.status === 'ACTIVE' ? null : <Badge>{unlistedBadge(fromEnum(tool.status))}</Badge>}
          </p>
        </div>
        <div className="flex items-center gap-3">{renderSlot(tool)}</div>
      </div>
      <div className="col-span-2 grid min-w-0 gap-2 sm:col-span-1 sm:col-start-2">
        <p className="max-w-prose text-sm">{tool.description}</p>
        {children}
      </div>
    </article>
  )
}

/** The owner's note, including line breaks. */
export function NoteText({ note }: { readonly note: string }) {
  return (
    <p className="max-w-prose whitespace-pre-line border-gold border-l-4 bg-gold-wash px-3 py-2 text-sm">
      <span className="sr-only">Note: </span>
      <bdi>{note}</bdi>
    </p>
  )
}
