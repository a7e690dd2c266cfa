import { useSignedIn } from '#client/lib/stored-session.ts'
import { useLoaded } from '#client/lib/use-loaded.ts'

const load = () => import('../../collections/add-to-collection.tsx')

/** Where members add a tool to a collection. Its space is reserved for everybody, so that nothing moves. */
export function CollectionSlot({ tool }: { readonly tool: { readonly id: string; readonly name: string } }) {
  const signedIn = useSignedIn()
  const part = useLoaded(load, signedIn)
  return <span className="size-11">{signedIn && part ? <part.AddToCollection tool={tool} compact /> : null}</span>
}
