/** Saved answers depend on ids and order. Topics weigh from 1 (also useful) to 3 (central). */
import {
  BUDGET_OPTIONS,
  INDUSTRY_OPTIONS,
  options,
  type QuizOption,
  ROLE_OPTIONS,
  TASK_OPTIONS,
  TEAM_OPTIONS,
} from './profile-options.ts'

export type QuestionKey =
  | 'role'
  | 'industry'
  | 'team_size'
  | 'budget'
  | 'tasks'
  | 'technical_level'
  | 'trait'
  | 'frequency'
  | 'ai_experience'
  | 'challenges'
  | 'content'
  | 'learning'
  | 'bottleneck'
  | 'data_sources'
  | 'privacy'
  | 'device'
  | 'existing_tools'
  | 'decision_style'
  | 'success'
  | 'goal'

export type QuizQuestion = {
  readonly id: number
  readonly key: QuestionKey
  readonly text: string
  readonly type: 'single_choice' | 'multiple_choice'
  /** Whether the quiz is complete without an answer. */
  readonly optional: boolean
  readonly options: readonly QuizOption[]
}

type Type = QuizQuestion['type']

const rows: readonly (readonly [QuestionKey, Type, string, readonly QuizOption[]])[] = [
  ['role', 'single_choice', 'What best describes your role?', ROLE_OPTIONS],
  ['industry', 'single_choice', 'Which industry do you work in?', INDUSTRY_OPTIONS],
  ['team_size', 'single_choice', 'How many people will use the tools?', TEAM_OPTIONS],
  [
    'budget',
    'single_choice',
    'How much can you spend per month on one tool, for everyone who will use it?',
    BUDGET_OPTIONS,
  ],
  ['tasks', 'multiple_choice', 'What do you need help with?', TASK_OPTIONS],
  [
    'technical_level',
    'single_choice',
    'How technical are you?',
    options(
      { id: 'beginner', text: 'Beginner: I like things that simply work' },
      { id: 'intermediate', text: 'Intermediate: I find my way around new software' },
      { id: 'advanced', text: 'Advanced: I set up and connect tools myself' },
      { id: 'expert', text: 'Expert: I write code or run my own systems' },
    ),
  ],
  [
    'trait',
    'single_choice',
    'What matters most to you in a tool?',
    options(
      { id: 'ease', text: 'Easy to use' },
      { id: 'power', text: 'Powerful features' },
      { id: 'integration', text: 'Works with my other tools' },
      { id: 'cost', text: 'Low cost' },
      { id: 'accuracy', text: 'Accurate results' },
      { id: 'speed', text: 'Fast results' },
    ),
  ],
  [
    'frequency',
    'single_choice',
    'How often will you use it?',
    options(
      { id: 'daily', text: 'Every day' },
      { id: 'weekly', text: 'A few times a week' },
      { id: 'monthly', text: 'A few times a month' },
      { id: 'project', text: 'Only for certain projects' },
    ),
  ],
  [
    'ai_experience',
    'single_choice',
    'How much experience do you have with AI tools?',
    options(
      { id: 'none', text: 'None yet' },
      { id: 'basic', text: 'I have tried one or two' },
      { id: 'some', text: 'I use some of them regularly' },
      { id: 'advanced', text: 'They are part of most of my work' },
    ),
  ],
  [
    'challenges',
    'multiple_choice',
    'What are your biggest challenges at work?',
    options(
      { id: 'time', text: 'Too little time' },
      { id: 'quality', text: 'Keeping quality up', topics: { editing: 1 } },
      { id: 'creativity', text: 'Coming up with creative work', topics: { image_gen: 1, general_assistant: 1 } },
      { id: 'repetitive', text: 'Repetitive tasks', topics: { automation: 1 } },
      { id: 'complexity', text: 'Complex information', topics: { data_analysis: 1 } },
      { id: 'skills', text: 'Skills that I do not have yet' },
    ),
  ],
  [
    'content',
    'multiple_choice',
    'What do you create?',
    options(
      { id: 'documents', text: 'Documents and reports', topics: { documents_pdf: 1, writing: 1 } },
      { id: 'presentations', text: 'Presentations', topics: { presentation: 3 } },
      { id: 'marketing', text: 'Marketing materials', topics: { ads: 1, design_graphic: 1, writing: 1 } },
      { id: 'code', text: 'Code', topics: { code: 3 } },
      { id: 'social', text: 'Social media posts', topics: { social: 3, video_edit: 1 } },
      { id: 'emails', text: 'Emails', topics: { email: 3 } },
      { id: 'training', text: 'Training and courses', topics: { training: 3, avatar_video: 1 } },
    ),
  ],
  [
    'learning',
    'single_choice',
    'How do you like to learn a new tool?',
    options(
      { id: 'tutorials', text: 'With tutorials' },
      { id: 'trial', text: 'By trying things out' },
      { id: 'examples', text: 'From examples' },
      { id: 'documentation', text: 'By reading the documentation' },
      { id: 'community', text: 'With the help of a community' },
    ),
  ],
  [
    'bottleneck',
    'single_choice',
    'Where do you lose the most time?',
    options(
      { id: 'ideas', text: 'Finding ideas', topics: { image_gen: 1, general_assistant: 1 } },
      { id: 'execution', text: 'Getting things done' },
      { id: 'quality', text: 'Checking and improving the work', topics: { editing: 1 } },
      { id: 'organization', text: 'Keeping everything organized', topics: { tasks_calendar: 1, knowledge_mgmt: 1 } },
      { id: 'collaboration', text: 'Working with others', topics: { team_comms: 1 } },
    ),
  ],
  [
    'data_sources',
    'multiple_choice',
    'Where does the information you work with come from?',
    options(
      { id: 'spreadsheets', text: 'Spreadsheets', topics: { spreadsheets: 2 } },
      { id: 'databases', text: 'Databases', topics: { sql: 2 } },
      { id: 'apis', text: 'APIs', topics: { automation: 1, dev_tools: 1 } },
      { id: 'files', text: 'Files and PDFs', topics: { documents_pdf: 2 } },
      { id: 'web', text: 'The web', topics: { research_web: 1 } },
      { id: 'crm', text: 'A CRM', topics: { crm: 2 } },
      { id: 'analytics', text: 'Web analytics', topics: { web_analytics: 2 } },
    ),
  ],
  [
    'privacy',
    'single_choice',
    'How important is data privacy?',
    options(
      { id: 'critical', text: 'Critical: I work with sensitive data' },
      { id: 'important', text: 'Important' },
      { id: 'moderate', text: 'Somewhat important' },
      { id: 'flexible', text: 'Not a concern' },
    ),
  ],
  [
    'device',
    'single_choice',
    'Where will you mostly use it?',
    options(
      { id: 'mac', text: 'On a Mac' },
      { id: 'windows', text: 'On a Windows computer' },
      { id: 'mobile', text: 'On a phone or tablet' },
      { id: 'cloud', text: 'In the browser' },
      { id: 'mixed', text: 'On several devices' },
    ),
  ],
  [
    'existing_tools',
    'multiple_choice',
    'Which of these do you already use?',
    options(
      { id: 'office', text: 'Microsoft Office' },
      { id: 'slack', text: 'Slack' },
      { id: 'notion', text: 'Notion' },
      { id: 'figma', text: 'Figma' },
      { id: 'github', text: 'GitHub' },
      { id: 'trello', text: 'Trello' },
      { id: 'salesforce', text: 'Salesforce' },
      { id: 'analytics', text: 'Google Analytics' },
    ),
  ],
  [
    'decision_style',
    'single_choice',
    'How do you choose a new tool?',
    options(
      { id: 'research', text: 'I read and compare first' },
      { id: 'trial', text: 'I try it first' },
      { id: 'recommend', text: 'I go by what others recommend' },
      { id: 'quick', text: 'I decide quickly' },
      { id: 'conservative', text: 'I stick with what is proven' },
    ),
  ],
  [
    'success',
    'multiple_choice',
    'How will you know that it was worth it?',
    options(
      { id: 'time_saved', text: 'It saves time' },
      { id: 'quality', text: 'The work gets better' },
      { id: 'revenue', text: 'It brings in more revenue' },
      { id: 'learning', text: 'I learn something new' },
      { id: 'creativity', text: 'I have more ideas' },
      { id: 'satisfaction', text: 'Work is more fun' },
    ),
  ],
  [
    'goal',
    'single_choice',
    'What do you want AI to do for you in the long run?',
    options(
      { id: 'automate', text: 'Take over routine work', topics: { automation: 1 } },
      { id: 'enhance', text: 'Make my own work better' },
      { id: 'scale', text: 'Help me grow' },
      { id: 'innovate', text: 'Make new things possible' },
      { id: 'competitive', text: 'Keep me ahead of the competition' },
      { id: 'explore', text: 'I am just exploring' },
    ),
  ],
]

/**
 * None of the options may be true, or the order of the tools hardly depends on the answer (decision 096). Questions
 * that set limits or say what is to be done are required.
 */
const OPTIONAL: ReadonlySet<QuestionKey> = new Set([
  'frequency',
  'ai_experience',
  'challenges',
  'learning',
  'existing_tools',
  'decision_style',
  'success',
])

/** The id of a question is its position, from 1. */
export const QUESTIONS: readonly QuizQuestion[] = rows.map(([key, type, text, list], index) => ({
  id: index + 1,
  key,
  text,
  type,
  optional: OPTIONAL.has(key),
  options: list,
}))
