import { createStoredValue } from './stored-value.ts'

/** The address that was reloaded last, and the build that could not show it. */
const lastReload = createStoredValue<string>({
  key: 'toolfinch.reloaded',
  area: 'session',
  parse: (text) => text,
  format: (text) => text,
  fallback: '',
  // Without storage, reloading could loop forever.
  inMemory: false,
})

async function isReachable(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

type ReloadResult =
  | 'reloads'
  /** The server cannot be reached: a reload would lose what the page still shows. */
  | 'offline'
  /** It was already reloaded with the same build. */
  | 'missing'

type ReloadOptions = { readonly build: string; readonly force: boolean }

/**
 * Reloads the current page to get the newest build: after a deployment, the files of the previous one are gone.
 * Automatically only once for an address and a build; `force` is for a button.
 */
export async function reloadOnce({ build, force }: ReloadOptions): Promise<ReloadResult> {
  const { pathname, search } = window.location
  const address = pathname + search
  if (!(await isReachable(address))) return 'offline'
  const name = `${address} ${build}`
  if (!force && lastReload.get() === name) return 'missing'
  if (!lastReload.set(name) && !force) return 'missing'
  window.location.reload()
  return 'reloads'
}
