import { useMutation, useQuery } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { toast } from '#client/ui/toast.ts'

const PriceConfirmationsQuery = graphql(`
  query PriceConfirmations($toolId: ID!) {
    priceConfirmations(toolId: $toolId) {
      plan
      count
      mine
    }
  }
`)

const ConfirmPriceDocument = graphql(`
  mutation ConfirmPrice($toolId: ID!, $plan: String!) {
    confirmPrice(input: { toolId: $toolId, plan: $plan }) {
      __typename
      ... on ConfirmPricePayload {
        confirmations {
          plan
          count
          mine
        }
      }
      ...Failure_failure
    }
  }
`)

/** Where a member says that the price of a plan is still right. Renders nothing until the confirmations are loaded. */
export function StillRight({ toolId, plan }: { readonly toolId: string; readonly plan: string }) {
  const variables = { toolId }
  const { data } = useQuery(PriceConfirmationsQuery, { variables, context: { asViewer: true } })
  const [confirm, { loading }] = useMutation(ConfirmPriceDocument, {
    update: (cache, { data: saved }) => {
      if (saved?.confirmPrice.__typename !== 'ConfirmPricePayload') return
      const { confirmations } = saved.confirmPrice
      cache.writeQuery({ query: PriceConfirmationsQuery, variables, data: { priceConfirmations: confirmations } })
    },
  })
  if (!data) return null
  const own = data.priceConfirmations.find((one) => one.plan === plan)
  if (own?.mine) {
    const others = own.count - 1
    return <span className="text-soft"> · You confirmed it{others > 0 ? `, with ${others} more` : ''}</span>
  }
  const send = async () => {
    const { data: saved } = await confirm({ variables: { ...variables, plan } })
    const { failure } = unwrap(saved?.confirmPrice)
    toast(failure?.message ?? 'Thank you. The editors see your confirmation.')
  }
  return (
    <>
      {' · '}
      <button
        type="button"
        aria-busy={loading}
        onClick={() => send().catch(() => toast('The confirmation could not be saved. Please try again.'))}
        // The padding of a button, unlike that of a link, makes its line taller.
        className="link -my-[0.2em]"
      >
        Still right<span className="sr-only">: the price of {plan}</span>
      </button>
    </>
  )
}
