import { Link2, Share } from 'lucide-react'
import { usePageFacts } from '#client/lib/page.tsx'
import { Button } from '#client/ui/button.tsx'
import { toast } from '#client/ui/toast.ts'

type SharedPage = { readonly title: string; readonly url: string }

async function copyLink({ url }: SharedPage): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    toast('Link copied')
  } catch {
    toast(`The link could not be copied: ${url}`)
  }
}

/**
 * Opens the device's share sheet. If that fails, the link is copied; if the visitor closes the sheet, nothing happens.
 */
async function share(page: SharedPage): Promise<void> {
  try {
    await navigator.share(page)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyLink(page)
  }
}

type ShareProps = { readonly tool: { readonly slug: string; readonly name: string } }

/** Shares the address of a tool. Not every browser can share, but all can copy. */
export function ShareButtons({ tool: { slug, name } }: ShareProps) {
  const { origin } = usePageFacts()
  const page = { title: name, url: `${origin}/tool/${slug}` }
  return (
    <>
      {'share' in navigator ? (
        <Button variant="quiet" onClick={() => void share(page)}>
          <Share aria-hidden="true" className="size-4" />
          Share
        </Button>
      ) : null}
      <Button variant="quiet" onClick={() => void copyLink(page)}>
        <Link2 aria-hidden="true" className="size-4" />
        Copy link
      </Button>
    </>
  )
}
