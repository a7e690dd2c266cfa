import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

const loads: (() => Promise<void>)[] = []

/** Loads every part that is declared by `latePart`: the server does so before it renders. */
export async function loadLateParts(): Promise<void> {
  await Promise.all(loads.map((load) => load()))
}

/**
 * A component whose code the browser loads when it is first shown, for what few pages need. The server renders it whole;
 * until its code is there, the browser keeps what the server sent, or `waiting` after a change of page.
 */
export function latePart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactNode = null,
): (props: P) => ReactNode {
  let part: ComponentType<P> | null = null
  const get = async (): Promise<ComponentType<P>> => {
    part = await load()
    return part
  }
  loads.push(async () => void (await get()))
  const Late = lazy(async () => ({ default: await get() }))
  return function LatePart(props: P) {
    // The same component for as long as it is shown, also when its code arrives meanwhile.
    const [Part] = useState<ComponentType<P>>(() => part ?? Late)
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    )
  }
}
