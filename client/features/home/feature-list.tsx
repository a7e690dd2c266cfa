const FEATURES = [
  {
    title: 'Discover AI Tools',
    text: 'One directory, written by editors: what a tool does, who makes it and what it costs, on a page you can read in a minute.',
  },
  {
    title: 'Personalized Quiz',
    text: 'Tell us about your work, budget and limits. Every recommendation comes with its reasons.',
  },
  {
    title: 'Advanced Filtering',
    text: 'Search by name or purpose, filter by category and pricing, and share the list with its link.',
  },
  {
    title: 'Trusted Reviews',
    text: 'Ratings come from members and show their count. An unrated tool says so instead of showing stars.',
  },
] as const

export function FeatureList() {
  return (
    <ul className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
      {FEATURES.map(({ title, text }) => (
        <li key={title} className="bg-surface p-5">
          <h3 className="text-lg">{title}</h3>
          <p className="mt-1.5 text-sm text-soft">{text}</p>
        </li>
      ))}
    </ul>
  )
}
