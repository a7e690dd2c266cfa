// Runs before the first paint, so that a chosen theme never flashes, the space of a member's parts is reserved and keys have
// the names of the keyboard. It also passes on the state of a link that is followed before hydration.
// A file of its own: inline scripts are refused.
if (/^(Mac|iP)/.test(navigator.platform)) document.documentElement.dataset.mac = ''
try {
  const theme = localStorage.getItem('toolfinch.theme')
  if (localStorage.getItem('toolfinch.session') !== null) document.documentElement.dataset.member = ''
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is refused: the system's theme holds.
}

// The state goes into the entry of the history that the link makes, where the router reads it. It is held by the session
// storage of this tab for the next page alone, and only for the address of the link that was pressed: no address of
// another site can bring a state along.
{
  const LINK_STATE = 'toolfinch.link-state'
  try {
    const noted = sessionStorage.getItem(LINK_STATE)
    sessionStorage.removeItem(LINK_STATE)
    const { href, usr } = JSON.parse(noted) ?? {}
    if (href === location.href) history.replaceState({ usr }, '')
  } catch {
    // Storage is refused, or holds something else: the page opens without the state.
  }
  const passOn = (event) => {
    const link = event.target.closest?.('a[data-state]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    try {
      sessionStorage.setItem(LINK_STATE, JSON.stringify({ href: link.href, usr: JSON.parse(link.dataset.state) }))
      // After hydration the router follows the link itself. Not heard on the way back: React may stop the event.
      setTimeout(() => event.defaultPrevented && sessionStorage.removeItem(LINK_STATE))
    } catch {
      // Storage is refused: the link leads on without the state.
    }
  }
  addEventListener('click', passOn, true)
}
