// @chunk parts
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type CardProps = ComponentProps<'div'> & { readonly as?: 'div' | 'article' | 'section' | 'li' }

/** A sheet of paper with a hairline; `as` names its role in the page. */
export function Card({ as: Tag = 'div', className, ...props }: CardProps) {
  return <Tag className={classNames('rounded-md border border-line bg-surface', className)} {...(props as object)} />
}
