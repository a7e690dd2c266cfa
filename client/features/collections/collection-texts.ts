export const toolCountText = (count: number): string => (count === 1 ? '1 tool' : `${count} tools`)

export const collectionCountText = (count: number): string => (count === 1 ? '1 collection' : `${count} collections`)
