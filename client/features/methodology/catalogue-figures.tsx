import { countText, roundedText } from '#core/display/numbers.ts'
import {
  AVERAGES,
  CHOSEN,
  DATED,
  JOBS,
  MARKS,
  ORDER,
  PRICES,
  PROMINENCE,
  PROMINENCE_TEXTS,
  REVIEW_RULES,
  REVIEWS,
  SIMILAR,
  SOURCE_TEXTS,
} from '../../content/methodology.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import type { CatalogueFigures_statisticsFragment } from '../../gql/graphql.ts'
import { Chapter } from './chapter.tsx'
import { FigureTable, shareText } from './figures.tsx'

const CatalogueFigures_statistics = graphql(`
  fragment CatalogueFigures_statistics on CatalogueStatistics {
    toolCount
    categoryCount
    byStatus {
      status
      count
    }
    byProminence {
      prominence
      count
    }
    pricedCount
    unknownPricingCount
    verifiedCount
    factCount
    checkedFactCount
    averageFactAgeMonths
    factFigures {
      answered
      answeredBestKnown
      answeredSelfServe
      datedWithinYear
      withAddress
      privacyPagesBestKnown
      falseSources
    }
    factSources {
      source
      count
    }
  }
`)

type Figures = CatalogueFigures_statisticsFragment

/** How the catalog is made, each rule with its figures. */
export function CatalogueFigures({
  statistics: masked,
}: {
  readonly statistics: FragmentType<typeof CatalogueFigures_statistics>
}) {
  const figures = readFragment(CatalogueFigures_statistics, masked)
  return (
    <>
      <Overview figures={figures} />
      <Chapter {...CHOSEN}>
        <Retired figures={figures} />
        <p>
          New names and owners, ends and other events of tools are also published{' '}
          <a href="/events.xml" className="link">
            as a feed
          </a>
          .
        </p>
      </Chapter>
      <Chapter {...JOBS} />
      <Chapter {...PROMINENCE}>
        <FigureTable
          caption="Tools by prominence"
          heads={['Level', 'Meaning', 'Tools']}
          figures={1}
          rows={figures.byProminence.map(({ prominence, count }) => ({
            key: String(prominence),
            cells: [
              PROMINENCE_TEXTS[prominence]?.name ?? prominence,
              PROMINENCE_TEXTS[prominence]?.meaning,
              countText(count),
            ],
          }))}
        />
      </Chapter>
      <Chapter {...DATED}>
        <FigureTable
          caption="Facts by source"
          heads={['Source', 'Meaning', 'Facts']}
          figures={1}
          rows={figures.factSources.map(({ source, count }) => ({
            key: source,
            cells: [SOURCE_TEXTS[source].name, SOURCE_TEXTS[source].meaning, countText(count)],
          }))}
        />
        <Age figures={figures} />
      </Chapter>
      <Chapter {...MARKS}>
        <p>
          {figures.verifiedCount === 0
            ? 'No tool is verified yet.'
            : `So far ${countText(figures.verifiedCount)} of ${countText(figures.toolCount)} tools are verified.`}
        </p>
      </Chapter>
      <Chapter {...PRICES}>
        <PriceFigures figures={figures} />
      </Chapter>
      <Chapter {...ORDER} />
      <Chapter {...SIMILAR} />
      <Chapter {...REVIEWS}>
        <ul className="grid list-disc gap-2 pl-5">
          {REVIEW_RULES.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        {AVERAGES.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Chapter>
      <Unknown figures={figures} />
    </>
  )
}

/** How complete and recent prices are. */
function PriceFigures({ figures: { factFigures } }: { readonly figures: Figures }) {
  const rows: readonly (readonly [string, number | null | undefined])[] = [
    ['Tools that cost money, with a price or a price on request', factFigures.answered],
    ['The same, of the best-known tools', factFigures.answeredBestKnown],
    ['The same, of tools that people buy without a contract', factFigures.answeredSelfServe],
    ['Of these prices, dated within a year', factFigures.datedWithinYear],
    ['Of these prices, with a link to the vendor’s page', factFigures.withAddress],
    ['Best-known tools with privacy claims that link to the vendor’s page', factFigures.privacyPagesBestKnown],
  ]
  return (
    <FigureTable
      caption="How complete and recent prices are"
      heads={['Prices', 'Share']}
      figures={1}
      rows={[
        ...rows.map(([label, share]) => ({ key: label, cells: [label, shareText(share ?? 0, share == null ? 0 : 1)] })),
        {
          key: 'false',
          cells: ['Facts that claim a published source without its address', countText(factFigures.falseSources)],
        },
      ]}
    />
  )
}

function Overview({ figures }: { readonly figures: Figures }) {
  const shown = [
    ['Tools listed', countText(figures.toolCount)],
    ['Categories', countText(figures.categoryCount)],
    ['Facts with a source', countText(figures.factCount)],
    ['Tools with a known price', shareText(figures.pricedCount, figures.toolCount)],
  ] as const
  return (
    <dl className="mt-8 grid grid-cols-2 gap-y-5 border-line border-t pt-6 sm:grid-cols-4">
      {shown.map(([label, value]) => (
        <div key={label} className="flex flex-col-reverse justify-end pr-4">
          <dt className="text-soft text-sm">{label}</dt>
          <dd className="font-serif text-2xl tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Retired({ figures: { byStatus } }: { readonly figures: Figures }) {
  const of = (status: Figures['byStatus'][number]['status']) =>
    byStatus.find((entry) => entry.status === status)?.count ?? 0
  const [discontinued, merged, delisted] = [of('DISCONTINUED'), of('MERGED'), of('DELISTED')]
  if (discontinued + merged + delisted === 0) return null
  return (
    <p>
      Not in the lists, with a page that says so: {countText(discontinued)} discontinued, {countText(merged)} merged
      into another product, {countText(delisted)} available but without significant AI of their own.
    </p>
  )
}

function Age({ figures: { averageFactAgeMonths, checkedFactCount, factCount } }: { readonly figures: Figures }) {
  if (averageFactAgeMonths === null || averageFactAgeMonths === undefined) return null
  const months = roundedText(averageFactAgeMonths, 1)
  return (
    <p>
      On average, facts are {months} {months === '1' ? 'month' : 'months'} old.{' '}
      {checkedFactCount === 0
        ? 'None has been re-checked since.'
        : `${countText(checkedFactCount)} of ${countText(factCount)} have been re-checked since.`}
    </p>
  )
}

function Unknown({ figures }: { readonly figures: Figures }) {
  const { toolCount, pricedCount, unknownPricingCount, verifiedCount, checkedFactCount, factCount } = figures
  const rows: readonly (readonly [string, number, number])[] = [
    ['Tools without a known price', toolCount - pricedCount, toolCount],
    ['Tools without a known pricing model', unknownPricingCount, toolCount],
    ['Tools that nobody has verified with the vendor', toolCount - verifiedCount, toolCount],
    ['Facts that nobody has re-checked', factCount - checkedFactCount, factCount],
  ]
  return (
    <Chapter id="unknown" title="What we do not know">
      <p>
        Entries are based on published information, not on our own tests, and prices change without notice. Privacy
        claims are the vendor’s; we do not audit them. What is missing today:
      </p>
      <FigureTable
        caption="What is not known"
        heads={['Missing', 'Count', 'Share']}
        figures={2}
        rows={rows.map(([label, part, whole]) => ({
          key: label,
          cells: [label, countText(part), shareText(part, whole)],
        }))}
      />
    </Chapter>
  )
}
