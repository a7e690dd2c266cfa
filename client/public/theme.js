// Runs before the first paint, so that a chosen theme never flashes, the space of a member's parts is reserved and keys have
// the names of the keyboard. A file of its own: inline scripts are refused.
if (/^(Mac|iP)/.test(navigator.platform)) document.documentElement.dataset.mac = ''
try {
  const theme = localStorage.getItem('toolfinch.theme')
  if (localStorage.getItem('toolfinch.session') !== null) document.documentElement.dataset.member = ''
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is refused: the system's theme holds.
}
