import type { GeneratedPageType } from '../../gql/graphql.ts'
import { Button } from '../../ui/button.tsx'

/** The number of pages per run: for one type, and for all types. */
const OF_ONE_TYPE = 20
export const OF_ALL = 50

type StartGeneration = (type: GeneratedPageType | null, limit: number) => Promise<void>

type GenerateButtonsProps = { readonly busy: boolean; readonly start: StartGeneration }

export function GenerateButtons({ busy, start }: GenerateButtonsProps) {
  const button = (label: string, type: GeneratedPageType | null, limit: number) => (
    <Button variant={type === null ? 'primary' : 'secondary'} disabled={busy} onClick={() => void start(type, limit)}>
      {label}
    </Button>
  )
  return (
    <div className="flex flex-wrap gap-2">
      {button('Generate Comparisons', 'COMPARISON', OF_ONE_TYPE)}
      {button('Generate Categories', 'CATEGORY', OF_ONE_TYPE)}
      {button('Generate All', null, OF_ALL)}
    </div>
  )
}
