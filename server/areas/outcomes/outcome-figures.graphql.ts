import type { OutcomeFigure } from '#core/outcomes/outcome-figure.ts'
import type { OutcomeGroup, OutcomeReport } from '#core/outcomes/outcome-report.ts'
import { builder } from '../../graphql/builder.ts'
import { exposedType, field, nullable } from '../../graphql/exposed.ts'
import { STATEMENT } from '../../graphql/work.ts'
import { DAY } from '../../platform/cache/cache-tags.ts'

const OutcomeFigureType = exposedType<OutcomeFigure>(
  'OutcomeFigure',
  'How many people chose a tool from their list of recommendations.',
  {
    people: field.int('The number of people who answered within a year, each counted once.'),
    chose: field.int('How many of them chose a tool from their list.'),
  },
)

builder.queryField('outcomeFigure', (t) =>
  t.field({
    type: OutcomeFigureType,
    nullable: true,
    extensions: { reads: 'program', publicCatalogue: true, work: STATEMENT },
    description:
      'How many of the people who answered "Did you choose one of these tools?" chose one. It changes once a day; null while fewer than 20 people have answered.',
    resolve: (_root, _args, { services, cacheTags }) => {
      cacheTags?.add(DAY)
      return services.outcomes.figures.figure()
    },
  }),
)

const OutcomeGroupType = exposedType<OutcomeGroup>(
  'OutcomeGroup',
  'The answers of a group of at least five people, each counted once.',
  {
    key: field.string('What they have in common: a rank, the name of a job or a version of the engine.'),
    people: field.int('The number of people.'),
    chose: field.int('How many of them chose a tool from their list.'),
    satisfaction: nullable.float('The mean satisfaction, 1 to 5; null when fewer than five of them gave one.'),
  },
)

const MAX_GROUPS = 20

const OutcomeReportType = builder.objectRef<OutcomeReport>('OutcomeReport').implement({
  description: 'What members chose within a year, without groups of fewer than five people.',
  fields: (t) => {
    const groups = (key: 'byRank' | 'byJob' | 'byEngineVersion', description: string) =>
      t.field({
        type: [OutcomeGroupType],
        extensions: { listSize: MAX_GROUPS },
        description: `${description} At most ${MAX_GROUPS}, the largest first.`,
        resolve: (report) => report[key].slice(0, MAX_GROUPS),
      })
    return {
      total: t.expose('total', { type: OutcomeGroupType, description: 'Everybody who answered.' }),
      byRank: groups('byRank', 'People who chose a tool from their list, by its rank.'),
      byJob: groups('byJob', 'By job; the list of a person can be made for several.'),
      byEngineVersion: groups('byEngineVersion', 'By the version of the engine that made the list.'),
    }
  },
})

builder.queryField('outcomeReport', (t) =>
  t.field({
    type: OutcomeReportType,
    nullable: true,
    extensions: { action: 'outcome:report', work: 10 * STATEMENT },
    description: 'What members chose within a year; null while fewer than five have answered. For administrators.',
    resolve: async (_root, _args, { viewer, services }) => services.outcomes.figures.report(await viewer()),
  }),
)
