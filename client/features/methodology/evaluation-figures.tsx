import type { ReactNode } from 'react'
import { countText, roundedText } from '#core/display/numbers.ts'
import {
  BANDS,
  EVALUATION,
  HELD_OUT,
  HELD_OUT_WITHOUT_SENTENCE,
  LIMITS_OF_EVALUATION,
  MEASURE_GROUPS,
  MEASURE_TEXTS,
  WITHOUT_SENTENCE,
} from '../../content/evaluation.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import type { EvaluationMeasure_measureFragment } from '../../gql/graphql.ts'
import { Chapter } from './chapter.tsx'
import { FigureTable } from './figures.tsx'
import { percentText } from './percent-text.ts'

const EvaluationMeasure_measure = graphql(`
  fragment EvaluationMeasure_measure on RecommendationMeasure {
    key
    value
    floor
    target
    lessIsBetter
    reachesFloor
    reachesTarget
  }
`)

const EvaluationFigures_evaluation = graphql(`
  fragment EvaluationFigures_evaluation on RecommendationEvaluation {
    engineVersion
    peopleCount
    gradeCount
    toolCount
    measures {
      ...EvaluationMeasure_measure
    }
    withoutSentence {
      ...EvaluationMeasure_measure
    }
    heldOut {
      peopleCount
      gradeCount
      measures {
        ...EvaluationMeasure_measure
      }
      withoutSentence {
        ...EvaluationMeasure_measure
      }
    }
    matchBands {
      from
      to
      shown
      onTopic
      good
    }
  }
`)

type Measure = EvaluationMeasure_measureFragment

const figureText = ({ key }: Measure, value: number): string => {
  const { reading } = MEASURE_TEXTS[key]
  if (reading === 'share') return percentText(value)
  if (reading === 'count') return countText(value)
  return roundedText(value, reading === 'average' ? 1 : 2)
}

const boundText = (measure: Measure, bound: number): string => {
  const text = figureText(measure, bound)
  return measure.lessIsBetter && bound > 0 ? `at most ${text}` : text
}

const verdictOf = ({ reachesFloor, reachesTarget }: Measure): string => {
  if (reachesTarget) return 'Target reached'
  return reachesFloor ? 'Floor reached' : 'Below the floor'
}

/** The measures of the recommendations, each with its goal. */
export function EvaluationFigures({
  evaluation: masked,
}: {
  readonly evaluation: FragmentType<typeof EvaluationFigures_evaluation>
}) {
  const evaluation = readFragment(EvaluationFigures_evaluation, masked)
  const { engineVersion, peopleCount, gradeCount, toolCount, withoutSentence, heldOut, matchBands } = evaluation
  const measures = readFragment(EvaluationMeasure_measure, evaluation.measures)
  return (
    <Chapter {...EVALUATION}>
      <p>
        Version {engineVersion} of the engine, {countText(peopleCount)} people, {countText(gradeCount)} grades,{' '}
        {countText(toolCount)} tools.
      </p>
      {MEASURE_GROUPS.map(({ title, keys }) => (
        <MeasureTable
          key={title}
          title={title}
          measures={keys.flatMap((key) => measures.filter((measure) => measure.key === key))}
        />
      ))}
      <MeasureTable title={WITHOUT_SENTENCE.title} measures={readFragment(EvaluationMeasure_measure, withoutSentence)}>
        <p className="mt-2">{WITHOUT_SENTENCE.text}</p>
      </MeasureTable>
      <MeasureTable title={HELD_OUT.title} measures={readFragment(EvaluationMeasure_measure, heldOut.measures)}>
        <p className="mt-2">
          {HELD_OUT.text} {countText(heldOut.peopleCount)} people, with {countText(heldOut.gradeCount)} grades.
        </p>
      </MeasureTable>
      <MeasureTable
        title={HELD_OUT_WITHOUT_SENTENCE}
        measures={readFragment(EvaluationMeasure_measure, heldOut.withoutSentence)}
      />
      <p>{BANDS}</p>
      <FigureTable
        caption="What match percentages mean"
        heads={['Match', 'Shown', 'On topic', 'Graded good']}
        figures={3}
        rows={matchBands
          .filter(({ shown }) => shown > 0)
          .map(({ from, to, shown, onTopic, good }) => ({
            key: String(from),
            cells: [`${from}–${to}%`, countText(shown), percentText(onTopic), percentText(good)],
          }))}
      />
      {LIMITS_OF_EVALUATION.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Chapter>
  )
}

type MeasureTableProps = {
  readonly title: string
  readonly measures: readonly Measure[]
  readonly children?: ReactNode
}

function MeasureTable({ title, measures, children }: MeasureTableProps) {
  return (
    <div>
      <h3 className="mt-3 font-serif text-lg">{title}</h3>
      {children}
      <FigureTable
        caption={title}
        heads={['Measured', 'Today']}
        figures={1}
        rows={measures.map((measure) => ({
          key: measure.key,
          cells: [<Goal key="goal" measure={measure} />, <Today key="today" measure={measure} />],
        }))}
      />
    </div>
  )
}

function Goal({ measure }: { readonly measure: Measure }) {
  const [floor, target] = [boundText(measure, measure.floor), boundText(measure, measure.target)]
  return (
    <>
      {MEASURE_TEXTS[measure.key].text}
      <span className="block font-normal text-soft">
        {floor === target ? `Floor and target ${floor}` : `Floor ${floor}, target ${target}`}
      </span>
    </>
  )
}

function Today({ measure }: { readonly measure: Measure }) {
  return (
    <>
      <span className="font-semibold">{figureText(measure, measure.value)}</span>
      <span className="block text-soft">{verdictOf(measure)}</span>
    </>
  )
}
