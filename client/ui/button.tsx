import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-md font-semibold text-sm no-underline transition-colors min-h-11 disabled:opacity-60'

const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary: 'px-5 bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'px-5 border border-edge bg-surface text-ink hover:border-accent hover:text-accent',
  // For actions that cannot be undone.
  danger: 'px-5 bg-danger text-on-danger hover:bg-danger-strong',
  quiet: 'px-3 text-accent hover:bg-sunk hover:text-accent-strong',
}

const variantClasses = (kind: ButtonVariant, className: string | undefined) =>
  classNames(BASE, VARIANTS[kind], className)

type ButtonProps = ComponentProps<'button'> & { readonly variant?: ButtonVariant }

export function Button({ variant = 'primary', className, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={variantClasses(variant, className)} {...props} />
}

type LinkButtonProps = ComponentProps<typeof Link> & { readonly variant?: ButtonVariant }

/** A link that looks like a button, for everything that leads to another address. */
export function LinkButton({ variant = 'primary', className, ...props }: LinkButtonProps) {
  return <Link className={variantClasses(variant, className)} {...props} />
}

type AnchorButtonProps = ComponentProps<'a'> & { readonly variant?: ButtonVariant }

/** Like LinkButton for addresses outside the application, or for a full load of the page. */
export function AnchorButton({ variant = 'primary', className, children, ...props }: AnchorButtonProps) {
  return (
    <a className={variantClasses(variant, className)} {...props}>
      {children}
    </a>
  )
}
