// Starts the application once the page is painted: its code then takes no bandwidth from the style sheet and the fonts.
// Each module is requested and run in its own task, so that a slow phone can respond to input in between.
// `data-modules`: the addresses, what is imported before what imports it. `data-later`: what is fetched after them.
// `data-worker`: the service worker, which is registered last of all.
{
  const { worker, ...lists } = document.currentScript.dataset
  const [modules, later] = ['modules', 'later'].map((name) => lists[name].match(/\S+/g) ?? [])
  // Timers would wait 4 ms each.
  const { port1, port2 } = new MessageChannel()
  const nextTask = () =>
    new Promise((resolve) => {
      port1.onmessage = resolve
      port2.postMessage(null)
    })
  const preload = async (addresses, fetchPriority) => {
    for (const href of addresses) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority }))
      await nextTask()
    }
  }
  const start = async () => {
    await preload(modules, 'auto')
    for (const href of modules) {
      await import(href)
      await nextTask()
    }
    await preload(later, 'low')
    // Browsers offer none without encryption and in private windows. Without it, pages only need a connection.
    if (worker && !navigator.connection?.saveData) navigator.serviceWorker?.register(worker).catch(() => 0)
  }
  // A page in the background is not painted before somebody looks at it.
  if (document.hidden) start()
  else requestAnimationFrame(() => setTimeout(start))
}
