import { $remove, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import type { Table } from '../platform/table/client.ts';
import { createOpenAccountCheck } from '../platform/account/closed-account-entity.ts';
import { held } from '../platform/table/condition-failure.ts';
import { createPushDeviceEntity } from './push-device-entity.ts';
import { ConditionsFailed, transact } from '../platform/table/transact.ts';
import type { Device } from './devices-repository.ts';

/** What was sent to each device: one reminder is noted before it goes, so that none goes twice. */
export const createClaims = (table: Table) => {
  const devices = createPushDeviceEntity(table);
  const openAccount = createOpenAccountCheck(table);

  return {
    /**
     * Notes that the reminder of an instant goes to a device now.
     * @returns false when it, or a later one, went before; when the device is gone, or the account closed
     */
    claim: async (user_id: string, { id }: Device, due: string): Promise<boolean> => {
      const update = devices
        .build(UpdateItemCommand)
        .item({ user_id, id, claimed_due: due })
        .options({
          condition: {
            and: [
              { attr: 'endpoint', exists: true },
              {
                or: [
                  { attr: 'claimed_due', exists: false },
                  { attr: 'claimed_due', lt: due },
                ],
              },
            ],
          },
        });
      try {
        await transact(table, [{ Update: update.params() }, openAccount(user_id)]);
        return true;
      } catch (error) {
        if (error instanceof ConditionsFailed) return false;
        throw error;
      }
    },

    /** Takes the note back of a reminder that certainly did not go. @param device as it was before the claim */
    giveBack: async (user_id: string, { id, claimed_due }: Device, due: string): Promise<void> => {
      const update = devices
        .build(UpdateItemCommand)
        .item({ user_id, id, claimed_due: claimed_due ?? $remove() })
        .options({ condition: { attr: 'claimed_due', eq: due } });
      await held(update.send());
    },
  };
};

export type Claims = ReturnType<typeof createClaims>;
