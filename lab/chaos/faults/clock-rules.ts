/** Rules that hold whatever the clock does. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Check } from '../findings.ts'
import { type Member, send, toolsOf, whoIs } from '../fleet/fleet-calls.ts'
import type { ClockInstance } from './clock-instance.ts'

const PATHS = [
  '/',
  '/ai-tools',
  '/quiz',
  '/pricing',
  '/blog',
  '/help',
  '/tools.csv',
  '/sitemap.xml',
  '/robots.txt',
  '/.well-known/security.txt',
  '/health/ready',
]

const since = (began: number): number => Math.round(performance.now() - began)

/** Polls until it holds; the milliseconds that it took, or null when it did not in time. */
export const within = async (limitMs: number, holds: () => Promise<boolean> | boolean): Promise<number | null> => {
  for (const began = performance.now(); ; await wait(250)) {
    if (await holds()) return since(began)
    if (since(began) > limitMs) return null
  }
}

export const shown = (took: number | null): string => (took === null ? 'not in time' : `after ${took} ms`)

export const checkServed = async (
  { url }: ClockInstance,
  check: Check,
  { name, member }: { readonly name: string; readonly member: Member },
): Promise<void> => {
  const [tool] = await toolsOf(url)
  const paths = [...PATHS, `/ai-tools/${tool?.slug}`]
  const failed: string[] = []
  for (const path of paths) {
    const get = async () => (await send(`${url}${path}`, {}, '203.0.113.7')).status
    let status = await get()
    // A busy machine may refuse a request once.
    if (status === 503) status = await get()
    if (status !== 200) failed.push(`${path} ${status}`)
  }
  check(`${name}: pages and files are served`, failed.length === 0, failed.join(', ') || `${paths.length}`)
  const email = await whoIs(url, member)
  check(`${name}: a member stays signed in`, email === member.email, `${email}`)
}
