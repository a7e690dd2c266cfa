/** What the methodology page says; every figure beside these texts is counted when the page is made. */
import { PRIOR_RATINGS, PRIOR_STARS } from '../../core/catalogue/rating.ts'
import type { FactSource } from '../gql/graphql.ts'

/** By the catalogue's own scale. */
export const PROMINENCE_TEXTS: Readonly<Record<number, { readonly name: string; readonly meaning: string }>> = {
  3: { name: 'Household name', meaning: 'People who follow no technology news have heard of it.' },
  2: { name: 'Category leader', meaning: 'Among the first that anyone in its field would name.' },
  1: { name: 'Known in its niche', meaning: 'People who do this kind of work tend to know it.' },
  0: { name: 'Niche', meaning: 'New, small or made for few; it may still be the best for them.' },
}

export const SOURCE_TEXTS: Readonly<Record<FactSource, { readonly name: string; readonly meaning: string }>> = {
  VENDOR_PAGE: { name: 'Vendor page', meaning: 'Read on a page of the vendor.' },
  PUBLIC_LIST: { name: 'Public list', meaning: 'Taken from a published list of tools.' },
  EDITORIAL: { name: 'Editorial knowledge', meaning: 'What our editors knew for the month that stands with it.' },
  MEMBER_REPORT: { name: 'Member report', meaning: 'Reported by a member and accepted by an editor.' },
  IMPORT: { name: 'Import', meaning: 'Came with a file of several tools, as one change that can be undone.' },
  PERSON: { name: 'Editor', meaning: 'Entered by an editor by hand.' },
}

type ChapterText = {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
}

export const CHOSEN: ChapterText = {
  id: 'chosen',
  title: 'How tools are chosen',
  paragraphs: [
    'A tool is listed when it is a product that people can use or buy today, when artificial intelligence does its work or a part of it, or when it is what people weigh such tools against, and when there is enough to say about it to tell it apart from the rest of its category.',
    'Editors look for the leaders of each category first, then for what serves a niche better than they do. Nobody can pay for a place, and a suggestion is read by an editor before anything is listed. What shuts down leaves the lists; its page stays and says so.',
  ],
}

export const PROMINENCE: ChapterText = {
  id: 'prominence',
  title: 'What prominence means',
  paragraphs: [
    'Prominence says how widely a tool is known, not how good it is. It is the editors’ estimate, on one scale for all categories, and it orders lists where nothing better does.',
    'The scale has four steps. A household name is a product that people outside its trade know for its AI. A leader is among the few that a practitioner of the trade names first, also in a small niche. A tool that is known in its niche is in use and reviewed there. All others are niche products. A famous product whose AI is a side feature is a leader at most.',
  ],
}

export const DATED: ChapterText = {
  id: 'dated',
  title: 'Where facts come from, and when',
  paragraphs: [
    'Facts such as the way of charging, the platforms or the privacy claims carry a source and the month for which they are known. On a tool’s page that reads “as of” the month, “not re-checked”, until somebody has checked the fact again; from then on it shows the day of that check.',
    'What an editor or an import has set is not overwritten by our own lists, and every change is kept with its old and its new value.',
  ],
}

export const MARKS: ChapterText = {
  id: 'marks',
  title: 'Verified and featured',
  paragraphs: [
    'Verified means that an editor checked the name, the address and the price at the vendor, on a day that is kept. Featured means that the editors picked the tool to show it. Neither moves a tool up in any list.',
  ],
}

export const PRICES: ChapterText = {
  id: 'prices',
  title: 'Prices',
  paragraphs: [
    'The price of a tool is its lowest paid price a month in US dollars before tax. Where only a yearly price is published, a twelfth of it counts. A tool that costs nothing counts as free; one with a free plan shows both.',
    'An unknown price stays unknown: it reads “Pricing not verified”, or “Freemium, price not verified” where only the way of charging is known, sorts last, and is never filled with an average. Where a page shows what is typical for a way of charging, it says that this is not the tool’s own price.',
  ],
}

export const ORDER: ChapterText = {
  id: 'order',
  title: 'Search and order',
  paragraphs: [
    'A search looks into names, descriptions and categories. The tool with that very name comes first, then names that begin with the search, then names that contain it, then all other matches; within each of these the better known tool comes first, then the alphabet decides. Without a search, prominence alone orders the list.',
    'If nothing matches, the closest name is tried, and the page says that it did so. You can order every list by price, by the day a tool was added, by name, or by rating.',
    `The order by rating takes the ratings of our members only, by a Bayesian mean: (sum of the stars + ${PRIOR_RATINGS} × ${PRIOR_STARS}) ÷ (number of ratings + ${PRIOR_RATINGS}). So a few ratings move a tool little, a tool without any counts as ${PRIOR_STARS}, and among equals the better known tool comes first.`,
  ],
}

export const SIMILAR: ChapterText = {
  id: 'similar',
  title: 'Similar tools',
  paragraphs: [
    'Each tool has topics with weights, such as image generation or meetings. Two tools are similar when their topics and weights point the same way; prominence only decides between near equals. The reason stands beside each: the topics they share, and what the other has over this one, such as a lower known price.',
  ],
}
