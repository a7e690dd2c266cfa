import type { ReactNode } from 'react'
import { PRODUCT_NAME } from '#core/brand.ts'
import { usePageFacts } from '../../lib/page.tsx'
import { Seo } from '../../lib/seo.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { LoadingStatus } from '../../ui/skeleton.tsx'

type FiguresPageProps = {
  readonly title: string
  readonly path: string
  readonly description: string
  readonly lead: ReactNode
  /** The chapters with figures; null until they are loaded. */
  readonly figures: ReactNode
  readonly failed: boolean
  readonly onRetry: () => void
  /** As tall as the figures, while they are loading. */
  readonly skeleton: ReactNode
  /** Chapters that need no figures. */
  readonly children?: ReactNode
}

/** A page that explains how something is done, with its current figures. */
export function FiguresPage(props: FiguresPageProps) {
  const { title, path, description, lead, figures, failed, onRetry, skeleton, children } = props
  const { origin } = usePageFacts()
  return (
    <div className="shell py-8 lg:py-12">
      <Seo
        title={title}
        description={description}
        path={path}
        type="article"
        jsonLd={{
          '@context': 'https://schema.org',
          '@type': 'WebPage',
          name: `${PRODUCT_NAME} ${title.toLowerCase()}`,
          url: `${origin}${path}`,
          description,
          publisher: { '@type': 'Organization', name: PRODUCT_NAME, url: `${origin}/` },
        }}
      />
      <h1 className="text-2xl lg:text-3xl">{title}</h1>
      <p className="mt-3 max-w-prose text-lg text-soft">{lead}</p>
      {figures}
      {figures === null && failed ? (
        <Notice tone="warning" className="mt-8" title="The figures could not be loaded">
          <Button variant="secondary" className="mt-2" onClick={onRetry}>
            Try again
          </Button>
        </Notice>
      ) : null}
      {figures === null && !failed ? (
        <>
          <LoadingStatus label="Loading the figures" />
          {skeleton}
        </>
      ) : null}
      {children}
    </div>
  )
}
