import { scriptJson } from './serialize.ts'

type Data = Readonly<Record<string, unknown>>

/** Structured data for search engines in a lazy part. `Seo`, which every page loads, has its own. */
export function JsonLd({ data }: { readonly data: Data | readonly Data[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: scriptJson escapes whatever could leave the element
      dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
    />
  )
}
