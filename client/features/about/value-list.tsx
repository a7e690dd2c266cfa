import { VALUES } from '../../content/about.ts'

export function ValueList() {
  return (
    <ul className="mt-6 grid gap-x-10 md:grid-cols-2">
      {VALUES.map(({ title, text }) => (
        <li key={title} className="border-line border-t py-5">
          <h3 className="text-lg">{title}</h3>
          <p className="mt-1 max-w-prose text-soft text-sm">{text}</p>
        </li>
      ))}
    </ul>
  )
}
