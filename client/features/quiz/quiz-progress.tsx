type QuizProgressProps = {
  readonly number: number
  readonly count: number
  /** The number of answered or skipped questions, which Back does not change. */
  readonly done: number
}

/** The current question, and the progress. */
export function QuizProgress({ number, count, done }: QuizProgressProps) {
  const percent = Math.round((done / count) * 100)
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4 text-sm tabular-nums">
        <p className="eyebrow">
          Question {number} of {count}
        </p>
        <p className="text-soft">{percent}% complete</p>
      </div>
      <div
        role="progressbar"
        aria-label="Quiz progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="mt-2 h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full origin-left rounded-full bg-gold transition-transform"
          style={{ transform: `scaleX(${done / count})` }}
        />
      </div>
    </div>
  )
}
