import { useApolloClient } from '@apollo/client/react'
import { ArrowRight } from 'lucide-react'
import { type FormEvent, Fragment, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { suggestionsFor } from '../../lib/use-tool-suggestions.ts'
import { Button } from '../../ui/button.tsx'
import { COMPARE_PATH, compareAddress } from './compare-address.ts'
import { SuggestedPairs, useSuggestedPairs } from './suggested-pairs.tsx'
import { type Choice, ToolSlot } from './tool-slot.tsx'

const LABELS = ['First tool', 'Second tool', 'Third tool, if you like'] as const
const EMPTY: Choice = { text: '', slug: null }
const PICKS = 3

type Problem = { readonly position: number; readonly text: string }

/** Three fields for the tools to compare. Without scripts, the names are sent as they are typed. */
export function CompareEntrance() {
  const client = useApolloClient()
  const navigate = useNavigate()
  const pairs = useSuggestedPairs() ?? []
  const id = useId()
  const [choices, setChoices] = useState<readonly Choice[]>(LABELS.map(() => EMPTY))
  const [problem, setProblem] = useState<Problem | null>(null)
  // Both sides of the first pairs, then tools of the next ones.
  const picks = [
    pairs.slice(0, PICKS).flatMap(([first]) => first ?? []),
    pairs.slice(0, PICKS).flatMap(([, second]) => second ?? []),
    pairs.slice(PICKS, 2 * PICKS).flatMap(([first]) => first ?? []),
  ]

  const focus = (position: number) => document.getElementById(`${id}-${position}`)?.focus()
  const choose = (position: number, choice: Choice, isPick: boolean) => {
    setProblem(null)
    setChoices(choices.map((other, index) => (index === position ? choice : other)))
    if (isPick) focus(position + 1)
  }

  const fail = (position: number, text: string) => {
    setProblem({ position, text })
    focus(position)
  }
  const slugsOf = async ({ text, slug }: Choice): Promise<readonly string[]> => {
    if (slug !== null || text.trim() === '') return slug === null ? [] : [slug]
    const { compared, tools } = await suggestionsFor(client, text.trim())
    return (compared.length > 1 ? compared : tools.slice(0, 1)).map((tool) => tool.slug)
  }
  const open = async () => {
    const found = await Promise.all(choices.map(slugsOf))
    const unknown = choices.findIndex(({ text }, index) => text.trim() !== '' && found[index]?.length === 0)
    if (unknown >= 0) {
      fail(unknown, `There is no tool called ${choices[unknown]?.text.trim()}.`)
      return
    }
    const slugs = [...new Set(found.flat())]
    if (slugs.length > 1) await navigate(compareAddress(slugs))
    else fail(choices[0]?.text.trim() === '' ? 0 : 1, 'Choose two tools or more.')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    open().catch(() => fail(0, 'Live data is unavailable. Try again.'))
  }
  return (
    <>
      <p className="mt-3 max-w-prose text-lg text-soft">
        Prices, privacy with its pages, and what each one does. What differs comes first.
      </p>
      <form action={COMPARE_PATH} onSubmit={submit} className="mt-6">
        <div className="grid gap-3 lg:grid-cols-[1fr_auto_1fr_auto_1fr] lg:items-center">
          {LABELS.map((label, position) => (
            <Fragment key={label}>
              {position === 0 ? null : (
                <span aria-hidden="true" className="text-center font-serif text-soft">
                  vs
                </span>
              )}
              <ToolSlot
                id={`${id}-${position}`}
                position={position + 1}
                label={label}
                choice={choices[position] ?? EMPTY}
                error={problem?.position === position ? problem.text : undefined}
                picks={picks[position] ?? []}
                taken={choices.flatMap(({ slug }, index) => (index === position ? [] : [slug]))}
                onChange={(choice, isPick) => choose(position, choice, isPick)}
              />
            </Fragment>
          ))}
        </div>
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button id={`${id}-${LABELS.length}`} type="submit" className="max-sm:w-full">
            Compare
            <ArrowRight aria-hidden="true" className="size-4" />
          </Button>
          <span className="text-soft text-sm">or type “claude vs chatgpt vs gemini” into any search</span>
        </p>
      </form>
      <SuggestedPairs />
    </>
  )
}
