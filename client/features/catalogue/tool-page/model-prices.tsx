import { useQuery } from '@apollo/client/react'
import type { ResultOf } from '@graphql-typed-document-node/core'
import { graphql } from '#client/gql/gql.ts'

import { classNames } from '#client/ui/class-names.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { momentDayText } from '#core/display/dates.ts'
import { monthText } from '#core/display/facts.ts'
import { contextText, tokenPriceText } from '#core/display/token-price.ts'

/** A separate query: as part of the tool's query, it would cost every tool page bytes. */
const ModelPricesQuery = graphql(`
  query ModelPrices($id: ID!) {
    tool(by: { id: $id }) {
      id
      modelPrices {
        appliesTo
        pricingUrl
        source
        sourceUrl
        license
        version
        asOf
        models {
          modelId
          name
          contextWindow
          inputUsdPerMillion
          cachedInputUsdPerMillion
          outputUsdPerMillion
          varies
          since
          note
        }
      }
    }
  }
`)

type Prices = NonNullable<NonNullable<ResultOf<typeof ModelPricesQuery>['tool']>['modelPrices']>
type Model = Prices['models'][number]

/** How many models are visible before the rest is collapsed. */
const OPEN_MODELS = 12
const MOST_OPEN_MODELS = 15

/** A tool's models with their token prices, for tools whose vendor sells them. */
export function ModelPrices({ toolId }: { readonly toolId: string }) {
  const { data, loading } = useQuery(ModelPricesQuery, { variables: { id: toolId } })
  if (loading) return <Skeleton className="mt-10 h-96" />
  const prices = data?.tool?.modelPrices
  return prices ? <Panel prices={prices} /> : null
}

function Panel({ prices: { models, ...prices } }: { readonly prices: Prices }) {
  const open = models.length > MOST_OPEN_MODELS ? models.slice(0, OPEN_MODELS) : models
  const folded = models.slice(open.length)
  return (
    <section aria-labelledby="models" className="mt-10">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="models" className="text-xl">
          Models and token prices
        </h2>
        <p className="text-soft text-xs">
          As of {monthText(prices.asOf)}
          {prices.pricingUrl ? (
            <>
              {' · '}
              <ExternalLink href={prices.pricingUrl} text="Vendor's price list" />
            </>
          ) : null}
        </p>
      </div>
      <p className="mt-2 text-sm">{prices.appliesTo} Prices are in US dollars per million tokens, before tax.</p>
      <ModelTable models={open} caption="US dollars per million tokens" />
      {folded.length > 0 ? (
        <details>
          <summary className="link inline-flex min-h-touch items-center text-sm">{folded.length} more models</summary>
          <ModelTable models={folded} caption="More models, in US dollars per million tokens" />
        </details>
      ) : null}
      <p className="mt-2 text-soft text-xs">
        Collected from the vendor's pages by <ExternalLink href={prices.sourceUrl} text={prices.source} />{' '}
        {prices.version} ({prices.license} license). Batch and priority processing, writing to the cache, and tools such
        as web search are priced separately.
      </p>
    </section>
  )
}

function ExternalLink({ href, text }: { readonly href: string; readonly text: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" className="link">
      {text}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

const HEAD = 'pb-2 font-semibold'
const FIGURE = 'pt-2.5 pl-2 text-right'

function ModelTable({ models, caption }: { readonly models: readonly Model[]; readonly caption: string }) {
  return (
    // Fixed columns, so that both tables line up.
    <table className="mt-3 w-full table-fixed text-left text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-line border-b text-soft text-xs">
        <tr>
          <th scope="col" className={HEAD}>
            Model
          </th>
          <th scope="col" className={`${HEAD} w-14 text-right sm:w-28`}>
            Context<span className="max-sm:sr-only"> window</span>
          </th>
          <th scope="col" className={`${HEAD} w-[4.75rem] text-right sm:w-32`}>
            Input
          </th>
          <th scope="col" className={`${HEAD} w-[4.75rem] text-right sm:w-32`}>
            Output
          </th>
        </tr>
      </thead>
      {models.map((model) => (
        <ModelRows key={model.modelId} model={model} />
      ))}
    </table>
  )
}

/** The figures of a model, and below them its notes over the whole width. */
function ModelRows({ model }: { readonly model: Model }) {
  const { contextWindow, cachedInputUsdPerMillion: cached, since, note } = model
  const notes = [
    since ? `In effect since ${momentDayText(since)}.` : null,
    typeof cached === 'number' ? `Cached input: ${tokenPriceText(cached)}.` : null,
    note,
  ].filter(Boolean)
  return (
    <tbody className="border-line not-first-of-type:border-t">
      <tr className="align-top">
        <th scope="row" className={classNames('pt-2.5 font-semibold', notes.length === 0 && 'pb-2.5')}>
          {model.name}
        </th>
        <td className={FIGURE}>{contextWindow ? contextText(contextWindow) : <Missing text="Not known" />}</td>
        <td className={FIGURE}>
          <Price usd={model.inputUsdPerMillion} varies={model.varies} />
        </td>
        <td className={FIGURE}>
          {typeof model.outputUsdPerMillion === 'number' ? (
            <Price usd={model.outputUsdPerMillion} varies={model.varies} />
          ) : (
            <Missing text="None" />
          )}
        </td>
      </tr>
      {notes.length === 0 ? null : (
        <tr>
          <td colSpan={4} className="pt-0.5 pb-2.5 text-soft text-xs">
            {notes.join(' ')}
          </td>
        </tr>
      )}
    </tbody>
  )
}

function Price({ usd, varies }: { readonly usd: number; readonly varies: boolean }) {
  return (
    <>
      {varies ? <span className="text-xs">from </span> : null}
      {tokenPriceText(usd)}
    </>
  )
}

function Missing({ text }: { readonly text: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{text}</span>
    </>
  )
}
