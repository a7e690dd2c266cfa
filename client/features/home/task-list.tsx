import { Link } from 'react-router-dom'
import { TASKS } from '../../content/tasks.ts'

/** Common tasks, each with a link to the picks for it. */
export function TaskList() {
  return (
    <ul className="flex flex-wrap gap-2">
      {TASKS.map(([label, to]) => (
        <li key={to}>
          <Link
            to={to}
            className="inline-flex min-h-11 items-center rounded-full border border-edge bg-surface px-4 text-sm transition-colors hover:border-accent hover:text-accent"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
