import { ExternalLink, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { safeWebsiteUrl } from '#core/website-url.ts'
import { BreakableName } from '../../ui/breakable-name.tsx'
import { ToolMark } from '../../ui/tool-mark.tsx'
import { type CompareOptions, compareAddress } from './compare-address.ts'
import type { ComparedTool } from './comparison.ts'

export type RenderHeart = (tool: { readonly id: string; readonly name: string }) => ReactNode

type TableHeadProps = {
  readonly tools: readonly ComparedTool[]
  readonly options: CompareOptions
  readonly onRemove: (tool: ComparedTool) => void
  readonly renderHeart: RenderHeart
}

const ACTION = 'grid size-11 shrink-0 place-items-center rounded-md text-soft hover:text-accent'

/** The names of the tools, which stay in view, and below each what can be done with it. */
export function TableHead({ tools, options, onRemove, renderHeart }: TableHeadProps) {
  const without = (tool: ComparedTool) =>
    compareAddress(
      tools.flatMap(({ slug }) => (slug === tool.slug ? [] : [slug])),
      options,
    )
  return (
    <thead>
      <tr className="bg-surface">
        <td rowSpan={2} className="w-[17%]" />
        {tools.map((tool, index) => (
          <th key={tool.id} scope="col" data-at={index} className="px-3 pt-2 pb-1 text-left align-top font-normal">
            <span className="flex items-center gap-2.5">
              <ToolMark name={tool.name} mark={tool.mark} icon={tool.categoryIcon} size="sm" />
              <span className="min-w-0">
                <Link
                  to={`/tool/${tool.slug}`}
                  state={{ toolId: tool.id }}
                  className="wrap-anywhere inline-block py-1 font-semibold font-serif leading-snug hover:text-accent lg:text-lg"
                >
                  <BreakableName name={tool.name} />
                </Link>
              </span>
            </span>
          </th>
        ))}
      </tr>
      <tr className="bg-surface print:hidden">
        {tools.map((tool, index) => (
          <td key={tool.id} data-at={index} className="px-1 pb-1">
            <span className="flex items-center">
              <WebsiteLink tool={tool} />
              {/* The heart is made for the corner of a card, into which it reaches. */}
              <span className="pt-2 pr-2">{renderHeart(tool)}</span>
              <Link
                to={without(tool)}
                onClick={() => onRemove(tool)}
                aria-label={`Remove ${tool.name} from the comparison`}
                className={ACTION}
              >
                <X aria-hidden="true" className="size-4" />
              </Link>
            </span>
          </td>
        ))}
      </tr>
    </thead>
  )
}

function WebsiteLink({ tool: { name, websiteUrl } }: { readonly tool: ComparedTool }) {
  const address = safeWebsiteUrl(websiteUrl)
  if (address === null) return null
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow"
      aria-label={`Visit ${name} (opens in a new tab)`}
      className={ACTION}
    >
      <ExternalLink aria-hidden="true" className="size-4" />
    </a>
  )
}
