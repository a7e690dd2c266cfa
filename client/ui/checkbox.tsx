import { type ComponentProps, useState } from 'react'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange'> & {
  readonly checked: boolean
  readonly onToggle: () => void
}

/**
 * A checkbox whose state is stored elsewhere, such as in the address, and is updated with a delay. It shows the new
 * state at once, then follows the stored state whenever that changes.
 */
export function Checkbox({ checked, onToggle, ...props }: CheckboxProps) {
  const [previous, setPrevious] = useState(checked)
  const [shown, setShown] = useState(checked)
  if (previous !== checked) {
    setPrevious(checked)
    setShown(checked)
  }
  const toggle = () => {
    setShown(!shown)
    onToggle()
  }
  return <input {...props} type="checkbox" checked={shown} onChange={toggle} />
}
