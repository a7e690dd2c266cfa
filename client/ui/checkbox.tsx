import { type ComponentProps, useState } from 'react'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange'> & {
  readonly checked: boolean
  readonly onToggle: () => void
}

/**
 * A checkbox whose state lives elsewhere, such as in the address, and takes a moment to come back from there. It shows
 * the new state at once, and whatever the other place says as soon as that changes.
 */
export function Checkbox({ checked, onToggle, ...props }: CheckboxProps) {
  const [given, setGiven] = useState(checked)
  const [shown, setShown] = useState(checked)
  if (given !== checked) {
    setGiven(checked)
    setShown(checked)
  }
  const toggle = () => {
    setShown(!shown)
    onToggle()
  }
  return <input {...props} type="checkbox" checked={shown} onChange={toggle} />
}
