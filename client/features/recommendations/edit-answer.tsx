import { createContext, type ReactNode, useContext } from 'react'
import { Link } from 'react-router-dom'
import { LinkButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'

/** Whether the answers on the page are the current quiz answers; an earlier result has its own answers. */
export const AnswersAreCurrent = createContext(true)

type EditAnswerProps = {
  /** Without a question, the link leads to all answers. */
  readonly question?: number
  readonly variant?: 'link' | 'button'
  readonly className?: string
  readonly children: ReactNode
}

/** A link to the answers in the quiz. Renders nothing if the quiz would show a different answer than the page. */
export function EditAnswer({ question, variant = 'link', className, children }: EditAnswerProps) {
  if (!useContext(AnswersAreCurrent)) return null
  const to = question === undefined ? '/quiz?q=review' : `/quiz?edit=${question}`
  return variant === 'button' ? (
    <LinkButton to={to} variant="quiet" className={classNames('print:hidden', className)}>
      {children}
    </LinkButton>
  ) : (
    <Link to={to} className={classNames('link print:hidden', className)}>
      {children}
    </Link>
  )
}
