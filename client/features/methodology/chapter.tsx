import type { ReactNode } from 'react'

type ChapterProps = {
  readonly id: string
  readonly title: string
  readonly paragraphs?: readonly string[]
  readonly children?: ReactNode
}

/** A heading next to its text and figures; above them on a narrow screen. */
export function Chapter({ id, title, paragraphs = [], children }: ChapterProps) {
  return (
    <section
      aria-labelledby={id}
      className="mt-10 border-line border-t pt-6 lg:grid lg:grid-cols-[15rem_minmax(0,42rem)] lg:gap-x-12"
    >
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <div className="mt-3 grid grid-cols-1 gap-3 lg:mt-0.5">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {children}
      </div>
    </section>
  )
}
