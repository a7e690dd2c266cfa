import { Link } from 'react-router-dom'
import { CONTACT_MAIL, PRODUCT_NAME } from '#core/brand.ts'
import { CONTACT_FAQ } from '../content/contact.ts'
import { ContactForm } from '../features/support/contact/contact-form.tsx'
import { ContactMethods } from '../features/support/contact/contact-methods.tsx'
import { usePageFacts } from '../lib/page.tsx'
import { Seo } from '../lib/seo.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

const DESCRIPTION =
  'Ask a question or tell us what went wrong. People read every message and answer by email. Answers to common questions are here too.'

export function Component() {
  const { origin } = usePageFacts()
  return (
    <div className="shell py-8 lg:py-12">
      <Seo
        title="Contact us"
        description={DESCRIPTION}
        path="/contact"
        jsonLd={{
          '@context': 'https://schema.org',
          '@type': 'ContactPage',
          name: `Contact ${PRODUCT_NAME}`,
          url: `${origin}/contact`,
          description: DESCRIPTION,
        }}
      />
      <h1 className="text-2xl lg:text-3xl">Contact us</h1>
      <p className="mt-2 mb-8 max-w-prose text-soft">
        Ask a question or tell us what went wrong. People read every message and answer by email.
      </p>
      <noscript>
        <Notice tone="warning" className="mb-8 max-w-xl">
          This form needs JavaScript. Without it, write to{' '}
          <a href={`mailto:${CONTACT_MAIL}`} className="link">
            {CONTACT_MAIL}
          </a>
          .
        </Notice>
      </noscript>
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-10 lg:grid-cols-[36rem_minmax(0,1fr)]">
        <section aria-labelledby="message">
          <h2 id="message" className="mb-4 text-xl">
            Send a message
          </h2>
          <ContactForm />
        </section>
        <section aria-labelledby="methods">
          <h2 id="methods" className="mb-4 text-xl">
            Other ways to reach us
          </h2>
          <ContactMethods />
        </section>
      </div>
      <Questions />
      <section aria-labelledby="next" className="mt-16 border-line border-y py-10">
        <h2 id="next" className="text-2xl">
          Looking for a tool?
        </h2>
        <p className="mt-2 max-w-prose text-soft">
          Answer a few questions and see what fits your work, or browse the whole directory.
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <LinkButton to="/quiz">Take the Quiz</LinkButton>
          <LinkButton to="/ai-tools" variant="secondary">
            Browse AI Tools
          </LinkButton>
        </div>
      </section>
    </div>
  )
}

function Questions() {
  return (
    <section aria-labelledby="faq" className="mt-16">
      <h2 id="faq" className="text-2xl">
        Frequently asked questions
      </h2>
      <dl className="mt-5 grid gap-x-10 md:grid-cols-2">
        {CONTACT_FAQ.map(({ question, answer, link }) => (
          <div key={question} className="border-line border-t py-5">
            <dt className="font-serif text-lg">{question}</dt>
            <dd className="mt-1 max-w-prose text-soft text-sm">
              <p>{answer}</p>
              <Link to={link.to} className="link inline-flex min-h-touch items-center">
                {link.label}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
