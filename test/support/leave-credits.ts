import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { createCreditsEntity } from '#functions/credits/credits-entity.ts';
import type { CreditBalance } from '#shared/credits/schema.ts';
import type { ApiUser } from './api-user.ts';
import { openLocalTable, subOf } from './local-table.ts';

/** Leaves somebody of the running product so many credits of the month, as if the others had been spent. */
export const leaveCredits = async (
  dataDir: string,
  person: Pick<ApiUser, 'call' | 'tokens'>,
  left: number,
): Promise<void> => {
  // The look makes the account what the plan of now gives.
  const { body } = await person.call('GET', '/api/credits');
  const { allowance_left: allowanceLeft } = body as unknown as CreditBalance;
  await createCreditsEntity(await openLocalTable(dataDir))
    .build(UpdateItemCommand)
    .item({ user_id: subOf(person.tokens), used: $add(allowanceLeft - left), version: $add(1) })
    .send();
};
