import {
  BadgeDollarSign,
  ChartColumn,
  ChevronDown,
  CircleCheck,
  FileText,
  FlaskConical,
  Inbox,
  LayoutDashboard,
  Library,
  type LucideIcon,
  Mail,
  Menu,
  MessageSquareQuote,
  ScrollText,
  Server,
  Undo2,
  Upload,
  Users,
} from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { countText } from '#core/display/numbers.ts'
import { classNames } from '../ui/class-names.ts'
import { type AdminTab, type AdminTabGroup, adminTabHref } from './admin-tabs.ts'

const ICONS: Readonly<Record<AdminTab, LucideIcon>> = {
  'to-do': LayoutDashboard,
  queue: Inbox,
  reviews: MessageSquareQuote,
  messages: Mail,
  prices: BadgeDollarSign,
  refunds: Undo2,
  catalogue: Library,
  seo: FileText,
  'ai-research': FlaskConical,
  analytics: Upload,
  members: Users,
  overview: ChartColumn,
  outcomes: CircleCheck,
  audit: ScrollText,
  system: Server,
}

/** The tabs in a phone's bar; its menu lists all of them. */
const IN_BAR = 4

type AdminRailProps = {
  readonly groups: readonly AdminTabGroup[]
  readonly active: AdminTab
  /** The number of open items of a tab. */
  readonly open: Readonly<Partial<Record<AdminTab, number>>>
}

/**
 * The links to the tabs: a rail beside the work on wide screens. Below 64rem a bar at the bottom of the window, with
 * the first tabs and a menu of all.
 */
export function AdminRail({ groups, active, open }: AdminRailProps) {
  const [isMenu, setMenu] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const inBar = groups
    .flatMap(({ tabs }) => tabs)
    .slice(0, IN_BAR)
    .map(({ id }) => id)
  const close = () => setMenu(false)
  // Only the parameters of the address change, which keeps the position.
  const onFollow = () => {
    close()
    window.scrollTo({ top: 0, behavior: 'instant' })
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isMenu) return
    close()
    button.current?.focus()
  }
  return (
    <nav
      aria-label="Administration"
      data-admin-bar
      onKeyDown={onKeyDown}
      className={classNames(
        'fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface lg:static lg:border-0 lg:bg-transparent',
        isMenu
          ? 'max-h-[calc(100svh-var(--header-height))] overflow-y-auto px-4 pb-4 shadow-raised'
          : 'grid grid-cols-5 lg:block',
      )}
    >
      {groups.map(({ label, tabs }) => (
        <div key={label} className={isMenu ? undefined : 'max-lg:contents'}>
          <p className={classNames('mt-4 mb-1 px-3 font-semibold text-soft text-xs', !isMenu && 'max-lg:hidden')}>
            {label}
          </p>
          <ul aria-label={label} className={isMenu ? 'grid grid-cols-2 lg:grid-cols-1' : 'max-lg:contents'}>
            {tabs.map((tab) => (
              <li key={tab.id} className={isMenu || inBar.includes(tab.id) ? undefined : 'max-lg:hidden'}>
                <RailLink
                  id={tab.id}
                  label={tab.label}
                  count={open[tab.id] ?? 0}
                  isCurrent={tab.id === active}
                  isInBar={!isMenu}
                  onFollow={onFollow}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <button
        ref={button}
        type="button"
        aria-expanded={isMenu}
        onClick={() => setMenu(!isMenu)}
        className={classNames(
          'lg:hidden',
          isMenu ? 'mt-3 flex min-h-11 w-full items-center justify-center gap-2 text-sm' : BAR_ITEM,
          inBar.includes(active) || isMenu ? 'text-soft' : 'text-accent',
        )}
      >
        {isMenu ? <ChevronDown aria-hidden className="size-5" /> : <Menu aria-hidden className="size-5" />}
        {isMenu ? 'Close' : 'More'}
      </button>
    </nav>
  )
}

const BAR_ITEM = 'relative flex min-h-14 w-full flex-col items-center justify-center gap-0.5 text-xs'

type RailLinkProps = {
  readonly id: AdminTab
  readonly label: string
  readonly count: number
  readonly isCurrent: boolean
  readonly isInBar: boolean
  readonly onFollow: () => void
}

function RailLink({ id, label, count, isCurrent, isInBar, onFollow }: RailLinkProps) {
  const Icon = ICONS[id]
  return (
    <Link
      to={adminTabHref(id)}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onFollow}
      className={classNames(
        'relative flex items-center',
        isInBar
          ? 'min-h-14 flex-col justify-center gap-0.5 text-xs lg:min-h-10 lg:flex-row lg:justify-start lg:gap-3 lg:text-sm'
          : 'min-h-11 gap-3 text-sm',
        isInBar ? 'lg:border-l-3 lg:px-3' : 'px-3',
        isCurrent
          ? 'border-gold font-semibold text-accent lg:rounded-md lg:bg-surface lg:text-ink lg:shadow-raised'
          : 'border-transparent font-medium text-soft hover:text-accent',
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {label}{' '}
      {count === 0 ? null : (
        <b
          className={classNames(
            'rounded-full bg-gold-wash px-2 font-semibold text-ink text-xs tabular-nums',
            isInBar ? 'absolute top-1 left-1/2 ml-1.5 lg:static lg:ml-auto' : 'ml-auto',
          )}
        >
          {countText(count)} <span className="sr-only">open</span>
        </b>
      )}
    </Link>
  )
}
