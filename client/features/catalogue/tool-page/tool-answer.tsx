import { CircleCheck, CircleX, Gift, type LucideIcon, TriangleAlert } from 'lucide-react'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { classNames } from '#client/ui/class-names.ts'
import { ToolKeyFacts } from './tool-key-facts.tsx'
import { ToolPrivacy } from './tool-privacy.tsx'

const ToolAnswer_tool = graphql(`
  fragment ToolAnswer_tool on Tool {
    id
    ...ToolKeyFacts_tool
    ...ToolPrivacy_tool
    verdict {
      bestFor
      notFor
      freePlan
      watchOut
      asOf
    }
  }
`)

type Part = {
  readonly heading: string
  readonly lines: readonly string[]
  readonly Icon: LucideIcon
  readonly tint: string
}

type ToolAnswerProps = {
  readonly tool: FragmentType<typeof ToolAnswer_tool>
  /** In the side box. One lazy part for both, because each part costs every page bytes. */
  readonly about?: 'privacy'
}

/** The key facts of a tool as chips and, from its record, whom it suits and whom it does not. */
export function ToolAnswer({ tool: masked, about }: ToolAnswerProps) {
  const tool = readFragment(ToolAnswer_tool, masked)
  if (about === 'privacy') return <ToolPrivacy tool={tool} />
  const { verdict } = tool
  const parts: readonly Part[] = [
    { heading: 'Best for', lines: verdict?.bestFor ?? [], Icon: CircleCheck, tint: 'bg-tint-green' },
    { heading: 'Not for', lines: verdict?.notFor ?? [], Icon: CircleX, tint: 'bg-danger-wash' },
    { heading: 'The free plan gives you', lines: verdict?.freePlan ?? [], Icon: Gift, tint: 'bg-support-wash' },
    { heading: 'Watch out', lines: verdict?.watchOut ?? [], Icon: TriangleAlert, tint: 'bg-gold-wash' },
  ].filter(({ lines }) => lines.length > 0)
  return (
    <>
      <ToolKeyFacts tool={tool} />
      {parts.length > 0 ? (
        <section aria-labelledby="verdict" className="spine mt-5 first:mt-0">
          <h2 id="verdict" className="sr-only">
            In short
          </h2>
          <div className="grid grid-cols-1 gap-px bg-line sm:grid-cols-2">
            {parts.map((part) => (
              <VerdictPart key={part.heading} {...part} />
            ))}
          </div>
          <p className="bg-sunk px-5 py-2 text-soft text-xs">
            From the record{verdict?.asOf ? `. ${verdict.asOf}` : null}.{' '}
            <a href="#information" className="link">
              See the sources
            </a>
          </p>
        </section>
      ) : null}
    </>
  )
}

function VerdictPart({ heading, lines, Icon, tint }: Part) {
  return (
    <div className="bg-surface px-5 py-4 last:odd:sm:col-span-2">
      <h3 className="flex items-center gap-2.5 font-sans font-semibold text-sm tracking-normal">
        <span className={classNames('grid size-7 shrink-0 place-items-center rounded-full', tint)}>
          <Icon aria-hidden="true" className="size-4" />
        </span>
        {heading}
      </h3>
      <ul className="mt-1.5 grid gap-1 pl-9.5 text-sm leading-snug">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
