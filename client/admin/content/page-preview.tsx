import { type MouseEvent, useMemo } from 'react'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'

const PagePreview_page = graphql(`
  fragment PagePreview_page on ProgrammaticPage {
    id
    content
  }
`)

type PagePreviewProps = { readonly page: FragmentType<typeof PagePreview_page>; readonly title: string }

/** Links in the preview open in a new tab, so that unsaved input is not lost. */
function openBeside(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null) return
  event.preventDefault()
  window.open(link.href, '_blank', 'noopener')
}

/** The page's content as visitors will see it, also for a draft. */
export function PagePreview({ page, title }: PagePreviewProps) {
  const { content } = readFragment(PagePreview_page, page)
  // React rewrites the content for a new object, even with the same text: it would scroll back while typing.
  const html = useMemo(() => ({ __html: content }), [content])
  return (
    <section
      aria-label="Preview of the page"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-96 overflow-auto rounded-md border border-line bg-paper px-4 py-3"
    >
      <p className="font-serif text-xl">{title}</p>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked */}
      <div
        className="written mt-3"
        onClick={openBeside}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitizes it when it is written and when it is read
        dangerouslySetInnerHTML={html}
      />
    </section>
  )
}
