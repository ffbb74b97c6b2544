import { STAFF } from '#shared/staff/schema.ts';
import type { Cognito } from '../services/cognito/cognito.ts';
import { staffAccount } from './staff-account.ts';

/** Makes the staff account, once, and puts it into the group: who was taken out of it is in it again after a start. */
export const seedStaff = async ({
  importUser,
  addToGroup,
}: Pick<Cognito, 'importUser' | 'addToGroup'>): Promise<void> => {
  const { sub } = await importUser(staffAccount);
  addToGroup(sub, STAFF);
};
