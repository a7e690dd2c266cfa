import { type FormEvent, useId } from 'react'
import { useGoTo } from '../../lib/go-to.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { AddTool } from './add-tool.tsx'
import { COMPARE_PATH, type CompareOptions, compareAddress } from './compare-address.ts'
import { ExportMenu } from './export-menu.tsx'
import { type ForYou, ForYouControl } from './for-you-control.tsx'
import type { ComparedTools } from './run-export.ts'

type ControlsProps = {
  readonly tools: ComparedTools
  readonly slugs: readonly string[]
  readonly options: CompareOptions
  readonly forYou: ForYou | null
}

/** What is shown in the table, and in what order, and what can be done with it. */
export function CompareControls({ tools, slugs, options, forYou }: ControlsProps) {
  const goTo = useGoTo()
  const show = (next: CompareOptions) => goTo(compareAddress(slugs, next), { preventScrollReset: true })
  const switchId = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 lg:ml-auto lg:justify-end">
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 max-sm:basis-full sm:min-w-64 lg:justify-end">
        <ForYouControl
          forYou={forYou}
          on={options.forYou === true}
          onToggle={() => show({ ...options, forYou: !options.forYou })}
        />
        {tools.length > 1 ? (
          <form
            action={COMPARE_PATH}
            onSubmit={(event: FormEvent) => event.preventDefault()}
            className="flex items-center gap-3"
          >
            <input type="hidden" name="tools" value={slugs.join(',')} />
            <label htmlFor={switchId} className="inline-flex min-h-11 items-center gap-2.5 font-semibold text-sm">
              <Checkbox
                id={switchId}
                role="switch"
                name="only"
                value="differences"
                checked={options.onlyDifferences === true}
                onToggle={() => show({ ...options, onlyDifferences: !options.onlyDifferences })}
                className="size-4.5"
              />
              Only differences
            </label>
            <noscript>
              <Button type="submit" variant="secondary">
                Show
              </Button>
            </noscript>
          </form>
        ) : null}
      </div>
      <ExportMenu tools={tools} />
      <AddTool slugs={slugs} options={options} />
    </div>
  )
}
