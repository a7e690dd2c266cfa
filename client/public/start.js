// Starts the application once the page is painted: its code then takes no bandwidth from the style sheet and the fonts.
// Each module is asked for and run in a task of its own, so that a slow phone can answer its reader in between.
// `data-modules`: the addresses, what is imported before what imports it.
{
  const modules = document.currentScript.dataset.modules.split(' ')
  // Timers would wait 4 ms each.
  const { port1, port2 } = new MessageChannel()
  const nextTask = () =>
    new Promise((resolve) => {
      port1.onmessage = resolve
      port2.postMessage(null)
    })
  const start = async () => {
    for (const href of modules) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
      await nextTask()
    }
    for (const href of modules) {
      await import(href)
      await nextTask()
    }
  }
  // A page in the background is not painted before somebody looks at it.
  if (document.hidden) start()
  else requestAnimationFrame(() => setTimeout(start))
}
