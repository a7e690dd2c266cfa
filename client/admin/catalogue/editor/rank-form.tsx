import { graphql } from '#client/gql/gql.ts'
import { formFailureOf, textOrNull, useForm } from '#client/lib/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Input } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { toast } from '#client/ui/toast.ts'
import { MAX_EDITOR_RANK } from '#core/catalogue/directory-rank.ts'
import { FormField } from '../../shared/form-field.tsx'
import { useFreshQuery } from '../../shared/use-fresh-query.ts'
import { useSend } from '../../shared/use-send.ts'

const EditorRankQuery = graphql(`
  query EditorRank($toolId: ID!) {
    editorRank(toolId: $toolId) {
      toolId
      editorRank
    }
  }
`)

const SetEditorRankDocument = graphql(`
  mutation SetEditorRank($toolId: ID!, $rank: Int) {
    setEditorRank(input: { toolId: $toolId, rank: $rank }) {
      __typename
      ...Failure_failure
    }
  }
`)

const FIELDS = ['rank'] as const
const WHOLE_NUMBER = /^\d*$/
const NOT_A_PLACE = `Enter a whole number from 1 to ${MAX_EDITOR_RANK}.`
const FAILURE = 'Failed to save the rank. Please try again.'

/** The manual rank of a tool within its category, which takes precedence over the directory's default order. */
export function RankForm({ toolId }: { readonly toolId: string }) {
  // Not from the cache: the form starts with the current rank.
  const { data, failed } = useFreshQuery(EditorRankQuery, { toolId }, { fetchPolicy: 'network-only' })
  if (failed) return <Notice tone="danger">The rank could not be loaded.</Notice>
  if (!data) return <Skeleton className="h-28 lg:h-24" />
  if (!data.editorRank) return null
  return <LoadedRankForm toolId={toolId} rank={data.editorRank.editorRank} />
}

function LoadedRankForm({ toolId, rank }: { readonly toolId: string; readonly rank: number | null }) {
  const send = useSend()
  const form = useForm({
    fields: FIELDS,
    check: ({ rank: text }) => (WHOLE_NUMBER.test(text.trim()) ? {} : { rank: NOT_A_PLACE }),
    send: async (values) => {
      const text = textOrNull(values.rank)
      const { failure } = await send(SetEditorRankDocument, { toolId, rank: text === null ? null : Number(text) })
      if (failure !== null) return formFailureOf(failure, FIELDS)
      toast(text === null ? 'Rank removed' : 'Rank saved')
      return { done: true }
    },
    failure: FAILURE,
  })
  return (
    <form {...form.formProps} className="grid max-w-prose gap-2">
      <div className="flex items-start gap-2">
        <FormField
          form={form}
          name="rank"
          label="Rank in its category"
          hint={`1 to ${MAX_EDITOR_RANK}, ahead of all unranked tools. Leave empty for none.`}
        >
          {(control) => (
            <Input {...control} type="number" min={1} max={MAX_EDITOR_RANK} step={1} defaultValue={rank ?? ''} />
          )}
        </FormField>
        <Button type="submit" variant="secondary" disabled={form.busy} className="mt-6.5 shrink-0">
          Save rank
        </Button>
      </div>
      {form.problem === null ? null : <Notice tone="danger">{form.problem}</Notice>}
    </form>
  )
}
