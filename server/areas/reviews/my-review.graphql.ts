import { builder } from '../../graphql/builder.ts'
import { field, nullable, withExposed } from '../../graphql/exposed.ts'
import { resolveExistingTool } from '../../graphql/load-tool.ts'
import { BATCHED, STATEMENT } from '../../graphql/work.ts'
import { MAX_OWN_REVIEWS, type OwnReview } from './own-reviews.service.ts'
import { ReviewDurationType, ReviewVerdictType, ToolReviewStateType } from './review-enums.graphql.ts'

export const MyReviewType = builder.objectRef<OwnReview>('MyReview').implement({
  description: "The viewer's review of a tool, in any state.",
  fields: (t) =>
    withExposed(t, {
      id: field.id('The UUID of the review.'),
      tool: t.field({
        type: 'Tool',
        extensions: { work: BATCHED },
        description: 'The tool that it is about.',
        resolve: resolveExistingTool,
      }),
      stars: field.int("The viewer's rating of the tool, 1 to 5."),
      headline: field.string('The headline.'),
      good: field.string('What was good; may be empty.'),
      bad: field.string('What was not; may be empty.'),
      again: field.of(ReviewVerdictType, 'Whether the viewer would choose the tool again.'),
      job: field.string('The unique name of the job that the tool was used for.'),
      jobName: field.string('The name of that job; its unique name when it has left the list.'),
      role: field.string('The id of the role of the quiz.'),
      plan: nullable.string('The plan that was used, as the viewer calls it; null when not given.'),
      duration: field.of(ReviewDurationType, 'How long the viewer has used the tool.'),
      authorName: field.string('The name that is shown with the review.'),
      state: field.of(ToolReviewStateType, 'How far it has come.'),
      waitsUntil: nullable.dateTime(
        'When the review of a new account comes into the queue of the editors; null when it is there or was decided.',
      ),
      editorText: nullable.string("The editor's question, or the reason of the rejection; null otherwise."),
      worksForVendor: field.boolean(
        "Whether the viewer's email address has the domain of the tool's website. These stars do not count.",
      ),
      editableUntil: field.dateTime(
        'Until when the viewer can change it: 30 days after it was written, or 14 days after a question if that is later.',
      ),
      editable: field.boolean('Whether the viewer can change it now. Deleting it is always possible.'),
      createdAt: field.dateTime('When it was written.'),
      editedAt: nullable.dateTime('When its text last changed after it was first published; null before.'),
      publishedAt: nullable.dateTime('When it was first published; null before.'),
    }),
})

builder.queryFields((t) => ({
  myReview: t.field({
    type: MyReviewType,
    nullable: true,
    extensions: { work: STATEMENT },
    description: "The viewer's review of a tool, in any state; null when there is none. Requires a token.",
    args: { toolId: t.arg.id({ required: true, description: 'The UUID of the tool.' }) },
    resolve: async (_root, { toolId }, { viewer, services }) => services.reviews.own.of(await viewer(), toolId),
  }),
  myReviews: t.field({
    type: [MyReviewType],
    extensions: { work: 2 * STATEMENT, listSize: MAX_OWN_REVIEWS },
    description: "The viewer's reviews, newest first, at most 100. Requires a token.",
    resolve: async (_root, _args, { viewer, services }) => services.reviews.own.list(await viewer()),
  }),
}))
