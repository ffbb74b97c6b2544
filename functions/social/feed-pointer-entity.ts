import { Entity } from 'dynamodb-toolbox/entity';
import { boolean, item, number, string } from 'dynamodb-toolbox/schema';
import { audiences } from '#shared/social/schema.ts';
import type { Table } from '../platform/table/client.ts';
import { entityDefaults } from '../platform/table/entity-defaults.ts';
import { userPartition } from '../platform/table/user-key.ts';

/** How the keys of a feed begin; '$' follows '#'. */
export const FEED_PREFIX = 'feed#';
export const AFTER_FEED = 'feed$';

/** Where in `lsi1` of a reader the meals of one person stand. */
export const sharedBy = (ownerId: string): [string, string] => [`feed-of#${ownerId}#`, `feed-of#${ownerId}$`];

/**
 * That a shared meal belongs into somebody's feed: the sharer's own at once, those of friends by a job. It only says where
 * to look. Whether the reader may see the meal is asked when it is read.
 */
export const createFeedPointerEntity = (table: Table) =>
  new Entity({
    ...entityDefaults,
    name: 'feed_pointer',
    table,
    schema: item({
      /** Whose feed it is. */
      user_id: string().key(),
      /** Of the shared meal. */
      id: string().key(),
      /** Who shares it. */
      owner_id: string(),
      food_entry_id: string(),
      audience: string().enum(...audiences),
      /** The reader shares it. */
      own: boolean().enum(true).optional(),
      /** Of friends' meals: a year after the sharing. */
      expires_at: number().optional(),
    }).and((pointer) => ({
      lsi1sk: string()
        .link<typeof pointer>(({ owner_id, id }) => `${sharedBy(owner_id)[0]}${id}`)
        .hidden(),
    })),
    computeKey: ({ user_id, id }) => ({ pk: userPartition(user_id), sk: `${FEED_PREFIX}${id}` }),
  });
