import { allItemTypes, prefixOf } from '#shared/item-types/find-item-type.ts';
import type { ErasureStep } from '#shared/item-types/item-type.ts';

const inUserPartition = allItemTypes.filter(({ partition }) => partition === undefined);

/** Returns the sort key prefixes of the items that an erasure step reads. They are deleted only after that step. */
export const keysReadBy = (step: ErasureStep): string[] =>
  inUserPartition.filter(({ erasure }) => erasure === step).map(({ key }) => prefixOf(key));

/** Sort keys in the user's partition that outlive the account. */
export const outlivingKeys: readonly string[] = inUserPartition
  .filter(({ erasure }) => typeof erasure === 'object')
  .map(({ key }) => key);
