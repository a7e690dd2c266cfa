import { Notice } from '../../../ui/notice.tsx'
import type { useGeneration } from './use-generation.ts'

type GenerationProgressProps = Pick<ReturnType<typeof useGeneration>, 'generation' | 'isRunning'>

/** How far the run is; after a failure, why. The numbers are not announced one by one: the toasts say what matters. */
export function GenerationProgress({ generation, isRunning }: GenerationProgressProps) {
  if (generation === null) return null
  if (isRunning) {
    const { done, total, text } = generation
    return (
      <div className="border-support border-l-4 bg-support-wash px-4 py-3 text-sm">
        <p className="font-semibold">Pages are being generated</p>
        <p className="tabular-nums">
          {total === null ? 'Waiting to begin' : `${done} of ${total}`}
          {text === null ? null : ` · ${text}`}
        </p>
        <progress
          aria-label="Generated pages"
          className="mt-2 h-2 w-full accent-support"
          {...progressOf(done, total)}
        />
        <p className="mt-1 text-soft">
          You can leave this page: the work goes on and its progress is shown here again.
        </p>
      </div>
    )
  }
  if (generation.state !== 'FAILED') return null
  return (
    <Notice tone="warning" title="The last generation failed">
      <p>{generation.error ?? 'The reason is in the log.'}</p>
    </Notice>
  )
}

/** Without a total the bar shows that something happens, not how much. */
const progressOf = (done: number, total: number | null) =>
  total === null ? {} : { value: done, max: Math.max(total, 1) }
