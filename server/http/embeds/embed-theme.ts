/** The themes of embeds and badges, by the colors of `client/styles/tokens.css`. */
import { HttpError } from '../plugins/errors.ts'

const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const THEME_COLORS = {
  light: {
    paper: '#fbf7ee',
    surface: '#fffdf8',
    ink: '#231d15',
    soft: '#5b5143',
    line: '#ddd2be',
    accent: '#97400f',
    gold: '#e5a823',
    plume: '#231d15',
  },
  dark: {
    paper: '#17140f',
    surface: '#1f1b15',
    ink: '#f2ebde',
    soft: '#bcb19f',
    line: '#3a332a',
    accent: '#f2ab52',
    gold: '#e5a823',
    plume: '#6d5431',
  },
} as const

const properties = (theme: Theme): string =>
  Object.entries(THEME_COLORS[theme])
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

/** Custom properties on the root element: its class names a theme; without one, the reader's preference decides. */
export const THEME_STYLE = `:root{${properties('light')};color-scheme:light}
:root.dark{${properties('dark')};color-scheme:dark}
@media (prefers-color-scheme:dark){:root.auto{${properties('dark')};color-scheme:dark}}`

/** The value of `?theme=`; null without one. Throws for any other. */
export const readTheme = (value: unknown): Theme | null => {
  if (value === undefined) return null
  const theme = THEMES.find((name) => name === value)
  if (theme === undefined) throw new HttpError(400, '"theme" must be one of: light, dark.')
  return theme
}
