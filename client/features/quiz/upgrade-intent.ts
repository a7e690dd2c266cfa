const STORAGE_KEY = 'toolfinch.upgradeIntent'

/** Notes for this visit that the visitor wants a paid plan, so that the way there can be picked up again. */
export function noteUpgradeIntent(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, 'true')
  } catch {
    // Storage is refused: the link leads on all the same.
  }
}
