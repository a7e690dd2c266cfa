import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange'> & {
  readonly checked: boolean
  readonly onToggle: () => void
}

/**
 * A checkbox whose state is stored elsewhere, such as in the address, and is updated with a delay. It shows the new
 * state at once, also that of a click before hydration, then follows the stored state whenever that changes.
 */
export function Checkbox({ checked, onToggle, ...props }: CheckboxProps) {
  const [previous, setPrevious] = useState(checked)
  const [shown, setShown] = useState(checked)
  if (previous !== checked) {
    setPrevious(checked)
    setShown(checked)
  }
  const box = useRef<HTMLInputElement>(null)
  // Hydration leaves the box as it was clicked, but the next rendering would not.
  useLayoutEffect(() => setShown(box.current?.checked ?? false), [])
  const toggle = () => {
    setShown(!shown)
    onToggle()
  }
  return <input {...props} ref={box} type="checkbox" checked={shown} onChange={toggle} />
}
