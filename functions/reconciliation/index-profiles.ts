import { userOfPartition } from './group-users.ts';
import type { Report } from './report.ts';
import type { Scan, ScannedRow } from './scan-repository.ts';

/** Profiles that are added to the index per run. The next run adds further ones. */
const MAX_INDEXED = 5_000;

/** Adds profiles from before the index existed to the index in which staff searches for accounts. */
export const createIndexProfiles = (scan: Pick<Scan, 'indexProfile'>) => {
  const missing: string[] = [];
  return {
    /** Notes an item of the table. */
    see: ({ pk, sk, gsi1pk }: ScannedRow): void => {
      const userId = userOfPartition(pk);
      if (sk !== 'account#profile' || gsi1pk !== undefined || userId === null) return;
      if (missing.length < MAX_INDEXED) missing.push(userId);
    },

    finish: async (report: Report): Promise<void> => {
      for (const userId of missing) await scan.indexProfile(userId);
      report.count('profilesIndexed', missing.length);
    },
  };
};
