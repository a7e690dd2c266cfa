import { Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import type { AnswerPanel_answerFragment } from '../../gql/graphql.ts'
import { BreakableName } from '../../ui/breakable-name.tsx'
import { ToolMark } from '../../ui/tool-mark.tsx'

const AnswerPanel_answer = graphql(`
  fragment AnswerPanel_answer on TaskAnswer {
    name
    conditions
    fitCount
    job {
      slug
      name
      toolCount
      post {
        id
        path
      }
    }
    picks {
      reason
      tool {
        id
        slug
        name
        mark {
          path
          darkPath
        }
        categoryIcon {
          path
          tint
        }
        priceText
        startingPrice {
          lead
          figure
          unit
          terms
          month
        }
      }
    }
  }
`)

type Pick = AnswerPanel_answerFragment['picks'][number]

/** `Free plan, then $18 a month`, and below it `Pro, per seat, Sep 2026`. */
function Price({ tool: { startingPrice, priceText } }: Pick) {
  if (!startingPrice) return <p className="text-soft text-xs lg:text-right">{priceText ?? 'Pricing not verified'}</p>
  const { lead, figure, unit, terms, month } = startingPrice
  const known = [terms, month?.replace(/^(...)\w*/, '$1')].filter(Boolean).join(', ')
  return (
    <p className="text-soft text-xs tabular-nums lg:max-w-40 lg:text-right">
      <span className="lg:block">{lead}</span>{' '}
      <b className="font-medium font-serif text-ink text-lg leading-snug">{figure}</b> {unit}
      <span className="block">{known}</span>
    </p>
  )
}

type AnswerPanelProps = {
  readonly answer: FragmentType<typeof AnswerPanel_answer>
  /** Its place among the tasks. */
  readonly index: number
}

/** The three best tools for a task, each with a reason and a dated price. */
export function AnswerPanel({ answer: masked, index }: AnswerPanelProps) {
  const { name, conditions, fitCount, job, picks } = readFragment(AnswerPanel_answer, masked)
  return (
    <section data-task={index} aria-labelledby={`task-${index}`} className="flex flex-col">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 lg:px-6 lg:py-4">
        <h2 id={`task-${index}`} className="text-xl">
          {name}
        </h2>
        {conditions.length > 0 ? (
          <ul aria-label="Conditions" className="flex flex-wrap gap-1.5 font-semibold text-pine text-xs">
            {conditions.map((condition) => (
              <li key={condition} className="flex items-center gap-1 rounded-md bg-pine-wash px-2.5 py-1">
                <Check aria-hidden="true" className="size-3.5" />
                {condition}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <ol className="grid flex-1 auto-rows-fr">
        {picks.map((pick) => (
          <li
            key={pick.tool.id}
            className="relative grid grid-cols-[auto_minmax(0,1fr)] content-center items-center gap-x-3.5 gap-y-0.5 border-line border-t px-4 py-2.5 outline-support -outline-offset-2 transition-colors hover:bg-gold-wash has-[a:focus-visible]:outline-2 lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:px-6 lg:text-left"
          >
            <ToolMark
              name={pick.tool.name}
              mark={pick.tool.mark}
              icon={pick.tool.categoryIcon}
              className="max-lg:row-span-2 max-lg:self-start"
            />
            <div>
              <h3 className="text-lg leading-snug">
                <Link
                  to={`/tool/${pick.tool.slug}`}
                  state={{ toolId: pick.tool.id }}
                  className="outline-none after:absolute after:inset-0"
                >
                  <BreakableName name={pick.tool.name} />
                </Link>
              </h3>
              {pick.reason ? <p className="text-sm text-soft leading-snug">{pick.reason}</p> : null}
            </div>
            <Price {...pick} />
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap items-center justify-between gap-x-4 border-line border-t bg-sunk px-4 py-1 text-sm lg:px-6">
        <span>
          <b className="font-semibold">{fitCount}</b>
          {` of ${job.toolCount} graded tools ${fitCount === 1 ? 'fits' : 'fit'}`}
        </span>
        <Link
          to={job.post?.path ?? `/ai-tools?${new URLSearchParams({ search: name })}`}
          aria-label={`See all graded tools: ${job.name}`}
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent hover:text-accent-strong"
        >
          {`See all ${job.toolCount}`}
          <span aria-hidden="true">→</span>
        </Link>
      </p>
    </section>
  )
}
