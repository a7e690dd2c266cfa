import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  use,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { loaded } from './load-error.ts'
import { usePagePart } from './page.tsx'
import { useHydrated } from './use-hydrated.ts'

/** Whether a component is in `HydrateLater`. */
const Deferred = createContext(false)

const TallPart = (): ReactNode => <div className="h-dvh" />

const loads = new Map<string, () => Promise<unknown>>()

/** All requests for parts' code so far. */
let allLoaded: Promise<unknown> = Promise.resolve()

/**
 * Loads late parts by their modules. The server loads all of them before it renders; the browser, before hydration,
 * loads those that the server has rendered, so that they respond to the first click.
 */
export async function loadLateParts(modules: Iterable<string> = loads.keys()): Promise<void> {
  await Promise.all([...modules].map((module) => loads.get(module)?.()))
}

/** Tells when everything beside it is shown, and not only its HTML or its skeleton. */
function Shown({ onShown }: { readonly onShown: (isShown: true) => void }) {
  useEffect(() => onShown(true), [onShown])
  return null
}

/**
 * A lazy component for something few pages need, whose code the browser loads when it is first shown. `module` is its
 * source file from the project's root, as the build's manifest names it. After a client-side navigation, `Waiting` is
 * shown until the code is there: it needs the size of the part, or the page below would jump.
 * By default, it is as tall as the window. In `HydrateLater`, the code is loaded only when the part is hydrated. While
 * the code cannot be loaded, the HTML of the server or `Waiting` stays.
 */
export function latePart<P extends object>(
  module: string,
  load: () => Promise<ComponentType<P>>,
  Waiting: (props: P) => ReactNode = TallPart,
): (props: P) => ReactNode {
  let part: ComponentType<P> | null = null
  const again = (failure?: unknown) => import('./load-again.ts').then((module) => module.loadAgain(load, failure))
  const get = async () => {
    // A browser remembers a failed import, so none is tried offline.
    const loading = loaded(globalThis.navigator?.onLine === false ? again() : load().catch(again))
    allLoaded = Promise.allSettled([allLoaded, loading])
    part = await loading
    return { default: part }
  }
  loads.set(module, get)
  const Late = lazy(get)
  return function LatePart(props: P) {
    usePagePart(use(Deferred) ? null : module)
    // The component stays the same while it is shown, even when its code arrives in the meantime.
    const [Part] = useState<ComponentType<P>>(() => part ?? Late)
    const [isThere, setThere] = useState(useHydrated() || Part !== Late)
    const show = (given: P) => (
      <Suspense fallback={<Waiting {...given} />}>
        <Part {...given} />
        <Shown onShown={setThere} />
      </Suspense>
    )
    // At hydration, an update before its code is there would make React replace the HTML of the server by `Waiting`.
    const [first] = useState(() => show(props))
    return isThere ? show(props) : first
  }
}

/** User events, the first of which hydrates the rest of the page. */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'click'] as const

/** What parts in `HydrateLater` wait for; null if they need not wait. */
let opened: Promise<void> | null = null
/** Hydrates all waiting parts. Does nothing when called again. */
export let hydrateRest = (): void => undefined

/** Called before hydration: parts in `HydrateLater` wait until the visitor interacts with the page. */
export function deferHydration(): void {
  opened = new Promise((resolve) => {
    hydrateRest = () => {
      opened = null
      resolve()
    }
  })
  // On the window and before React, which listens on the document, so that React hydrates the clicked part before it
  // looks for the click's handlers.
  for (const sign of SIGNS) window.addEventListener(sign, hydrateRest, { capture: true, once: true })
}

/**
 * Called before hydration: the first click is repeated if React drops it. It drops a click on a part whose code is still
 * being loaded, and stops its propagation. Only for buttons without an effect of their own.
 */
export function repeatDroppedClick(): void {
  const onClick = ({ target }: MouseEvent) => {
    let dropped = (target as Element).closest<HTMLElement>('[type=button]')
    const onHandled = () => {
      dropped = null
    }
    window.addEventListener('click', onHandled, { once: true })
    // In a task after the click, when the load has begun, and in one after the load, when React has the code.
    setTimeout(() => allLoaded.then(() => setTimeout(() => dropped?.click())))
  }
  window.addEventListener('click', onClick, { capture: true, once: true })
}

function Gate({ children }: { readonly children: ReactNode }) {
  if (opened) use(opened)
  return children
}

/**
 * A part of the page that nobody needs at once. The server renders it, and its HTML stays static until the visitor
 * interacts with the page. It must not contain anything that changes on its own before that.
 */
export function HydrateLater({ children }: { readonly children: ReactNode }) {
  // Updating a part that is not hydrated yet would make React re-render it with a flash, so it stays as it is until
  // then.
  const [first] = useState(children)
  const [isLive, setLive] = useState(opened === null)
  useEffect(() => {
    if (!isLive) void Promise.resolve(opened).then(() => startTransition(() => setLive(true)))
  }, [isLive])
  const shown = isLive ? children : first
  return useMemo(
    () => (
      <Suspense>
        <Deferred value>
          <Gate>{shown}</Gate>
        </Deferred>
      </Suspense>
    ),
    [shown],
  )
}
