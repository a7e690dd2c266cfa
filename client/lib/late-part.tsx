import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { loaded } from './load-error.ts'
import { usePagePart } from './page.tsx'

const TallPart = (): ReactNode => <div className="h-dvh" />

const loads = new Map<string, () => Promise<unknown>>()

/** Registers how a module is loaded, so that it can be loaded before it is rendered. */
export function declareLoad(module: string, load: () => Promise<unknown>): void {
  loads.set(module, load)
}

/**
 * Loads parts declared with `latePart`, by their modules. The server loads all of them before it renders; the browser,
 * before hydration, loads those that the server has rendered, so that both render the same.
 */
export async function loadLateParts(modules: Iterable<string> = loads.keys()): Promise<void> {
  await Promise.all([...modules].map((module) => loads.get(module)?.()))
}

/**
 * A lazy component for something few pages need, whose code the browser loads when it is first shown. `module` is its
 * source file from the project's root, as the build's manifest names it. After a client-side navigation, `Waiting` is
 * shown until the code is there: it needs the size of the part, or the page below would jump.
 * By default, it is as tall as the window.
 */
export function latePart<P extends object>(
  module: string,
  load: () => Promise<ComponentType<P>>,
  Waiting: (props: P) => ReactNode = TallPart,
): (props: P) => ReactNode {
  let part: ComponentType<P> | null = null
  const get = async (): Promise<ComponentType<P>> => {
    part = await loaded(load())
    return part
  }
  declareLoad(module, get)
  const Late = lazy(async () => ({ default: await get() }))
  return function LatePart(props: P) {
    usePagePart(module)
    // The component stays the same while it is shown, even when its code arrives in the meantime.
    const [Part] = useState<ComponentType<P>>(() => part ?? Late)
    return (
      <Suspense fallback={<Waiting {...props} />}>
        <Part {...props} />
      </Suspense>
    )
  }
}
