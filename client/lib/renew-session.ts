/**
 * The server replaces the token of a session when the password is confirmed or changed. All tabs share the stored token,
 * and requests that were sent with the former one meanwhile must not look like the end of the session.
 */
import { type ApolloClient, ApolloLink, Observable } from '@apollo/client'
import { isRefused } from './is-refused.ts'
import { storedSession, storedToken } from './stored-session.ts'

/** How long other requests wait for a tab that replaces the token; it may have been closed meanwhile. */
const WAIT_MS = 10_000

type Stored = {
  readonly access_token?: string
  readonly user?: { readonly id?: string }
  /** Since when a tab waits for another token, in milliseconds. */
  readonly renewing?: number
}

function stored(): Stored | null {
  try {
    return JSON.parse(storedSession.get() ?? '')
  } catch {
    return null
  }
}

const isRenewing = ({ renewing }: Stored): boolean =>
  renewing !== undefined && Math.abs(Date.now() - renewing) < WAIT_MS

/** Tells all tabs that the token is about to be replaced, until `work` is done. */
export async function whileRenewing<Result>(work: () => Promise<Result>): Promise<Result> {
  const before = stored()
  if (before !== null) storedSession.set(JSON.stringify({ ...before, renewing: Date.now() }))
  try {
    return await work()
  } finally {
    const after = stored()
    // A new token was stored without the mark.
    if (after?.renewing !== undefined) storedSession.set(JSON.stringify({ ...after, renewing: undefined }))
  }
}

/** Resolves when no tab is replacing the token any more. */
const renewed = (): Promise<void> =>
  new Promise((resolve) => {
    const finish = () => {
      const now = stored()
      if (now !== null && isRenewing(now)) return
      stop()
    }
    const unsubscribe = storedSession.subscribe(finish)
    const timer = setTimeout(() => stop(), WAIT_MS)
    const stop = () => {
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
    finish()
  })

/** Whether the server did not know the token: it refused the operation, or there is no viewer. */
const isAnonymous = ({ data, errors }: ApolloLink.Result): boolean =>
  data?.['viewer'] === null || errors?.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED') === true

/** Whether the same member's session has another token by now. */
async function wasReplaced(sent: Stored | null, ownRenewal: boolean): Promise<boolean> {
  const now = stored()
  if (!ownRenewal && now !== null && isRenewing(now)) await renewed()
  const after = stored()
  return (
    sent?.user?.id !== undefined &&
    sent.user.id === after?.user?.id &&
    after.access_token !== undefined &&
    sent.access_token !== after.access_token
  )
}

/** Sends a member's operation once more when its token was replaced in the meantime; the server did nothing with it. */
const retryReplaced = new ApolloLink((operation, forward) => {
  const { asViewer, ownRenewal = false } = operation.getContext()
  if (!asViewer || storedToken() === null) return forward(operation)
  const sent = stored()
  return new Observable((observer) => {
    let subscription = forward(operation).subscribe(handlers())
    function again() {
      subscription = forward(operation).subscribe(observer)
    }
    function handlers() {
      let checking = false
      return {
        next: (result: ApolloLink.Result) => {
          if (!isAnonymous(result)) return observer.next(result)
          checking = true
          void wasReplaced(sent, ownRenewal).then((replaced) => {
            if (replaced) return again()
            observer.next(result)
            observer.complete()
          })
        },
        error: (error: unknown) => {
          if (!isRefused(error, ['UNAUTHENTICATED'])) return observer.error(error)
          void wasReplaced(sent, ownRenewal).then((replaced) => (replaced ? again() : observer.error(error)))
        },
        complete: () => {
          if (!checking) observer.complete()
        },
      }
    }
    return () => subscription.unsubscribe()
  })
})

const prepared = new WeakSet<ApolloClient>()

/** Adds that to a client once. Not in the client of every page, which visitors load too. */
export function retryReplacedTokens(client: ApolloClient): void {
  if (prepared.has(client)) return
  prepared.add(client)
  client.setLink(retryReplaced.concat(client.link))
}
