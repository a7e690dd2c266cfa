import { type StartingPrice, startingPrice } from '#core/display/starting-price.ts'
import { MOST_CHOICES } from '#core/pages/verdict/other-choices.ts'
import type { ToolVerdict } from '#core/pages/verdict/tool-verdict.ts'
import { builder } from '../../graphql/builder.ts'
import { field, nullable, withExposed } from '../../graphql/exposed.ts'
import { requestedFields } from '../../graphql/requested-fields.ts'
import { CATALOGUE_SCAN, IN_MEMORY, STATEMENT } from '../../graphql/work.ts'
import { recordTag } from '../../platform/cache/cache-tags.ts'
import { Tool } from './tool.graphql.ts'
import type { ChosenInstead } from './tool-verdict.service.ts'

const ToolVerdictType = builder.objectRef<ToolVerdict>('ToolVerdict').implement({
  description:
    'What to know first about a tool: up to three statements per list, without a final period. An empty list means that nothing is known.',
  fields: (t) =>
    withExposed(t, {
      bestFor: field.of(['String'], 'What editors name it for, best first; without such jobs, its typical uses.'),
      notFor: field.of(['String'], 'What it does not do and whom it does not suit.'),
      freePlan: field.of(['String'], 'What its free plan contains and where it ends.'),
      watchOut: field.of(['String'], 'Its drawbacks: an announced end and the use of content first.'),
      asOf: nullable.string('The oldest month among the facts: `Oldest fact here: November 2025`. Null when unknown.'),
    }),
})

builder.objectField(Tool, 'verdict', (t) =>
  t.field({
    type: ToolVerdictType,
    nullable: true,
    extensions: { reads: 'program', work: IN_MEMORY },
    description:
      'What to know first about it, from its record and the jobs that editors graded. Null for a tool that is not active.',
    resolve: (tool, _args, { services }) => services.catalogue.toolVerdicts.verdictOf(tool),
  }),
)

const OtherChoiceType = builder.objectRef<ChosenInstead>('OtherChoice').implement({
  description: 'A tool to choose instead of another, and when.',
  fields: (t) =>
    withExposed(t, {
      condition: field.string('When to choose it, after "if": `you want to track working time`.'),
      tool: field.of(Tool, 'The tool.'),
    }),
})

builder.objectField(Tool, 'otherChoices', (t) =>
  t.field({
    type: [OtherChoiceType],
    extensions: { reads: 'lists', listSize: MOST_CHOICES, work: CATALOGUE_SCAN + STATEMENT },
    description:
      'Up to three active tools to choose instead: the best ones for jobs that it does not do, then similar ones with an advantage. Expensive: request it for a single tool only.',
    resolve: async (tool, _args, { services, cacheTags }, info) => {
      const choices = await services.catalogue.toolVerdicts.choicesInstead(tool, requestedFields(info, ['tool']))
      for (const choice of choices) cacheTags?.add(recordTag(choice.tool.id))
      return [...choices]
    },
  }),
)

const StartingPriceType = builder.objectRef<StartingPrice>('StartingPrice').implement({
  description: 'The price that a tool starts at, as texts, before tax.',
  fields: (t) =>
    withExposed(t, {
      lead: field.string('The words before the figure: `Free plan, then`.'),
      figure: field.string('The amount: `$20`, `about $23` for a converted amount, `On request`, `Free`.'),
      unit: field.string('What it is for: `a month`. Empty when the figure says it all.'),
      terms: field.string('The plan and its terms: `Team, per seat, at least 2 seats`. Empty when no plan is known.'),
      month: nullable.string('The month the plan is known for: `September 2026`. Null when no plan is known.'),
    }),
})

builder.objectField(Tool, 'startingPrice', (t) =>
  t.field({
    type: StartingPriceType,
    nullable: true,
    extensions: { reads: 'program', work: IN_MEMORY },
    description: 'The lowest known price of a plan that new customers can buy. Null when no price is known.',
    resolve: startingPrice,
  }),
)
