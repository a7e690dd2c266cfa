/** What the about page says of itself; people appear by their role. */
export const VALUES = [
  {
    title: 'Sources before opinions',
    text: 'Each fact names where it comes from and the month it is known for. What nobody has checked says so.',
  },
  {
    title: 'Unknown stays unknown',
    text: 'A missing price reads as missing. We never fill a gap with a guess, a star or an average.',
  },
  {
    title: 'Nobody buys a place',
    text: 'Vendors cannot pay for rank. A featured tool is picked by an editor, and the pick moves no list.',
  },
  {
    title: 'Open to check',
    text: 'The whole catalogue answers over a public GraphQL API: what a page shows, you can ask for yourself.',
  },
] as const

export const MISSION = [
  'New AI tools appear every week, each with a page that promises everything. Choosing one should not take an evening of tabs.',
  'Toolfinch is a field guide: short entries written to one pattern, so that tools can be set side by side, with prices, limits and drawbacks in plain sight. Our mission is that anyone can find the tool that fits their work in minutes, and can say why it does.',
] as const

export const TEAM = [
  {
    role: 'Catalogue editor',
    text: 'Writes and checks the entries: what a tool does, what it costs, what speaks against it.',
  },
  {
    role: 'Product engineer',
    text: 'Builds the pages and the public API, and keeps both quick and usable for everyone.',
  },
  {
    role: 'Research lead',
    text: 'Finds what is new, retires what is gone, and measures whether recommendations hold.',
  },
] as const
