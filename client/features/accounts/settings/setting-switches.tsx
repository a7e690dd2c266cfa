import { useId, useState } from 'react'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { reportError } from '#client/lib/report-error.ts'
import { SettingSwitches_settings, useUpdateSettings } from './use-update-settings.ts'

type SettingName =
  | 'emailUpdates'
  | 'emailMarketing'
  | 'emailRecommendations'
  | 'priceAlerts'
  | 'outcomeQuestions'
  | 'keepHistory'
export type Setting = { readonly name: SettingName; readonly label: string; readonly hint: string }

type SwitchesProps = {
  readonly legend: string
  readonly items: readonly Setting[]
  readonly settings: FragmentType<typeof SettingSwitches_settings>
}

/** Settings that change at once, and back when the server does not confirm them. */
export function SettingSwitches({ legend, items, settings: masked }: SwitchesProps) {
  const settings = readFragment(SettingSwitches_settings, masked)
  const form = useId()
  const [text, setText] = useState('')
  const { updateSettings, busy, client } = useUpdateSettings()
  const toggle = async ({ name, label }: Setting) => {
    if (busy) return
    setText('')
    const on = !settings[name]
    try {
      await updateSettings(settings, { [name]: on })
      setText(`${label}: ${on ? 'on' : 'off'}.`)
    } catch (error) {
      setText(`${label} could not be changed. Please try again.`)
      void reportError(client, error)
    }
  }
  return (
    <fieldset className="grid max-w-prose gap-4">
      <legend className="sr-only">{legend}</legend>
      {items.map((item) => (
        <div key={item.name} className="flex gap-3">
          <input
            id={`${form}-${item.name}`}
            type="checkbox"
            checked={settings[item.name]}
            aria-describedby={`${form}-${item.name}-hint`}
            onChange={() => void toggle(item)}
            className="mt-1 size-5 shrink-0"
          />
          <div>
            <label
              htmlFor={`${form}-${item.name}`}
              className="-mt-2 -mb-2.5 flex min-h-11 items-center font-semibold text-sm"
            >
              {item.label}
            </label>
            <p id={`${form}-${item.name}-hint`} className="text-soft text-sm">
              {item.hint}
            </p>
          </div>
        </div>
      ))}
      <p role="status" className="-mt-2 -mb-6 min-h-6 text-sm text-support">
        {text}
      </p>
    </fieldset>
  )
}
