/** Which domain a vendor has to prove for a tool. Stricter than `registrableDomain`: a mistake gives a listing away. */
import { safeWebsiteUrl } from '../website-url.ts'

/** Second labels below which countries register domains, as in `co.uk`. Only before an ending of two letters. */
const REGISTRY_LABELS = new Set([
  ...['ac', 'co', 'com', 'edu', 'firm', 'gen', 'go', 'gob', 'gov', 'govt', 'gv', 'id', 'ind', 'info', 'ltd', 'me'],
  ...['mil', 'ne', 'net', 'nhs', 'nom', 'or', 'org', 'plc', 'pvt', 'res', 'sch', 'school', 'web'],
])

/**
 * Hosts whose subdomains or paths belong to their customers, so that proving the host, or a domain above it, proves
 * nothing about a tool.
 */
const SHARED_HOSTS: readonly string[] = [
  ...['github.com', 'github.io', 'gitlab.com', 'gitlab.io', 'bitbucket.org', 'bitbucket.io', 'codeberg.org'],
  ...['codeberg.page', 'sourceforge.net', 'sourceforge.io', 'readthedocs.io', 'npmjs.com', 'pypi.org', 'crates.io'],
  ...['huggingface.co', 'hf.space', 'hf.co', 'kaggle.com', 'gradio.live', 'streamlit.app'],
  ...['vercel.app', 'now.sh', 'netlify.app', 'pages.dev', 'workers.dev', 'web.app', 'firebaseapp.com'],
  ...[
    'herokuapp.com',
    'onrender.com',
    'render.com',
    'fly.dev',
    'railway.app',
    'up.railway.app',
    'deno.dev',
    'surge.sh',
  ],
  ...['replit.app', 'replit.dev', 'repl.co', 'glitch.me', 'glitch.com', 'stackblitz.io', 'codesandbox.io', 'csb.app'],
  ...['lovable.app', 'bolt.host', 'base44.app', 'bubbleapps.io', 'softr.app', 'glide.page', 'glideapp.io'],
  ...['azurewebsites.net', 'azurestaticapps.net', 'cloudapp.net', 'windows.net', 'amazonaws.com', 'amplifyapp.com'],
  ...['cloudfront.net', 'awsapprunner.com', 'run.app', 'appspot.com', 'googleapis.com', 'ngrok.io', 'ngrok.app'],
  ...['ngrok-free.app', 'trycloudflare.com', 'digitaloceanspaces.com', 'ondigitalocean.app', 'linodeobjects.com'],
  ...['notion.site', 'super.site', 'gitbook.io', 'readme.io', 'carrd.co', 'webflow.io', 'wixsite.com', 'editorx.io'],
  ...['weebly.com', 'framer.website', 'framer.app', 'framer.ai', 'myshopify.com', 'wordpress.com'],
  ...['blogspot.com', 'blogger.com', 'tumblr.com', 'medium.com', 'substack.com', 'ghost.io', 'typedream.app'],
  ...['mystrikingly.com', 'godaddysites.com', 'square.site', 'jimdosite.com', 'webnode.page', 'tilda.ws', 'site123.me'],
  ...['sites.google.com', 'docs.google.com', 'drive.google.com', 'forms.gle', 'play.google.com', 'goo.gl', 'bit.ly'],
  ...['chromewebstore.google.com', 'chrome.google.com'],
  ...['apps.apple.com', 'itunes.apple.com', 'testflight.apple.com', 'addons.mozilla.org', 'apps.microsoft.com'],
  ...[
    'marketplace.visualstudio.com',
    'appsource.microsoft.com',
    'microsoftedge.microsoft.com',
    'store.steampowered.com',
  ],
  ...['plugins.jetbrains.com', 'appexchange.salesforce.com', 'apps.shopify.com', 'wordpress.org'],
  ...['gumroad.com', 'itch.io', 'producthunt.com', 'linktr.ee', 'lemonsqueezy.com', 'patreon.com', 'ko-fi.com'],
  ...['facebook.com', 'instagram.com', 'linkedin.com', 'twitter.com', 'x.com', 'youtube.com', 'discord.com'],
  ...['discord.gg', 't.me', 'telegram.me', 'reddit.com', 'canva.site'],
]

/** Providers that give addresses at their own domain to anybody. */
const MAILBOX_DOMAINS: ReadonlySet<string> = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'icloud.com', 'me.com'],
  ...['mac.com', 'aol.com', 'yahoo.com', 'ymail.com', 'proton.me', 'protonmail.com', 'pm.me', 'zoho.com', 'zoho.eu'],
  ...['zohomail.com', 'yandex.com', 'yandex.ru', 'ya.ru', 'mail.ru', 'mail.com', 'gmx.com', 'gmx.de', 'gmx.net'],
  ...['web.de', 't-online.de', 'freenet.de', 'fastmail.com', 'fastmail.fm', 'hey.com', 'tuta.com', 'tutanota.com'],
  ...['qq.com', 'foxmail.com', '163.com', '126.com', 'sina.com', 'sohu.com', 'aliyun.com', 'naver.com', 'daum.net'],
  ...['hanmail.net', 'kakao.com', 'nate.com', 'rediffmail.com', 'orange.fr', 'free.fr', 'laposte.net', 'libero.it'],
  ...['seznam.cz', 'wp.pl', 'o2.pl', 'interia.pl', 'onet.pl', 'rambler.ru', 'duck.com', 'mozmail.com', 'hushmail.com'],
  ...['mailbox.org', 'posteo.de', 'runbox.com', 'startmail.com', 'disroot.org', 'riseup.net', 'comcast.net', 'att.net'],
])
/** Schools and universities give addresses to their students. */
const SCHOOL = /(?:^|\.)(?:edu|ac|edu\.[a-z]{2}|ac\.[a-z]{2}|sch\.[a-z]{2})$/

/** What a vendor has to prove. */
type ClaimedDomain = {
  /** The registrable domain, in ASCII. */
  readonly domain: string
  /** The host of the website, which is the domain or below it. */
  readonly host: string
}

const isAtOrBelow = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`)

/** The registrable domain of a website that belongs to its vendor alone. Null without one, and on a shared host. */
export const claimedDomainOf = (websiteUrl: string | null): ClaimedDomain | null => {
  const url = safeWebsiteUrl(websiteUrl)
  if (url === null) return null
  const host = new URL(url).hostname.replace(/\.$/, '')
  if (!/[a-z]$/.test(host) || SHARED_HOSTS.some((shared) => isAtOrBelow(host, shared))) return null
  const labels = host.split('.')
  const [last = '', second = ''] = [labels.at(-1), labels.at(-2)]
  const size = last.length === 2 && REGISTRY_LABELS.has(second) ? 3 : 2
  return labels.length < size ? null : { domain: labels.slice(-size).join('.'), host }
}

/** Whether a URL or an email address is at the domain or below it. Takes the stored form of an address. */
export const isAtDomain = (address: string, domain: string): boolean => {
  const at = address.lastIndexOf('@')
  const url = at > 0 && !/^https?:/i.test(address) ? null : safeWebsiteUrl(address)
  const host = url === null ? address.slice(at + 1) : new URL(url).hostname
  return isAtOrBelow(host, domain)
}

/** Whether an address at this domain says that its owner works for the vendor. */
export const provesByEmail = (domain: string): boolean => !MAILBOX_DOMAINS.has(domain) && !SCHOOL.test(domain)
