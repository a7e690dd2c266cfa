type TypedArray = Uint8Array | Int32Array | Uint32Array | Float32Array | Float64Array

const isTypedArray = (value: object): value is TypedArray => ArrayBuffer.isView(value) && !(value instanceof DataView)

const sharedCopy = (values: TypedArray): TypedArray => {
  if (values.buffer instanceof SharedArrayBuffer) return values
  const OfSameKind = values.constructor as new (buffer: SharedArrayBuffer) => TypedArray
  const copy = new OfSameKind(new SharedArrayBuffer(values.byteLength))
  copy.set(values)
  return copy
}

/**
 * Copies typed arrays into shared memory, so that sending the data to another thread copies nothing. They must not be
 * modified afterwards.
 */
export const shareMemory = <Data extends object>(data: Data): Data => {
  const shared = new Map<object, object>()
  const share = (value: object): object => {
    const known = shared.get(value)
    if (known !== undefined) return known
    const made = isTypedArray(value)
      ? sharedCopy(value)
      : value instanceof Map || Array.isArray(value)
        ? value
        : Object.fromEntries(
            Object.entries(value).map(([name, part]) => [
              name,
              typeof part === 'object' && part !== null ? share(part) : part,
            ]),
          )
    shared.set(value, made)
    return made
  }
  return share(data) as Data
}
