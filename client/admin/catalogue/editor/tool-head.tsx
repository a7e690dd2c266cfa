import { useState } from 'react'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { Badge } from '#client/ui/badge.tsx'
import { AnchorButton, Button } from '#client/ui/button.tsx'
import { toast } from '#client/ui/toast.ts'
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx'
import { checkedText, pricesText } from '../../shared/dates.ts'
import { useIsAdministrator } from '../../shared/is-administrator.ts'
import { STATUS_LABELS } from '../catalogue-labels.ts'
import { type ToolAction, useToolActions } from '../use-tool-actions.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { Vouched, vouchedFor } from './vouched.tsx'

const ToolHead_tool = graphql(`
  fragment ToolHead_tool on EditableTool {
    id
    slug
    name
    status
    mergedInto
    featured
    verifiedOn
    pricesKnownFor
    websiteUrl
    fields {
      name
      value
    }
  }
`)

type ToolHeadProps = { readonly tool: FragmentType<typeof ToolHead_tool> }

/** A tool's name, its last check and the actions on the whole tool. */
export function ToolHead({ tool: masked }: ToolHeadProps) {
  const isAdministrator = useIsAdministrator()
  const tool = readFragment(ToolHead_tool, masked)
  const { id, slug, name, status, mergedInto, featured, verifiedOn, pricesKnownFor, websiteUrl } = tool
  const [merging, setMerging] = useState(false)
  const [checking, setChecking] = useState(false)
  const { attempt, notifyDone, changeTools } = useToolActions()
  const selection = { ids: [id], filter: null, count: 1 }
  const run = async (action: ToolAction, done: string) => {
    const result = await attempt(() => changeTools(action, selection), 'Failed to change the tool')
    if (result === null) return
    if (result.failure === null) notifyDone(done, result.payload.changeSetId ?? null)
    else toast(result.failure.message)
  }
  return (
    <div className="grid gap-3">
      <h3 className="wrap-anywhere flex flex-wrap items-center gap-2 text-lg">
        {name}
        <span className="flex gap-2 font-sans">
          <Badge tone={status === 'ACTIVE' ? 'green' : 'gold'}>{STATUS_LABELS[status]}</Badge>
          {featured ? <Badge tone="support">Featured</Badge> : null}
        </span>
      </h3>
      <p className="wrap-anywhere text-soft text-sm">
        /tool/{slug} · Last check: {checkedText(verifiedOn)} · Prices: {pricesText(pricesKnownFor)}
        {mergedInto ? ` · Merged into /tool/${mergedInto}` : null}
      </p>
      <div className="flex flex-wrap gap-2">
        {status === 'ACTIVE' ? <Button onClick={() => setChecking(true)}>Checked today…</Button> : null}
        {websiteUrl ? (
          <AnchorButton variant="secondary" href={websiteUrl} target="_blank" rel="noopener noreferrer">
            Vendor’s page <span className="sr-only">(new tab)</span>
          </AnchorButton>
        ) : null}
        <AnchorButton variant="secondary" href={`/tool/${slug}`} target="_blank" rel="noopener">
          Public page <span className="sr-only">(new tab)</span>
        </AnchorButton>
        {isAdministrator && status !== 'MERGED' ? (
          <>
            <Button
              variant="secondary"
              onClick={() =>
                featured ? void run('unfeature', 'No longer featured') : void run('feature', `${name} featured`)
              }
            >
              {featured ? 'Stop featuring' : 'Feature'}
            </Button>
            <Button variant="secondary" onClick={() => setMerging(true)}>
              Merge…
            </Button>
            {status === 'ACTIVE' ? (
              <Button variant="secondary" onClick={() => void run('retire', `${name} retired`)}>
                Retire
              </Button>
            ) : null}
          </>
        ) : null}
      </div>
      <ConfirmDialog
        subject={checking ? vouchedFor(tool.fields) : null}
        texts={(values) => ({
          title: `Did you check ${name} today?`,
          action: 'Checked today',
          text: <Vouched values={values} />,
        })}
        onClose={() => setChecking(false)}
        onConfirm={() => void run('check', `${name} checked today`)}
      />
      <MergeDialog open={merging} tool={{ id, name }} onClose={() => setMerging(false)} />
    </div>
  )
}
