import { Link2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { ToolMark } from '../../ui/tool-mark.tsx'
import { toolCountText } from './collection-texts.ts'

const CollectionCard_collection = graphql(`
  fragment CollectionCard_collection on Collection {
    id
    name
    note
    toolCount
    sharePath
    tools(first: 5) {
      id
      tool {
        id
        name
        mark {
          path
          darkPath
        }
      }
    }
  }
`)

/** A collection at a glance; the whole card links to it. */
export function CollectionCard({
  collection: masked,
}: {
  readonly collection: FragmentType<typeof CollectionCard_collection>
}) {
  const { id, name, note, toolCount, sharePath, tools } = readFragment(CollectionCard_collection, masked)
  return (
    <Card
      as="article"
      className="wrap-anywhere group relative flex h-full flex-col gap-3 p-4 outline-support outline-offset-2 transition-colors hover:border-accent has-[h2_a:focus-visible]:outline-2"
    >
      <h2 className="text-lg leading-snug">
        <Link to={`/collections/${id}`} className="outline-none after:absolute after:inset-0 group-hover:text-accent">
          <bdi>{name}</bdi>
        </Link>
      </h2>
      {note === '' ? null : (
        <p dir="auto" className="line-clamp-2 text-soft text-sm">
          {note}
        </p>
      )}
      {tools.length === 0 ? null : (
        <div className="flex gap-1.5" aria-hidden="true">
          {tools.map((entry) => (
            <ToolMark key={entry.id} name={entry.tool.name} mark={entry.tool.mark} size="sm" />
          ))}
        </div>
      )}
      <p className="mt-auto flex min-h-6 flex-wrap items-center justify-between gap-x-3 border-line border-t pt-2.5 text-soft text-xs tabular-nums">
        {toolCountText(toolCount)}
        {sharePath ? (
          <Badge tone="support">
            <Link2 aria-hidden="true" className="size-3.5" />
            Shared by link
          </Badge>
        ) : null}
      </p>
    </Card>
  )
}
