/** The texts of the about page; people appear by their role. */
export const VALUES = [
  {
    title: 'Sources before opinions',
    text: 'Each fact shows its source and the month it dates from. Facts that nobody has checked say so.',
  },
  {
    title: 'Unknown stays unknown',
    text: 'A missing price is shown as missing. We never fill a gap with a guess, a star or an average.',
  },
  {
    title: 'No paid placement',
    text: 'Vendors can’t pay to rank higher. Editors pick the featured tools, which does not move them up in any list.',
  },
  {
    title: 'Check it yourself',
    text: 'The whole catalog is available through a public GraphQL API: you can query what a page shows.',
  },
] as const

export const MISSION = [
  'New AI tools appear every week, each with a page that promises everything. Choosing one shouldn’t take a whole evening.',
  'Toolfinch is a field guide: short entries in one format, so that you can compare tools side by side, with prices, limits and drawbacks in plain sight. Our mission is to help anyone find the tool that fits their work in minutes, and know why it does.',
] as const

export const TEAM = [
  {
    role: 'Catalog editor',
    text: 'Writes and checks the entries: what a tool does, what it costs, and its drawbacks.',
  },
  {
    role: 'Product engineer',
    text: 'Builds the pages and the public API, and keeps both fast and usable for everyone.',
  },
  {
    role: 'Research lead',
    text: 'Finds new tools, retires old ones, and measures how well recommendations fit.',
  },
] as const
