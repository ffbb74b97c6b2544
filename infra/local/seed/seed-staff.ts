import { STAFF } from '#shared/staff/schema.ts';
import type { Cognito } from '../services/cognito/cognito.ts';
import { staffAccount } from './staff-account.ts';

/** Creates the staff account and adds it to the group. A removed account is added again on the next start. */
export const seedStaff = async ({
  importUser,
  addToGroup,
}: Pick<Cognito, 'importUser' | 'addToGroup'>): Promise<void> => {
  const { sub } = await importUser(staffAccount);
  addToGroup(sub, STAFF);
};
