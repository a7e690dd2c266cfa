/** The texts of the methodology page; its figures are counted when the page is rendered. */

import { FULL_RATINGS, PRIOR_RATINGS, PRIOR_STARS } from '#core/catalogue/rating.ts'
import { countText } from '#core/display/numbers.ts'
import { GRADING_AGREEMENT } from '#core/jobs/agreement.ts'
import {
  ACCOUNT_AGE_HOURS,
  BURST,
  COMPARED_FROM,
  EDITABLE_DAYS,
  GROUP_FROM,
  REPORT_DAYS,
  REPORTS_THAT_HIDE,
  REVIEWS_PER_DAY,
  SIMILAR_SHARE,
  STRUCTURED_DATA_FROM,
} from '#core/reviews/review-rules.ts'
import { REVIEW_LIMITS } from '#core/reviews/review-texts.ts'
import type { FactSource } from '../gql/graphql.ts'

/** By the catalog's scale. */
export const PROMINENCE_TEXTS: Readonly<Record<number, { readonly name: string; readonly meaning: string }>> = {
  3: { name: 'Household name', meaning: 'Even people who don’t follow tech news have heard of it.' },
  2: { name: 'Category leader', meaning: 'One of the first tools that people in its field would name.' },
  1: { name: 'Known in its niche', meaning: 'People who do this kind of work tend to know it.' },
  0: { name: 'Niche', meaning: 'New, small or made for a narrow audience, but it may be the best choice for them.' },
}

export const SOURCE_TEXTS: Readonly<Record<FactSource, { readonly name: string; readonly meaning: string }>> = {
  VENDOR_PAGE: { name: 'Vendor page', meaning: 'Read on the vendor’s website.' },
  VENDOR_STATEMENT: {
    name: 'Vendor statement',
    meaning: 'Confirmed or corrected by the vendor, who proved to own the tool’s domain.',
  },
  PUBLIC_LIST: { name: 'Public list', meaning: 'Taken from a published list of tools.' },
  MEMBER_REPORT: { name: 'Member report', meaning: 'Reported by a member and accepted by an editor.' },
  IMPORT: { name: 'Import', meaning: 'Imported from a file of several tools, as one change that can be undone.' },
  EDITORIAL: { name: 'Editorial knowledge', meaning: 'What our editors knew in the month shown with it.' },
  PERSON: { name: 'Editor', meaning: 'Entered by hand by an editor.' },
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
    'We list a tool if people can use or buy it today, if AI does all or part of its work (or people compare it with tools like that), and if there is enough to say about it to set it apart from the rest of its category.',
    'Editors look for the leaders of each category first, then for tools that serve a niche better. Nobody can pay to be listed, and an editor reads every suggestion before a tool is listed. A tool that shuts down leaves the lists; its page stays and says so.',
  ],
}

export const JOBS: ChapterText = {
  id: 'jobs',
  title: 'How tools are graded for jobs',
  paragraphs: [
    'A job is something people want to get done, such as “Transcribe and summarize meetings.” For each of several hundred jobs, an editor grades the tools that do it: one of the first choices, a good choice, or an acceptable one. Each grade quotes the entry of the tool’s record that shows it. Tools that only share the words are noted too, with the reason. Vendors cannot pay for a grade.',
    `Editors grade before they look at any list of ours. A second reader, who sees none of the grades, grades a sample of each topic again: ${countText(GRADING_AGREEMENT.pairs)} pairs of a job and a tool so far. On a scale on which chance is zero and full agreement one (quadratic weighted kappa), the two agree at ${GRADING_AGREEMENT.kappa}, and at ${GRADING_AGREEMENT.lowest} or more in each topic. Other readers then named the tools that they would name first for each job, without seeing our lists, and what the lists lacked was added.`,
    'A grade is a judgment with a month, not a measurement. Tools without a grade can be shown too, but below graded ones, and a well-known tool that does none of the tasks you describe gains nothing from its name. If you do not describe your task, we can only infer your jobs from your answers, and we often miss the right one; our evaluation shows how much a sentence helps.',
  ],
}

export const PROMINENCE: ChapterText = {
  id: 'prominence',
  title: 'What prominence means',
  paragraphs: [
    'Prominence says how widely a tool is known, not how good it is. It is the editors’ estimate, on one scale for all categories, and it decides the order only when nothing else does.',
    'The scale has four steps. A household name is a product that people outside its field know for its AI. A leader is among the few that people in the field name first, even in a small niche. A tool that is known in its niche is used and reviewed there. All others are niche products. A famous product whose AI is a side feature is a leader at most.',
  ],
}

export const DATED: ChapterText = {
  id: 'dated',
  title: 'Where facts come from, and when',
  paragraphs: [
    'Facts such as the pricing model, the platforms or the privacy claims have a source and the month they date from. On a tool’s page, a fact reads “as of” that month and “not re-checked” until someone checks it again. Then the page shows the date of that check.',
    'Our own lists do not overwrite what an editor or an import has set, and every change is kept with its old and new values.',
  ],
}

export const MARKS: ChapterText = {
  id: 'marks',
  title: 'Verified and featured',
  paragraphs: [
    'Verified means that an editor checked the name, the address and the price on the vendor’s website, on a recorded day. Featured means that our editors chose to highlight the tool. Neither moves a tool up in any list.',
  ],
}

export const PRICES: ChapterText = {
  id: 'prices',
  title: 'Prices',
  paragraphs: [
    'A tool’s price is its lowest paid price per month, in US dollars before tax. If only a yearly price is published, we divide it by twelve. Prices in other currencies are shown as the vendor publishes them; in lists they are converted at a monthly reference rate of the European Central Bank and read “about.” One-time prices and prices per unit of use are shown as such. A tool that costs nothing counts as free; a tool with a free plan shows that and its lowest paid price.',
    'A price on request means that the vendor publishes none. An unknown price stays unknown: it reads “Pricing not verified,” or “Freemium, price not verified” if only the pricing model is known. It sorts last and is never replaced by an average. When a page shows what is typical for a pricing model, it says that this is not the tool’s own price.',
  ],
}

export const ORDER: ChapterText = {
  id: 'order',
  title: 'Search and order',
  paragraphs: [
    'A search looks at names, vendors, purposes, features and conditions such as “free.” A tool with exactly that name usually comes first, then the tools whose purpose fits best; among tools that fit about equally, the better-known one comes first. Without a search, the tools that our editors graded best for the jobs of their category come first. Prominence, how many members saved a tool, how often its page was visited, and positions set by our editors count, too. Equal tools are in no particular order, never by name.',
    'If nothing matches, we search for the closest spelling, and the page says so. You can order every list by price, by the day a tool was added, by name, or by rating.',
    `The order by rating uses our members’ ratings only, as a Bayesian mean: (sum of the stars + ${PRIOR_RATINGS} × ${PRIOR_STARS}) ÷ (number of ratings + ${PRIOR_RATINGS}). So a few ratings change little, a tool without any counts as ${PRIOR_STARS}, and the better-known tool comes first in a tie.`,
  ],
}

export const SIMILAR: ChapterText = {
  id: 'similar',
  title: 'Similar tools',
  paragraphs: [
    'Each tool has topics with weights, such as image generation or meetings. Two tools are similar when their topics and weights point the same way; prominence only decides between near equals. Each comes with a reason: the topics they share, and what it has over this tool, such as a lower known price.',
  ],
}

export const REVIEWS: ChapterText = {
  id: 'reviews',
  title: 'Reviews and stars',
  paragraphs: [
    'Members with a verified email address can give each tool one to five stars and write one review of it. A review says what the tool was used for, in which role and for how long, what was good, what was not, and whether its author would choose the tool again. We pay for no review and offer nothing in return for one, and vendors have no way to do so here.',
  ],
}

/** Each rule is enforced by code that uses the same figures. */
export const REVIEW_RULES: readonly string[] = [
  `A review has ${REVIEW_LIMITS.total.least} to ${countText(REVIEW_LIMITS.total.most)} characters. Links, addresses and phone numbers are refused. A member can send ${REVIEWS_PER_DAY} new or changed reviews a day.`,
  'An editor reads every review, every change and every answer of a vendor before it shows, and publishes it, rejects it with a reason, or puts a question to its author. How many stars it gives plays no part in that.',
  `Reviews of accounts that are younger than ${ACCOUNT_AGE_HOURS} hours come to the editor later. The editor is also told when ${SIMILAR_SHARE * 10} of 10 runs of five words in a review are in another one, and when a tool gets ${BURST.reviews} reviews within ${BURST.days} days that are more than half of all it has.`,
  'If the author’s email address belongs to the vendor’s domain, the review says “Works for the vendor” and its stars do not count.',
  `Authors can change their review for ${EDITABLE_DAYS} days and delete it at any time. A changed review is hidden until an editor has read it, and then marked as edited.`,
  `Every member can mark a review as helpful, once, and report it. ${REPORTS_THAT_HIDE} reports of different members hide it until an editor has read it. Reports are answered by email within ${REPORT_DAYS} days.`,
  'A vendor who has claimed the tool can answer a review in public, but not change or remove it.',
  'When an account is deleted, its published reviews stay as those of a former member. Reviews of suspended accounts are hidden, and their stars do not count.',
  `Reviews are ordered by how many members found them helpful, then by date, or by date alone. A comparison says what reviews differ in when each tool has ${COMPARED_FROM} or more. Search engines get the average from ${STRUCTURED_DATA_FROM} published reviews on.`,
]

export const AVERAGES: readonly string[] = [
  `Stars without a text count at once, and stars with a review from its publication on. While a tool has fewer than ${FULL_RATINGS} ratings, the missing ones count as the average of its category, or as ${PRIOR_STARS} while the category has fewer than ${FULL_RATINGS}, too. The category’s average is renewed once a day. The averages of a role or a job are shown from ${GROUP_FROM} reviews on, with the tool’s average in place of the missing ones.`,
]
