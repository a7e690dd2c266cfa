import { Link } from 'react-router-dom'
import { BreakableName } from '../../ui/breakable-name.tsx'

type ToolNameProps = {
  readonly name: string
  /** Null once the catalogue has it no more. */
  readonly tool: { readonly id: string; readonly slug: string } | null
  /** How the link looks. */
  readonly className?: string
}

/** The name of a recommended tool, which leads to its page. */
export function ToolName({ name, tool, className = 'inline-block hover:text-accent' }: ToolNameProps) {
  if (!tool) return <BreakableName name={name} />
  return (
    <Link to={`/tool/${tool.slug}`} state={{ toolId: tool.id }} className={className}>
      <BreakableName name={name} />
    </Link>
  )
}
