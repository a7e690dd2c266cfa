/** `999 views`, `1.0k views` from a thousand, `1 view`. */
export const viewsText = (views: number): string => {
  const count = views < 1000 ? String(views) : `${(views / 1000).toFixed(1)}k`
  return `${count} ${views === 1 ? 'view' : 'views'}`
}
