import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from './class-names.ts'

export type ButtonLook = 'primary' | 'secondary' | 'quiet'

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-md font-semibold text-sm no-underline transition-colors min-h-11 disabled:opacity-60'

const LOOKS: Readonly<Record<ButtonLook, string>> = {
  primary: 'px-5 bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'px-5 border border-edge bg-surface text-ink hover:border-accent hover:text-accent',
  quiet: 'px-3 text-accent hover:bg-sunk hover:text-accent-strong',
}

const look = (kind: ButtonLook, className: string | undefined) => classNames(BASE, LOOKS[kind], className)

type ButtonProps = ComponentProps<'button'> & { readonly look?: ButtonLook }

export function Button({ look: kind = 'primary', className, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={look(kind, className)} {...props} />
}

type LinkButtonProps = ComponentProps<typeof Link> & { readonly look?: ButtonLook }

/** A link that looks like a button; use it for whatever leads to another address. */
export function LinkButton({ look: kind = 'primary', className, ...props }: LinkButtonProps) {
  return <Link className={look(kind, className)} {...props} />
}

type AnchorButtonProps = ComponentProps<'a'> & { readonly look?: ButtonLook }

/** Like LinkButton for addresses outside the application, or for a full load of the page. */
export function AnchorButton({ look: kind = 'primary', className, children, ...props }: AnchorButtonProps) {
  return (
    <a className={look(kind, className)} {...props}>
      {children}
    </a>
  )
}
