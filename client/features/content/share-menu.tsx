// @chunk posts: Share2
import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { Check, Copy, Share2 } from 'lucide-react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { usePageFacts } from '../../lib/page.tsx'
import { useLoaded } from '../../lib/use-loaded.ts'

const COPIED_MS = 2000
const POPUP = 'width=600,height=400'
const ITEM = 'flex min-h-11 w-full items-center gap-2 px-4 text-left hover:bg-sunk hover:text-accent'

const NOT_COPIED = 'The link could not be copied. Copy it from the address bar.'

/** Where a page can be shared. */
const networks = (address: string, title: string) => [
  { name: 'Twitter', href: `https://twitter.com/intent/tweet?${new URLSearchParams({ text: title, url: address })}` },
  {
    name: 'LinkedIn',
    href: `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: address })}`,
  },
]

const loadEmbedPanel = () => import('./embed-panel.tsx')

/** Loaded on demand, because copying hardly ever fails. */
async function notifyNotCopied(client: ApolloClient, error: unknown): Promise<void> {
  const [{ toast }, { reportError }] = await Promise.all([
    import('../../ui/toast.ts'),
    import('../../lib/report-error.ts'),
  ])
  toast(NOT_COPIED)
  await reportError(client, error)
}

/** Copies a text, and confirms it for two seconds. */
function useCopied(): [copied: boolean, copy: (text: string) => Promise<void>] {
  const client = useApolloClient()
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async (text: string) => {
    clearTimeout(timer.current)
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      timer.current = setTimeout(() => setCopied(false), COPIED_MS)
    } catch (error) {
      void notifyNotCopied(client, error)
    }
  }
  return [copied, copy]
}

/** Shares a page. Without JavaScript, the networks are plain links. */
export function ShareMenu({ path, title }: { readonly path: string; readonly title: string }) {
  const { origin } = usePageFacts()
  const [copied, copy] = useCopied()
  const menu = useRef<HTMLDetailsElement>(null)
  const [wasOpened, setWasOpened] = useState(false)
  const embed = useLoaded(loadEmbedPanel, wasOpened)
  const address = `${origin}${path}`
  const share = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    // With `noopener` among the features, a blocked window could not be detected.
    const popup = window.open(event.currentTarget.href, '_blank', POPUP)
    if (popup === null) void copy(address)
    else popup.opener = null
  }
  useEffect(() => {
    const onLeave = ({ target }: Event) => {
      if (menu.current && target instanceof Node && !menu.current.contains(target)) menu.current.open = false
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return
      menu.current.open = false
      menu.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', onLeave)
    document.addEventListener('focusin', onLeave)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onLeave)
      document.removeEventListener('focusin', onLeave)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
  return (
    <details ref={menu} onToggle={() => setWasOpened(true)} className="relative">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-md border border-edge bg-surface px-4 font-semibold hover:border-accent hover:text-accent">
        {copied ? <Check aria-hidden="true" className="size-4" /> : <Share2 aria-hidden="true" className="size-4" />}
        {copied ? 'Copied!' : 'Share'}
      </summary>
      <ul className="absolute top-full right-0 z-30 mt-1 w-72 rounded-md border border-line bg-surface py-2 shadow-raised max-sm:right-auto max-sm:left-0">
        {networks(address, title).map(({ name, href }) => (
          <li key={name}>
            <a href={href} onClick={share} target="_blank" rel="noopener noreferrer" className={ITEM}>
              {name}
              <span className="sr-only"> (opens in a new window)</span>
            </a>
          </li>
        ))}
        <li className="noscript:hidden">
          <button type="button" onClick={() => void copy(address)} className={ITEM}>
            <Copy aria-hidden="true" className="size-4" />
            {copied ? 'Copied!' : 'Copy Link'}
          </button>
        </li>
        {embed ? <embed.EmbedPanel path={path} title={title} /> : null}
      </ul>
      <span role="status" className="sr-only">
        {copied ? 'Copied!' : null}
      </span>
    </details>
  )
}
