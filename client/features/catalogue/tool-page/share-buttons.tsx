import { Link2, Share, Share2 } from 'lucide-react'
import { usePageFacts } from '#client/lib/page.tsx'
import { useMenu } from '#client/lib/use-menu.ts'
import { Button } from '#client/ui/button.tsx'
import { CodeToCopy } from '#client/ui/code-to-copy.tsx'
import { toast } from '#client/ui/toast.ts'
import { toolEmbedPath } from '#core/pages/embed-address.ts'
import { EMBED_SIZES, embedCode, embedTitle } from '#core/pages/embed-code.ts'

const ITEM = 'flex min-h-11 w-full items-center gap-2 px-4 text-left text-sm hover:bg-sunk hover:text-accent'

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

/** Shares the address of a tool, and the code that embeds it. Not every browser can share, but all can copy. */
export function ShareButtons({ tool: { slug, name } }: ShareProps) {
  const { origin } = usePageFacts()
  const { open, id, area, buttonProps } = useMenu()
  const page = { title: name, url: `${origin}/tool/${slug}` }
  return (
    <div ref={area} className="relative">
      <Button variant="quiet" {...buttonProps}>
        <Share2 aria-hidden="true" className="size-4" />
        Share
      </Button>
      {open ? (
        <div
          id={id}
          className="absolute top-full right-0 z-30 mt-1 w-72 rounded-md border border-line bg-surface py-2 shadow-raised"
        >
          <button type="button" onClick={() => void copyLink(page)} className={ITEM}>
            <Link2 aria-hidden="true" className="size-4" />
            Copy link
          </button>
          {'share' in navigator ? (
            <button type="button" onClick={() => void share(page)} className={ITEM}>
              <Share aria-hidden="true" className="size-4" />
              Share with an app
            </button>
          ) : null}
          <div className="mt-2 border-line border-t px-4 pt-3 pb-2">
            <CodeToCopy
              label="Embed this tool"
              code={embedCode({
                address: origin + toolEmbedPath(slug),
                title: embedTitle([name]),
                ...EMBED_SIZES.tool,
              })}
            />
          </div>
        </div>
      ) : null}
    </div>
  )
}
