import { OWN_WORDS } from '../../quiz/purpose.ts'
import { QUESTIONS, type QuestionKey } from '../../quiz/questions.ts'
import type { AnswerRef } from '../model/recommendation.ts'

/** Clauses that continue "Because you ...", by question and option, for answers that can be a reason. */
const CLAUSES: Readonly<Partial<Record<QuestionKey, Readonly<Record<string, string>>>>> = {
  role: {
    developer: 'work as a software developer',
    designer: 'work as a designer',
    content_creator: 'work as a content creator',
    marketer: 'work as a marketer',
    data_analyst: 'work as a data analyst',
    project_manager: 'work as a project manager',
    sales: 'work in sales',
    consultant: 'work as a consultant',
    entrepreneur: 'run your own business',
    researcher: 'do research',
  },
  industry: {
    technology: 'work in technology',
    healthcare: 'work in healthcare',
    finance: 'work in finance',
    education: 'work in education',
    marketing_agency: 'work at an agency',
    ecommerce: 'work in e-commerce',
    manufacturing: 'work in manufacturing',
    consulting: 'work in professional services',
    media: 'work in media',
    nonprofit: 'work for a nonprofit',
  },
  team_size: {
    solo: 'will use it alone',
    small: 'are a team of 2-10 people',
    medium: 'are a team of 11-50 people',
    large: 'are a team of 51-200 people',
    enterprise: 'have more than 200 people',
  },
  budget: {
    free: 'want free tools only',
    low: 'can spend $1-20 a month',
    medium: 'can spend $21-100 a month',
    high: 'can spend $101-500 a month',
    unlimited: 'can spend more than $500 a month',
  },
  tasks: {
    writing: 'need help with writing and editing',
    coding: 'need help with coding',
    design: 'need help with design and images',
    analysis: 'need help with analyzing data',
    automation: 'want to automate routine work',
    communication: 'need help with email, meetings and team communication',
    marketing: 'need help with marketing',
    customer_service: 'need help with customer service',
  },
  technical_level: {
    beginner: 'like things that simply work',
    intermediate: 'find your way around new software',
    advanced: 'set up and connect tools yourself',
    expert: 'write code or run your own systems',
  },
  trait: {
    ease: 'want something easy to use',
    power: 'want powerful features',
    integration: 'want it to work with your other tools',
    cost: 'put low cost first',
    accuracy: 'put accurate results first',
    speed: 'want fast results',
  },
  frequency: {
    daily: 'plan to use it every day',
    weekly: 'plan to use it a few times a week',
    monthly: 'plan to use it a few times a month',
    project: 'plan to use it for certain projects',
  },
  challenges: {
    time: 'have too little time',
    quality: 'want to keep quality up',
    creativity: 'find it hard to come up with creative work',
    repetitive: 'struggle with repetitive tasks',
    complexity: 'deal with complex information',
    skills: 'need skills that you do not have yet',
  },
  content: {
    documents: 'create documents and reports',
    presentations: 'create presentations',
    marketing: 'create marketing materials',
    code: 'write code',
    social: 'create social media posts',
    emails: 'write emails',
    training: 'create training and courses',
  },
  bottleneck: {
    ideas: 'spend too much time finding ideas',
    execution: 'spend too much time getting things done',
    quality: 'spend too much time checking and improving your work',
    organization: 'spend too much time keeping everything organized',
    collaboration: 'spend too much time working with others',
  },
  data_sources: {
    spreadsheets: 'work with spreadsheets',
    databases: 'work with databases',
    apis: 'work with APIs',
    files: 'work with files and PDFs',
    web: 'find your information on the web',
    crm: 'work with a CRM',
    analytics: 'work with web analytics',
  },
  privacy: {
    critical: 'work with sensitive data',
    important: 'said that data privacy is important',
  },
  device: {
    mac: 'work on a Mac',
    windows: 'work on a Windows computer',
    mobile: 'work on a phone or tablet',
    cloud: 'work in the browser',
    mixed: 'work on several devices',
  },
  existing_tools: {
    office: 'already use Microsoft Office',
    slack: 'already use Slack',
    notion: 'already use Notion',
    figma: 'already use Figma',
    github: 'already use GitHub',
    trello: 'already use Trello',
    salesforce: 'already use Salesforce',
    analytics: 'already use Google Analytics',
  },
  decision_style: {
    research: 'read and compare first',
    recommend: 'go by what others recommend',
    conservative: 'stick with what is proven',
  },
  goal: {
    automate: 'want AI to take over routine work',
  },
}

const keyOf = (question: number): QuestionKey | undefined => QUESTIONS[question - 1]?.key

/** A clause that continues "Because you ..."; null for answers that are no reason. */
export const answerClause = ({ question, option }: AnswerRef): string | null => {
  if (question === OWN_WORDS) return option.startsWith('job:') ? 'chose this job' : `wrote “${option}”`
  const key = keyOf(question)
  return key === undefined ? null : (CLAUSES[key]?.[option] ?? null)
}

const USING = 'already use '

/** Several answers as one clause: `work as a designer in e-commerce`, `work as a consultant and write emails`. */
export const answersClause = (refs: readonly AnswerRef[]): string | null => {
  const clauses = refs.map(answerClause).filter((clause) => clause !== null)
  const [first, second] = clauses
  if (first === undefined) return null
  if (second === undefined) return first
  // Avoids repeating the verb: "work as a designer and work in e-commerce".
  if (first === 'work as a consultant' && second === 'work in professional services') return first
  if (/^(work|run|do) /.test(first) && /^work (in|at|for) /.test(second)) return `${first} ${second.slice(5)}`
  if (first.startsWith(USING) && second.startsWith(USING)) return `${first} and ${second.slice(USING.length)}`
  return `${first} and ${second}`
}
