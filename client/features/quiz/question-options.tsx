import { classNames } from '../../ui/class-names.ts'
import type { Question } from './answers.ts'
import { controlName } from './early-ticks.ts'

/** The key that selects an option by its position; the tenth has 0, later ones have none. */
export const keyOf = (index: number): string | null => (index < 9 ? `${index + 1}` : index === 9 ? '0' : null)

/** From this many options on, they are in two columns, so that the buttons stay visible. */
const TWO_COLUMNS_FROM = 6

type QuestionOptionsProps = {
  readonly question: Question
  readonly chosen: readonly string[]
  readonly onChoose: (option: string) => void
  /** Called for every press on a radio button, also one that is selected already. */
  readonly onPress: () => void
}

/** The options of a question: radio buttons, or checkboxes for multiple choice. */
export function QuestionOptions({ question, chosen, onChoose, onPress }: QuestionOptionsProps) {
  const { number, type, options } = question
  const isMultiple = type === 'MULTIPLE_CHOICE'
  return (
    <div
      className={classNames(
        'grid content-start gap-1.5 sm:min-h-70 sm:gap-2',
        options.length >= TWO_COLUMNS_FROM && 'sm:grid-cols-2',
      )}
    >
      {options.map(({ value, text }, index) => (
        <label
          key={value}
          className="flex min-h-11 items-center gap-3 rounded-md border border-edge bg-surface px-4 py-1.5 outline-support outline-offset-2 transition-colors hover:border-accent has-checked:border-accent has-checked:bg-gold-wash has-focus-visible:outline-2 sm:min-h-12 sm:py-2.5"
        >
          <input
            type={isMultiple ? 'checkbox' : 'radio'}
            name={controlName(number)}
            value={value}
            checked={chosen.includes(value)}
            onChange={() => onChoose(value)}
            onClick={isMultiple ? undefined : onPress}
            className="size-4.5 shrink-0 outline-none"
          />
          <span className="min-w-0 flex-1">{text}</span>
          <span aria-hidden="true" className="hidden text-soft text-xs tabular-nums pointer-fine:block">
            {keyOf(index)}
          </span>
        </label>
      ))}
    </div>
  )
}
