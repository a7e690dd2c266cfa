import type { RecommendationList } from '#core/recommendations/model/recommendation.ts'
import type { Prisma } from '#prisma/client/client.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'

export type ListReader = Pick<TransactionClient | Database['prisma'], 'recommendationSet'>
export type ListKey = { readonly resultId: string; readonly paid: boolean }

/** Plain data throughout, as its type says. */
const asJson = (list: RecommendationList) => list as unknown as Prisma.InputJsonObject

/**
 * The list of a result: with a paid plan the paid one, else the newest of both kinds, because a plan change must not
 * use quota. `exact`: only this plan's kind. Null when there is none.
 */
export const findList = async (
  { recommendationSet }: ListReader,
  { resultId, paid }: ListKey,
  { exact = false }: { readonly exact?: boolean } = {},
): Promise<RecommendationList | null> => {
  const rows = await recommendationSet.findMany({
    where: { resultId, ...(exact && { paid }) },
    orderBy: paid ? [{ paid: 'desc' }] : [{ createdAt: 'desc' }, { paid: 'asc' }],
    take: 1,
    select: { list: true },
  })
  return (rows[0]?.list as RecommendationList | undefined) ?? null
}

/** Replaces the list of its kind and returns the new id. */
export const saveList = async (
  { recommendationSet }: ListReader,
  key: ListKey,
  list: RecommendationList,
  createdAt: Date,
): Promise<string> => {
  const values = { list: asJson(list), createdAt }
  const { id } = await recommendationSet.upsert({
    where: { resultId_paid: key },
    create: { ...key, ...values },
    update: values,
    select: { id: true },
  })
  return id
}

/** Saves reworded texts unless the list has been replaced. */
export const rewordList = async (
  { recommendationSet }: ListReader,
  id: string,
  createdAt: Date,
  list: RecommendationList,
): Promise<void> => {
  await recommendationSet.updateMany({ where: { id, createdAt }, data: { list: asJson(list) } })
}
