import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { declareLoad } from './late-part.tsx'
import { useHydrated } from './use-hydrated.ts'

const isServer = typeof document === 'undefined'
/** Leaves alone what the server rendered. The same object at every rendering: another one would be written. */
const UNTOUCHED = { __html: '' }

/** What an island gets besides its own. */
export type IslandProps = {
  /** What the server rendered and this part has replaced; it holds what was chosen in it before. Null where nothing was. */
  readonly rendered: HTMLElement | null
}

/**
 * A part whose HTML the server renders and which the page can do without at first. The browser shows that HTML as it is
 * and neither loads nor hydrates the part until it is wanted, so that it costs a visitor nothing who never sees it.
 * `module` is its source file from the project's root.
 */
export function lateIsland<P extends object>(
  module: string,
  load: () => Promise<ComponentType<P & IslandProps>>,
): (props: P & { readonly wanted: boolean }) => ReactNode {
  let part: ComponentType<P & IslandProps> | null = null
  const get = async () => {
    part = await load()
    return part
  }
  declareLoad(module, get)
  return function LateIsland({ wanted, ...props }: P & { readonly wanted: boolean }) {
    const [Part, setPart] = useState(() => (isServer ? part : null))
    // After a change of page there is nothing that the server rendered.
    const [isRendered] = useState(!useHydrated())
    const box = useRef<HTMLDivElement>(null)
    const rendered = useRef<HTMLElement | null>(null)
    useEffect(() => {
      if (!wanted || Part !== null) return
      let there = true
      get().then(
        (loaded) => {
          if (!there) return
          rendered.current = box.current
          setPart(() => loaded)
        },
        () => undefined,
      )
      return () => {
        there = false
      }
    })
    if (Part !== null) {
      return (
        <div>
          <Part {...(props as unknown as P)} rendered={rendered.current} />
        </div>
      )
    }
    if (!isRendered) return null
    // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty constant, which is never written
    return <div key="rendered" ref={box} suppressHydrationWarning dangerouslySetInnerHTML={UNTOUCHED} />
  }
}
