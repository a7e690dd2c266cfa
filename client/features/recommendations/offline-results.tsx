/** The results while there is no connection. Loaded then. */
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { PRICING_NOT_VERIFIED } from '#core/display/pricing-not-verified.ts'
import type { QuizAnswers } from '#core/quiz/answers.ts'
import { type VisibleRecommendation, visibleList } from '#core/recommendations/paid-fields.ts'
import { Notice } from '../../ui/notice.tsx'
import { ToolMark } from '../../ui/tool-mark.tsx'
import type { DeviceList } from './device-list.ts'
import { ResultsLoading } from './results-states.tsx'

type State = DeviceList | 'loading' | 'lost'

const load = (answers: QuizAnswers) => import('./device-list.ts').then((module) => module.listOnDevice(answers))

/** The finished quiz of this browser as a list of this device; `member`: whether somebody is signed in. */
export function OfflineResults({ answers, member }: { readonly answers: QuizAnswers; readonly member: boolean }) {
  const [state, setState] = useState<State>('loading')
  useEffect(() => {
    let wanted = true
    load(answers).then(
      (list) => wanted && setState(list),
      () => wanted && setState('lost'),
    )
    return () => {
      wanted = false
    }
  }, [answers])
  const next = member
    ? 'Your answers are saved in this browser. Once there is a connection, they move to your account, with the list that your plan has.'
    : 'Your answers are saved in this browser. Once there is a connection, sign up or sign in to keep them.'
  if (state === 'loading') return <ResultsLoading label="Finding your matches" />
  if (state === 'lost') {
    return (
      <Notice tone="warning" className="mt-6">
        <p>There’s no connection to our server, and the data for your list is not on this device.</p>
        <p>{next}</p>
      </Notice>
    )
  }
  const { savedOn } = state
  // As on the free plan: what the account has is not known here.
  const list = visibleList(state.list, false)
  return (
    <>
      <Notice tone="warning" className="mt-6">
        <p>
          There’s no connection to our server. This list was computed on this device from the catalog
          {savedOn ? ` of ${savedOn}` : null}.
        </p>
        <p>{next}</p>
      </Notice>
      <section aria-labelledby="matches" className="mt-6">
        <h2 id="matches" className="mb-3 text-xl">
          Recommended for you
        </h2>
        {list.items.length > 0 ? (
          <Items items={list.items} tools={state.tools} />
        ) : (
          <p className="max-w-prose text-soft">No tool meets all your limits.</p>
        )}
      </section>
      {list.relaxations.map(({ heading, why, items }) => (
        <section key={heading} className="mt-8">
          <h2 className="text-xl">{heading}</h2>
          <p className="mb-3 max-w-prose text-soft">{why}</p>
          <Items items={items} tools={state.tools} />
        </section>
      ))}
    </>
  )
}

type ItemsProps = Pick<DeviceList, 'tools'> & { readonly items: readonly VisibleRecommendation[] }

function Items({ items, tools }: ItemsProps) {
  return (
    <ol className="divide-y divide-line rounded-md border border-line bg-surface">
      {items.map(({ toolId, slug, name, categoryName, rank, reason }) => (
        <li key={toolId} className="wrap-anywhere flex gap-3 px-3 py-4 sm:px-4">
          <p className="self-center font-serif text-accent text-lg tabular-nums">
            <span className="sr-only">Rank </span>
            {rank}
          </p>
          <ToolMark name={name} />
          <div className="grid min-w-0 flex-1 gap-2">
            <div>
              <h3 className="text-lg leading-snug">
                <Link to={`/tool/${slug}`} className="hover:text-accent">
                  {name}
                </Link>
              </h3>
              <p className="text-soft text-xs">{categoryName}</p>
            </div>
            <p className="text-sm">{tools.get(toolId)?.description}</p>
            <p className="border-gold border-l-4 pl-3 text-soft text-sm">{reason}</p>
            <p className="font-semibold text-xs">{tools.get(toolId)?.pricing ?? PRICING_NOT_VERIFIED}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
