import { countText, roundedText } from '#core/display/numbers.ts'
import {
  LIMITS_OF_SEARCH_EVALUATION,
  QUERY_CLASS_TEXTS,
  SEARCH_CLASSES,
  SEARCH_EVALUATION,
  SEARCH_HELD_OUT,
  SEARCH_MEASURE_TEXTS,
} from '../../content/search-evaluation.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import type { MeasuredTable_measuredFragment, SearchMeasureKey } from '../../gql/graphql.ts'
import { Chapter } from './chapter.tsx'
import { FigureTable } from './figures.tsx'
import { percentText } from './percent-text.ts'

const MeasuredTable_measured = graphql(`
  fragment MeasuredTable_measured on MeasuredSearch {
    measures {
      key
      value
      floor
      target
      lessIsBetter
      reachesFloor
      reachesTarget
    }
    substringMeasures {
      key
      value
    }
  }
`)

const SearchFigures_evaluation = graphql(`
  fragment SearchFigures_evaluation on SearchEvaluation {
    toolCount
    all {
      queryCount
      gradeCount
      ...MeasuredTable_measured
    }
    heldOut {
      queryCount
      gradeCount
      ...MeasuredTable_measured
    }
    classes {
      queryClass
      measured {
        queryCount
        measures {
          key
          value
        }
        substringMeasures {
          key
          value
        }
      }
    }
  }
`)

type Measure = MeasuredTable_measuredFragment['measures'][number]
type Value = { readonly key: SearchMeasureKey; readonly value: number }

const figureText = (key: SearchMeasureKey, value: number): string =>
  SEARCH_MEASURE_TEXTS[key].reading === 'share' ? percentText(value) : roundedText(value, 2)

const figureOf = (key: SearchMeasureKey, values: readonly Value[]): string => {
  const found = values.find((entry) => entry.key === key)
  return found === undefined ? '–' : figureText(key, found.value)
}

/** The measures of the search, with those of the former search and the goals. */
export function SearchFigures({
  evaluation: masked,
}: {
  readonly evaluation: FragmentType<typeof SearchFigures_evaluation>
}) {
  const { toolCount, all, heldOut, classes } = readFragment(SearchFigures_evaluation, masked)
  return (
    <Chapter {...SEARCH_EVALUATION}>
      <p>
        {countText(all.queryCount)} queries with {countText(all.gradeCount)} grades, {countText(toolCount)} tools.
      </p>
      <MeasuredTable title="All queries" measured={all} />
      <h3 className="mt-3 font-serif text-lg">{SEARCH_HELD_OUT.title}</h3>
      <p>
        {SEARCH_HELD_OUT.text} {countText(heldOut.queryCount)} queries with {countText(heldOut.gradeCount)} grades.
      </p>
      <MeasuredTable title={SEARCH_HELD_OUT.title} measured={heldOut} />
      <h3 className="mt-3 font-serif text-lg">{SEARCH_CLASSES.title}</h3>
      <p>{SEARCH_CLASSES.text}</p>
      <FigureTable
        caption={SEARCH_CLASSES.title}
        heads={['Kind', 'Queries', 'Former', 'Today']}
        figures={3}
        rows={classes.map(({ queryClass, measured: { queryCount, measures, substringMeasures } }) => ({
          key: queryClass,
          cells: [
            QUERY_CLASS_TEXTS[queryClass],
            countText(queryCount),
            figureOf('EXPECTED_IN_FIVE', substringMeasures),
            figureOf('EXPECTED_IN_FIVE', measures),
          ],
        }))}
      />
      <p>{LIMITS_OF_SEARCH_EVALUATION}</p>
    </Chapter>
  )
}

type TableProps = { readonly title: string; readonly measured: FragmentType<typeof MeasuredTable_measured> }

function MeasuredTable({ title, measured: masked }: TableProps) {
  const measured = readFragment(MeasuredTable_measured, masked)
  return (
    <FigureTable
      caption={title}
      heads={['Measured', 'Former', 'Today']}
      figures={2}
      rows={measured.measures.map((measure) => ({
        key: measure.key,
        cells: [
          <Goal key="goal" measure={measure} />,
          figureOf(measure.key, measured.substringMeasures),
          <Today key="today" measure={measure} />,
        ],
      }))}
    />
  )
}

function Goal({ measure: { key, floor, target, lessIsBetter } }: { readonly measure: Measure }) {
  const [low, high] = [floor, target].map((bound) => {
    const text = figureText(key, bound)
    return lessIsBetter && bound > 0 ? `at most ${text}` : text
  })
  return (
    <>
      {SEARCH_MEASURE_TEXTS[key].text}
      <span className="block font-normal text-soft">
        Floor {low}, target {high}
      </span>
    </>
  )
}

function Today({ measure: { key, value, reachesFloor, reachesTarget } }: { readonly measure: Measure }) {
  const verdict = reachesFloor ? 'Floor reached' : 'Below the floor'
  return (
    <>
      <span className="font-semibold">{figureText(key, value)}</span>
      <span className="block text-soft">{reachesTarget ? 'Target reached' : verdict}</span>
    </>
  )
}
