import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { MAX_SEARCH_LENGTH } from '#core/catalogue/tool-query.ts'
import { useGoTo } from '../../lib/go-to.ts'
import { cleanSearch } from '../../lib/list-address.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { HELP_PATH, helpHref } from './help-address.ts'

/** Searches the help center: a separate form, so that it works without JavaScript too. */
export function HelpSearch({ search }: { readonly search: string }) {
  const goTo = useGoTo()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const term = cleanSearch(String(new FormData(event.currentTarget).get('search') ?? ''))
    goTo(helpHref({ search: term }))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: Safari before 17 and jsdom do not know the search element
    <form role="search" action={HELP_PATH} onSubmit={submit} className="mt-6 flex max-w-prose items-end gap-2">
      <Field label="Search the help center" hideLabel className="min-w-0 flex-1">
        {(control) => (
          <Input
            {...control}
            // Back and Forward change the search.
            key={search}
            type="search"
            name="search"
            defaultValue={search}
            maxLength={MAX_SEARCH_LENGTH}
            placeholder="Search help articles..."
          />
        )}
      </Field>
      <Button type="submit" variant="secondary">
        <Search aria-hidden="true" className="size-4" />
        Search
      </Button>
    </form>
  )
}
