import { Monitor, Moon, Sun } from 'lucide-react'
import { setTheme, THEMES, type Theme, useTheme } from '../lib/theme.ts'

const APPEARANCES: Readonly<Record<Theme, { readonly label: string; readonly Icon: typeof Sun }>> = {
  system: { label: 'System', Icon: Monitor },
  light: { label: 'Light', Icon: Sun },
  dark: { label: 'Dark', Icon: Moon },
}

/** Three color themes. A radio group, so that arrow keys move through it. */
export function ThemeSwitch() {
  const current = useTheme()
  return (
    <fieldset className="inline-flex rounded-md border border-edge p-0.5">
      <legend className="sr-only">Color theme</legend>
      {THEMES.map((theme) => {
        const { label, Icon } = APPEARANCES[theme]
        return (
          <label
            key={theme}
            className="relative inline-flex min-h-touch items-center gap-1.5 rounded-sm px-2.5 text-sm has-checked:bg-gold-wash has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-support has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="theme"
              value={theme}
              checked={current === theme}
              onChange={() => setTheme(theme)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <Icon aria-hidden="true" className="size-4" />
            {label}
          </label>
        )
      })}
    </fieldset>
  )
}
