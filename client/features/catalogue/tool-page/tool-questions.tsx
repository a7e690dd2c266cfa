import { JsonLd } from '#client/lib/json-ld.tsx'

type ToolQuestionsProps = {
  readonly name: string
  readonly questions: readonly { readonly question: string; readonly answer: string }[]
}

/** Common questions about a well-known tool, for readers and, with the same text, for search engines. */
export function ToolQuestions({ name, questions }: ToolQuestionsProps) {
  const faq = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="text-xl">
        Questions people ask about {name}
      </h2>
      <div className="mt-4 grid grid-cols-1 gap-x-10 gap-y-5 lg:grid-cols-2">
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <h3 className="font-sans font-semibold text-sm tracking-normal">{question}</h3>
            <p className="mt-1 text-sm">{answer}</p>
          </div>
        ))}
      </div>
      <JsonLd data={faq} />
    </section>
  )
}
