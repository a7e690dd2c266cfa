// Runs before the first paint, so that a chosen theme never flashes. A file of its own: inline scripts are refused.
try {
  const theme = localStorage.getItem('toolfinch.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is refused: the system's theme holds.
}
