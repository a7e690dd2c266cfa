type TableOfContentsProps = {
  /** The headings with their ids on the page. */
  readonly sections: readonly { readonly anchor: string; readonly title: string }[]
}

/** An article with at least this many sections gets a table of contents. */
const LONG = 6

/** Links to the sections of a long article. Renders nothing for a short one. */
export function TableOfContents({ sections }: TableOfContentsProps) {
  if (sections.length < LONG) return null
  return (
    <nav aria-label="On this page" className="post-tools mt-6 max-w-2xl border-line border-y py-4">
      <h2 className="font-sans font-semibold text-sm tracking-normal">On this page</h2>
      <ol className="mt-1 columns-1 gap-x-8 sm:columns-2">
        {sections.map(({ anchor, title }) => (
          <li key={anchor} className="break-inside-avoid">
            <a href={`#${anchor}`} className="inline-flex min-h-touch items-center text-sm hover:text-accent">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
