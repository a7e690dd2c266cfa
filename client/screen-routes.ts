import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { RouteRow } from '#core/routes/route-row.ts'
import { screenModule } from '#core/routes/screen-module.ts'
import { loaded } from './lib/load-error.ts'
import type { RouteHandle } from './lib/page-row.ts'

export type ScreenModule = { readonly Component: ComponentType }

/** Screens by their files, relative to this folder, each loaded when it is first shown. */
type Screens = Readonly<Record<string, () => Promise<ScreenModule>>>

const PUBLIC_SCREENS: Screens = import.meta.glob<ScreenModule>('./routes/*.tsx')

/** The screens of a table that is loaded later, and the source file of the module that brings them. */
export type LaterScreens = { readonly screens: Screens; readonly module: string }

type Place = { readonly path: string; readonly row?: RouteRow; readonly movedTo?: RouteHandle['movedTo'] }

function screenRoute({ path, row, movedTo }: Place, module: string, later?: LaterScreens): RouteObject {
  const load = (later?.screens ?? PUBLIC_SCREENS)[module.replace('client', '.')]
  if (!load) throw new Error(`${path} has no screen ${module}`)
  const handle: RouteHandle = { modules: later ? [later.module, module] : [module], row: row ?? null, movedTo }
  return { path, caseSensitive: true, handle, lazy: async () => ({ Component: (await loaded(load())).Component }) }
}

/** The route of a row. */
export const rowRoute = (row: RouteRow, later?: LaterScreens): RouteObject =>
  screenRoute({ path: row.path, row, movedTo: row.movedTo }, screenModule(row), later)

/** A route that leads elsewhere, or where it does not shows that the page does not exist. */
export const notFoundRoute = (path: string, movedTo?: RouteHandle['movedTo']): RouteObject =>
  screenRoute({ path, movedTo }, 'client/routes/not-found.tsx')
