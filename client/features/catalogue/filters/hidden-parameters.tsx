import { type DirectoryAddress, directoryParameters } from '../directory/directory-address.ts'

/** The address parameters that are not fields of a form, so that the form keeps them without JavaScript too. */
export function HiddenParameters({ state }: { readonly state: Partial<DirectoryAddress> }) {
  return directoryParameters(state).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
