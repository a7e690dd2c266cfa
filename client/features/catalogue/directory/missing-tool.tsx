import { Link } from 'react-router-dom'

/** Shown at the end of a list. */
export function MissingTool() {
  return (
    <p className="mt-4 text-center text-soft text-sm">
      Is a tool missing?{' '}
      <Link to="/suggest" className="link inline-flex min-h-touch items-center">
        Suggest it
      </Link>
    </p>
  )
}
