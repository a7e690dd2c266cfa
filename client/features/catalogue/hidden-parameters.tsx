import { type DirectoryAddress, directoryParameters } from './directory-address.ts'

/** What stands in the address besides the fields of a form, so that the form keeps it without JavaScript too. */
export function HiddenParameters({ state }: { readonly state: Partial<DirectoryAddress> }) {
  return directoryParameters(state).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
