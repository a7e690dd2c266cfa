/** How controls change the address of the current page. */
import { useCallback } from 'react'
import {
  createSearchParams,
  type NavigateOptions,
  type URLSearchParamsInit,
  useLocation,
  useNavigate,
} from 'react-router-dom'

const FIRST_PAGE = 'page'

/**
 * Applies the differences between `rendered` and `wanted` to `latest`, so that two controls used before the first
 * change is rendered change different parameters of the same address. If anything but the page number changes, the page
 * number of `wanted` is used.
 */
export function onLatest(rendered: URLSearchParams, wanted: URLSearchParams, latest: URLSearchParams): URLSearchParams {
  const text = (query: URLSearchParams, name: string) => query.getAll(name).join(',')
  const changed = new Set(
    [...rendered.keys(), ...wanted.keys()].filter((name) => text(rendered, name) !== text(wanted, name)),
  )
  if ([...changed].some((name) => name !== FIRST_PAGE)) changed.add(FIRST_PAGE)
  return new URLSearchParams([
    ...[...latest].filter(([name]) => !changed.has(name)),
    ...[...wanted].filter(([name]) => changed.has(name)),
  ])
}

/**
 * Returns a function that navigates to an address. For another state of the current page, it builds on the address bar,
 * which the router changes before it renders: it may be ahead of what is shown on slow machines or while data is
 * loading.
 */
export function useGoTo(): (href: string, options?: NavigateOptions) => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return useCallback(
    (href, options) => {
      const latest = window.location
      const [path, query = ''] = href.split('?', 2)
      const isAhead = latest.pathname === pathname && path === pathname && latest.search !== search
      if (!isAhead) return void navigate(href, options)
      const merged = onLatest(createSearchParams(search), createSearchParams(query), createSearchParams(latest.search))
      void navigate(merged.size === 0 ? pathname : `${pathname}?${merged}`.replaceAll('%2C', ','), options)
    },
    [navigate, pathname, search],
  )
}

/** Returns a function that sets the parameters of the current page. */
export function useSetPageQuery(): (query: URLSearchParamsInit, options?: NavigateOptions) => void {
  const { pathname } = useLocation()
  const goTo = useGoTo()
  return useCallback(
    (next, options) => {
      const wanted = createSearchParams(next)
      goTo(wanted.size === 0 ? pathname : `${pathname}?${wanted}`, options)
    },
    [goTo, pathname],
  )
}
