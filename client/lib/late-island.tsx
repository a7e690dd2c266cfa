import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { declareLoad } from './late-part.tsx'
import { useHydrated } from './use-hydrated.ts'

const isServer = typeof document === 'undefined'
/** Keeps the server-rendered HTML. It must be the same object in every render, or React would write it. */
const UNTOUCHED = { __html: '' }

/** Additional props of an island. */
export type IslandProps = {
  /** The server-rendered HTML that this part has replaced, with the selections made in it. Null without any. */
  readonly rendered: HTMLElement | null
}

/**
 * A server-rendered part that is not needed at first. The browser shows its HTML and neither loads nor hydrates the
 * part until it is needed, so it costs nothing for visitors who never see it. `module` is its source file from the
 * project's root.
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
    // After a client-side navigation there is no server-rendered HTML.
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
