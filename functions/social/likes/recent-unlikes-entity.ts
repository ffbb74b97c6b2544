import * as z from 'zod';
import { json, number } from '../../platform/table/attributes.ts';
import { defineUserEntity } from '../../platform/table/define-entity.ts';

/** A like that its user has removed. */
export const unlike = z.object({ shared_meal_id: z.string(), liked_at: z.string(), unliked_at: z.string() });
export type Unlike = z.infer<typeof unlike>;

/**
 * The likes that a user has just removed, newest first. They may still be part of a meal's count, which this user must
 * not see. Expires after the next count.
 */
export const createRecentUnlikesEntity = defineUserEntity(
  'recent_unlikes',
  { unlikes: json<Unlike[]>(), expires_at: number },
  () => 'recent-unlikes',
);
