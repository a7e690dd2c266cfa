import { Link } from 'react-router-dom'
import { BreakableName } from '../../ui/breakable-name.tsx'

type ToolNameProps = {
  readonly name: string
  /** Null if it is no longer in the catalog. */
  readonly tool: { readonly id: string; readonly slug: string } | null
  /** The link's classes. */
  readonly className?: string
}

/** The name of a recommended tool, which links to its page. */
export function ToolName({ name, tool, className = 'inline-block hover:text-accent' }: ToolNameProps) {
  if (!tool) return <BreakableName name={name} />
  return (
    <Link to={`/tool/${tool.slug}`} state={{ toolId: tool.id }} className={className}>
      <BreakableName name={name} />
    </Link>
  )
}
