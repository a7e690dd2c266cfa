import { dayText } from '../shared/dates.ts'
import type { useGeneration } from './use-generation.ts'

type Generation = NonNullable<ReturnType<typeof useGeneration>['generation']>
type GenerationProgressProps = { readonly generation: Generation | null; readonly isRunning: boolean }

/**
 * The progress of the current run or the result of the latest one, always in the same space, so that nothing below
 * moves. The numbers are not announced one by one: the toasts announce what matters.
 */
export function GenerationProgress({ generation, isRunning }: GenerationProgressProps) {
  return (
    <div className="min-h-24 border-line border-l-4 bg-sunk px-4 py-2 text-sm sm:min-h-16">
      {generation === null ? null : isRunning ? <Running {...generation} /> : <p>{endText(generation)}</p>}
    </div>
  )
}

function Running({ done, total, text }: Generation) {
  return (
    <>
      <p className="tabular-nums">
        <span className="font-semibold">{total === null ? 'Waiting to start' : `${done} of ${total}`}</span>
        {text === null ? null : ` · ${text}`} · You can leave this page.
      </p>
      <progress
        aria-label="Generated pages"
        className="mt-2 block h-2 w-full accent-support"
        // Without a total the bar is indeterminate.
        {...(total === null ? {} : { value: done, max: Math.max(total, 1) })}
      />
    </>
  )
}

function endText({ state, error, generated, finishedAt }: Generation): string {
  if (state === 'FAILED') return `The last generation failed: ${error ?? 'see the log for the reason.'}`
  const day = finishedAt === null ? '' : ` on ${dayText(finishedAt)}`
  return `Last generation${day}: ${generated ?? 0} pages created or changed.`
}
