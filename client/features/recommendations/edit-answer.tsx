import { createContext, type ReactNode, useContext } from 'react'
import { Link } from 'react-router-dom'
import { LinkButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'

/** Whether the answers on the page are those that the quiz holds; an earlier result has answers of its own. */
export const AnswersAreCurrent = createContext(true)

type EditAnswerProps = {
  readonly question: number
  readonly variant?: 'link' | 'button'
  readonly className?: string
  readonly children: ReactNode
}

/** The way to one answer in the quiz; nothing where the quiz would show another answer than the page. */
export function EditAnswer({ question, variant = 'link', className, children }: EditAnswerProps) {
  if (!useContext(AnswersAreCurrent)) return null
  const to = `/quiz?edit=${question}`
  return variant === 'button' ? (
    <LinkButton to={to} variant="quiet" className={className}>
      {children}
    </LinkButton>
  ) : (
    <Link to={to} className={classNames('link', className)}>
      {children}
    </Link>
  )
}
