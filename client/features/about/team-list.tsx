import { TEAM } from '../../content/about.ts'
import { ToolMark } from '../../ui/tool-mark.tsx'

export function TeamList() {
  return (
    <ul className="mt-6 grid gap-5 md:grid-cols-3">
      {TEAM.map(({ role, text }) => (
        <li key={role} className="rounded-md border border-line bg-surface p-6">
          <ToolMark name={role} className="rounded-full!" />
          <h3 className="mt-4 text-lg">{role}</h3>
          <p className="mt-1 text-soft text-sm">{text}</p>
        </li>
      ))}
    </ul>
  )
}
