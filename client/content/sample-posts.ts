/** Shown when the blog is unreachable, and labeled as samples. They are general and need no data. */
type SamplePost = {
  readonly slug: string
  readonly title: string
  readonly description: string
  /** Trusted HTML. */
  readonly content: string
}

export const SAMPLE_POSTS: readonly [SamplePost, ...SamplePost[]] = [
  {
    slug: 'sample-compare-two-tools',
    title: 'Sample: How to compare two AI tools',
    description: 'Four questions that help you choose between two similar tools.',
    content: [
      '<h2>Start with the task</h2>',
      '<p>Write down one task that you do every week. Give both tools that task, with your own material, and compare what you would have to correct.</p>',
      '<h2>Then ask four questions</h2>',
      '<ul><li>What does it cost per year for everyone who will use it?</li>',
      '<li>Does it work with what you already use?</li>',
      '<li>What happens to the material you give it?</li>',
      '<li>How do you get your work back out?</li></ul>',
      '<p>If you can’t find an answer, ask the vendor. Don’t count it as a point for the other tool.</p>',
    ].join(''),
  },
  {
    slug: 'sample-read-a-price-page',
    title: 'Sample: How to read a pricing page',
    description: 'What the large number on a pricing page leaves out, and where to find it.',
    content: [
      '<h2>Look for the unit</h2>',
      '<p>A price can be per person, per month, per use or for the whole team. Multiply it by what you need before you compare it.</p>',
      '<h2>Look for the period</h2>',
      '<p>The number in large type is often a twelfth of a yearly payment. Paying monthly usually costs more.</p>',
      '<h2>Look for the limit</h2>',
      '<p>Plans differ in how much you can use. Find out what happens at the limit: some tools stop, some become slower, some charge more.</p>',
    ].join(''),
  },
  {
    slug: 'sample-choose-for-a-team',
    title: 'Sample: How to choose AI tools for a team',
    description: 'Why the best tool for one person may be the wrong one for ten.',
    content: [
      '<h2>Count the seats</h2>',
      '<p>Some plans have a minimum number of seats, and some features are only in the team plan.</p>',
      '<h2>Ask who manages it</h2>',
      '<p>Somebody has to add people, remove them and pay. Check whether that takes one person one minute or a support request.</p>',
      '<h2>Try it with the most skeptical person</h2>',
      '<p>What convinces them will convince the others, and what they miss is worth knowing before you pay.</p>',
    ].join(''),
  },
]
