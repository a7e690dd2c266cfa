import { maskedText } from '#core/analytics/masked-text.ts'

type Click = { readonly category: string; readonly label: string | null }

/** Members' and administrators' screens, where texts of links and buttons may name people. */
const OWN_SCREENS = /^\/(?:admin|dashboard|favorites|profile|settings|team|payment)(?:\/|$)/

const PATHS: readonly (readonly [pattern: RegExp, category: string])[] = [
  [/^\/quiz(?:\/|$)/, 'quiz'],
  [/^\/(?:ai-tools|tool)(?:\/|$)/, 'ai-tools'],
  [/^\/compare\/[^/]+/, 'programmatic'],
  [/^\/blog(?:\/|$)/, 'blog'],
]

const categoryOf = (path: string): string | undefined => PATHS.find(([pattern]) => pattern.test(path))?.[1]

/** A link is categorized by its target. */
function linkCategory(link: HTMLAnchorElement): string {
  return (link.origin === window.location.origin ? categoryOf(link.pathname) : undefined) ?? 'link'
}

function labelOf(element: Element): string | null {
  if (OWN_SCREENS.test(window.location.pathname) || element.querySelector('[data-private]') !== null) return null
  return maskedText(element.getAttribute('aria-label') ?? element.textContent ?? '') || null
}

/**
 * The category of a click and the text of its link or button; null for a click on anything else. Clicks inside
 * `data-private` are ignored.
 */
export function clickOf(target: EventTarget | null): Click | null {
  const element = target instanceof Element ? target.closest('a[href], button, [role="button"], summary') : null
  if (element === null || element.closest('[data-private]') !== null) return null
  const isQuiz = /^\/quiz(?:\/|$)/.test(window.location.pathname)
  const category = element instanceof HTMLAnchorElement ? linkCategory(element) : isQuiz ? 'quiz' : 'button'
  return { category, label: labelOf(element) }
}

const PLAN = /^(?:pro|business):(?:month|year)$/

/** The plan and period that a click selects, such as `pro:year`; null for other clicks. */
export function planOf(target: EventTarget | null): string | null {
  const plan = target instanceof Element ? target.closest<HTMLElement>('[data-plan]')?.dataset['plan'] : undefined
  return plan !== undefined && PLAN.test(plan) ? plan : null
}
