import { $add, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import { createCreditsEntity } from '#functions/credits/credits-entity.ts';
import type { CreditBalance } from '#shared/credits/schema.ts';
import type { ApiUser } from './api-user.ts';
import { openLocalTable, subOf } from './local-table.ts';

/** Leaves a user of the running product a number of monthly credits, as if the others had been spent. */
export const leaveCredits = async (
  dataDir: string,
  person: Pick<ApiUser, 'call' | 'tokens'>,
  left: number,
): Promise<void> => {
  // Reading the balance brings the account up to date with the plan.
  const { body } = await person.call('GET', '/api/credits');
  const { allowance_left: allowanceLeft } = body as unknown as CreditBalance;
  await createCreditsEntity(await openLocalTable(dataDir))
    .build(UpdateItemCommand)
    .item({ user_id: subOf(person.tokens), used: $add(allowanceLeft - left), version: $add(1) })
    .send();
};
