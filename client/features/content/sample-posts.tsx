import { Link } from 'react-router-dom'
import { SAMPLE_POSTS } from '../../content/sample-posts.ts'
import { Seo } from '../../lib/seo.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { BLOG_PATH } from './blog-address.ts'
import { PostContent } from './post-content.tsx'
import { QuizInvitation } from './post-end.tsx'

type RetryProps = { readonly onRetry: () => void; readonly busy: boolean }

function SampleNotice({ onRetry, busy, text }: RetryProps & { readonly text: string }) {
  return (
    <Notice tone="warning" className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p>Live data is unavailable. {text}</p>
      <Button variant="secondary" onClick={onRetry} disabled={busy}>
        {busy ? 'Trying...' : 'Try again'}
      </Button>
    </Notice>
  )
}

/** Replaces the list of articles while it cannot be fetched. */
export function SampleList(props: RetryProps) {
  return (
    <>
      <SampleNotice {...props} text="These are sample articles." />
      <ul className="mt-5 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {SAMPLE_POSTS.map(({ slug, title, description }) => (
          <li key={slug}>
            <Card as="article" className="h-full p-5">
              <Badge tone="gold">Sample</Badge>
              <h2 className="mt-2 text-lg leading-snug">
                <Link to={`${BLOG_PATH}/${slug}`} className="hover:text-accent">
                  {title}
                </Link>
              </h2>
              <p className="mt-2 text-sm">{description}</p>
            </Card>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Replaces an article while it cannot be fetched: the sample with that slug, or the first one. */
export function SampleArticle({ slug, ...props }: RetryProps & { readonly slug: string }) {
  const post = SAMPLE_POSTS.find((sample) => sample.slug === slug) ?? SAMPLE_POSTS[0]
  return (
    <article className="shell py-8 lg:py-12">
      <Seo title={post.title} description={post.description} noindex />
      <Link to={BLOG_PATH} className="link inline-flex min-h-11 items-center text-sm">
        Back to Blog
      </Link>
      <SampleNotice
        {...props}
        text={post.slug === slug ? 'This is a sample article.' : 'This is a sample article, not the one you asked for.'}
      />
      <h1 className="mt-5 mb-2 text-2xl lg:text-3xl">{post.title}</h1>
      <p className="mb-6 max-w-prose text-lg">{post.description}</p>
      <PostContent html={post.content} />
      <QuizInvitation />
    </article>
  )
}
