import type { Unlike } from './recent-unlikes-entity.ts';

interface CountedMeal {
  likes_count: number;
  likes_counted_at?: string | undefined;
}

/** A viewer's own like of a meal. */
export interface OwnLike {
  /** When the viewer liked it; null if it is not liked. */
  likedAt: string | null;
  /** The viewer's last removed like; null without a recent one. */
  unlike: Pick<Unlike, 'liked_at' | 'unliked_at'> | null;
}

/**
 * Returns the like count that a viewer sees: likes are counted seconds later, but the viewer's own one counts at once.
 */
export const likeCountSeenBy = (
  { likes_count, likes_counted_at: countedAt }: CountedMeal,
  { likedAt, unlike }: OwnLike,
): number => {
  if (countedAt === undefined) return likes_count;
  if (likedAt !== null) return likes_count + (likedAt > countedAt ? 1 : 0);
  const isCounted = unlike !== null && unlike.liked_at <= countedAt && unlike.unliked_at > countedAt;
  return Math.max(0, likes_count - (isCounted ? 1 : 0));
};
