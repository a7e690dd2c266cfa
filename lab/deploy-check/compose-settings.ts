/** How compose.yaml shuts an instance down. */
export function composeSettings(text: string): { readonly noticeMs: number; readonly graceMs: number } {
  const app = text.slice(text.indexOf('x-app:'), text.indexOf('\nservices:'))
  const [, notice] = /SHUTDOWN_NOTICE_MS: '(\d+)'/.exec(app) ?? []
  const [, grace] = /stop_grace_period: (\d+)s/.exec(app) ?? []
  if (notice === undefined || grace === undefined) throw new Error('compose.yaml does not say how instances end')
  return { noticeMs: Number(notice), graceMs: Number(grace) * 1000 }
}
