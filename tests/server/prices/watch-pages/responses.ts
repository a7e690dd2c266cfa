/** Hosts that do not simply send a page. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { card, html, pro, type WatchPage } from './watch-page.ts'

const PAGE = html(card('Pro', '$25'))
const base = { plans: [pro({ month: 25 })] }

const status =
  (code: number, headers: Readonly<Record<string, string>> = {}) =>
  ({ url }: IncomingMessage, response: ServerResponse): void =>
    void response.writeHead(url === '/robots.txt' ? 404 : code, headers).end()

const redirect =
  (target: (host: string) => string) =>
  ({ url, headers }: IncomingMessage, response: ServerResponse): void => {
    if (url !== '/pricing') response.writeHead(url === '/robots.txt' ? 404 : 200, HTML).end(PAGE)
    else response.writeHead(301, { location: target(headers.host ?? '') }).end()
  }
const HTML = { 'content-type': 'text/html; charset=utf-8' }

export const RESPONSES: readonly WatchPage[] = [
  { ...base, name: 'path', answer: redirect(() => '/plans'), outcome: 'confirmed' },
  { ...base, name: 'subdomain', answer: subdomain, outcome: 'confirmed' },
  {
    ...base,
    name: 'other-domain',
    answer: redirect(() => 'https://buyer.example/pricing'),
    outcome: 'moved',
    detail: 'The page moved to https://buyer.example/pricing.',
  },
  {
    ...base,
    name: 'internal',
    answer: redirect(() => 'http://169.254.169.254/latest'),
    outcome: 'moved',
    detail: 'The page moved to http://169.254.169.254/latest.',
  },
  {
    ...base,
    name: 'loop',
    answer: ({ url }, response) => void response.writeHead(url === '/robots.txt' ? 404 : 302, { location: '/a' }).end(),
    outcome: 'failed',
    detail: 'The server redirects too often.',
  },
  { ...base, name: 'missing', answer: status(404), outcome: 'ended', detail: 'The page no longer exists (404).' },
  { ...base, name: 'gone', answer: status(410), outcome: 'ended', detail: 'The page no longer exists (410).' },
  { ...base, name: 'surplus', answer: status(429, { 'retry-after': '259200' }), outcome: 'busy' },
  { ...base, name: 'unavailable', answer: status(503), outcome: 'busy' },
  {
    ...base,
    name: 'patience',
    answer: status(503, { 'retry-after': 'Fri, 01 Jan 2027 00:00:00 GMT' }),
    outcome: 'busy',
  },
  { ...base, name: 'forbidden', answer: status(403), outcome: 'not_allowed' },
  { ...base, name: 'broken', answer: status(500), outcome: 'failed' },
  {
    ...base,
    name: 'large',
    answer: PAGE + ' '.repeat(1_100_000),
    outcome: 'failed',
    detail: 'The document is too large.',
  },
  {
    ...base,
    name: 'robots-all',
    answer: PAGE,
    robots: 'User-agent: *\nDisallow: /pri*',
    outcome: 'not_allowed',
    detail: "The host's robots.txt forbids reading this page.",
  },
  {
    ...base,
    name: 'robots-own',
    answer: PAGE,
    robots: 'User-agent: *\nAllow: /\n\nUser-agent: toolfinchpricewatch\nDisallow: /',
    outcome: 'not_allowed',
  },
  {
    ...base,
    name: 'robots-other',
    answer: PAGE,
    robots: 'User-agent: *\nDisallow: /\nAllow: /pricing$\n\nUser-agent: OtherBot\nDisallow: /',
    outcome: 'confirmed',
  },
  {
    ...base,
    name: 'robots-broken',
    answer: (_request, response) => void response.writeHead(500).end(),
    outcome: 'failed',
  },
]

function subdomain({ url, headers }: IncomingMessage, response: ServerResponse): void {
  const isTarget = headers.host?.startsWith('www.') === true
  if (url === '/robots.txt') response.writeHead(404).end()
  else if (isTarget) response.writeHead(200, HTML).end(PAGE)
  else response.writeHead(308, { location: `http://www.${headers.host}/pricing` }).end()
}
