// @chunk post-cards
/** `1 view`, `999 views`, and from a thousand `1.0k views`. */
export const viewsText = (views: number): string => {
  const count = views < 1000 ? String(views) : `${(views / 1000).toFixed(1)}k`
  return `${count} ${views === 1 ? 'view' : 'views'}`
}
