import serifFont from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url'
import sansFont from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'

type DocumentProps = {
  /** The built style sheets; the browser finds them in the page and names none. */
  readonly styles?: readonly string[]
  readonly children: ReactNode
}

/** The whole page. `theme.js` marks the root before the first paint (theme, stored session), hence the suppression. */
export function Document({ styles = [], children }: DocumentProps) {
  preload(sansFont, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  preload(serifFont, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf7ee" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#17140f" />
        <script src="/theme.js" />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="default" />
        ))}
      </head>
      <body>{children}</body>
    </html>
  )
}
