import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { EditAnswer } from './edit-answer.tsx'

const ProfileLine_result = graphql(`
  fragment ProfileLine_result on QuizResult {
    id
    role
    industry
    teamSize
    budget
  }
`)

/** Who the list is for, in one line, with a link to the answers. */
export function ProfileLine({ result: masked }: { readonly result: FragmentType<typeof ProfileLine_result> }) {
  const { role, industry, teamSize, budget } = readFragment(ProfileLine_result, masked)
  const facts = [role, industry, teamSize, budget].filter((fact) => fact !== null && fact !== undefined)
  return (
    <section aria-label="Your profile" className="mt-2 flex flex-wrap items-baseline gap-x-2 text-sm text-soft">
      <ul className="contents">
        {facts.map((fact, index) => (
          <li key={fact} className="wrap-anywhere">
            {fact}
            {/* The last one separates the link, which is not printed. */}
            <span aria-hidden="true" className={index === facts.length - 1 ? 'print:hidden' : undefined}>
              {' ·'}
            </span>
          </li>
        ))}
      </ul>
      <EditAnswer className="-my-3 inline-flex min-h-11 min-w-11 items-center">
        Edit<span className="sr-only"> your answers</span>
      </EditAnswer>
    </section>
  )
}
