// @chunk post-cards
import { LinkButton } from '../../ui/button.tsx'
import { type CardPost, PostCard } from './post-card.tsx'
import { useContentViews } from './use-content-views.ts'

/** The end of every content page links to the quiz. */
export function QuizInvitation() {
  return (
    <section aria-labelledby="quiz-invitation" className="invitation">
      <div className="max-w-prose">
        <h2 id="quiz-invitation" className="text-xl">
          Not sure which tool fits?
        </h2>
        <p className="mt-1 text-soft">Answer a few questions about your work and get tools that match.</p>
      </div>
      <LinkButton to="/quiz">Take Free Quiz</LinkButton>
    </section>
  )
}

type RelatedProps = { readonly posts: readonly CardPost[] }

/** Related pages. Renders nothing without any. */
export function RelatedArticles({ posts }: RelatedProps) {
  const views = useContentViews(posts.map(({ path }) => path))
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="related" className="mt-12">
      <h2 id="related" className="text-xl">
        Related Articles
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} views={views} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
