import { QueryCommand } from 'dynamodb-toolbox/table/actions/query';
import type { FoundAccount, FoundAccountPage } from '#shared/staff/moderation-schema.ts';
import type { Table } from '../../platform/table/client.ts';
import { readRow } from '../../platform/table/read-row.ts';
import { rowKey } from '../../platform/table/row-key.ts';
import { createProfileEntity, PROFILES, searchTextOf } from '../../profile/public.ts';
import { displayNameOf, emailHintOf } from '../../social/public.ts';

/** Accounts per page. */
const PAGE = 20;

/** Maximum number of 1 MB pages of the index per request: about 30,000 profiles. The cursor continues after them. */
const MAX_INDEX_PAGES = 10;

/** Searches profiles by a part of the name or the email address. */
export const createSearchProfiles = (table: Table) => {
  const profiles = createProfileEntity(table);

  const describe = (
    user_id: string,
    profile: { full_name?: string | undefined; email: string },
  ): FoundAccount => ({
    user_id,
    name: displayNameOf(profile),
    email_hint: emailHintOf(profile.email),
  });

  return {
    /** Describes an account that was found elsewhere. */
    describe: async (user_id: string, email: string): Promise<FoundAccount> => {
      const row = await readRow(profiles, { user_id });
      return row
        ? describe(user_id, { full_name: row.full_name, email })
        : { ...describe(user_id, { email }), name: null };
    },

    /**
     * Returns a page in the order of the user IDs. Reads the index of profiles, whose size it is limited by. Eventually
     * consistent. @param cursor end of the previous page
     */
    page: async (text: string, cursor: string | undefined): Promise<FoundAccountPage> => {
      const accounts: FoundAccount[] = [];
      let from = cursor;
      for (let read = 0; read < MAX_INDEX_PAGES && accounts.length < PAGE; read += 1) {
        const { Items = [], LastEvaluatedKey } = await table
          .build(QueryCommand)
          .query({ index: 'gsi1', partition: PROFILES })
          .entities(profiles)
          .options({
            entityAttrFilter: false,
            filters: { profile: { attr: 'search_text', contains: searchTextOf([text]) } },
            ...(from !== undefined && {
              exclusiveStartKey: { ...rowKey(profiles, { user_id: from }), gsi1pk: PROFILES, gsi1sk: from },
            }),
          })
          .send();
        for (const { user_id, full_name, email = '' } of Items) {
          if (accounts.length < PAGE) accounts.push(describe(user_id, { full_name, email }));
        }
        const isFull = accounts.length === PAGE;
        from = isFull ? accounts.at(-1)?.user_id : (LastEvaluatedKey?.['gsi1sk'] as string | undefined);
        if (from === undefined) return { accounts, cursor: null };
        if (isFull) break;
      }
      return { accounts, cursor: from ?? null };
    },
  };
};

export type SearchProfiles = ReturnType<typeof createSearchProfiles>;
