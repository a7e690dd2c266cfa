import { usePageFacts } from '#client/lib/page.tsx'
import { CodeToCopy } from '#client/ui/code-to-copy.tsx'
import { EMBED_SIZES, embedCode, embedTitle } from '#core/pages/embed-code.ts'

/** The code that embeds a comparison; nothing on other pages. */
export function EmbedPanel({ path, title }: { readonly path: string; readonly title: string }) {
  const { origin } = usePageFacts()
  if (!path.startsWith('/compare/')) return null
  // What follows the names can change, such as prices; copied code does not.
  const [names = title] = title.split(':')
  return (
    <li className="mt-2 border-line border-t px-4 pt-3 pb-2">
      <CodeToCopy
        label="Embed this comparison"
        code={embedCode({ address: `${origin}/embed${path}`, title: embedTitle([names]), ...EMBED_SIZES.comparison })}
      />
    </li>
  )
}
