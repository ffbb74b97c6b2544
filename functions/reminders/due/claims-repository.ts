import { $remove, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update';
import type { Table } from '../../platform/table/client.ts';
import { createOpenAccountCheck } from '../../platform/account/closed-account-entity.ts';
import { held } from '../../platform/table/condition-failure.ts';
import { createPushDeviceEntity } from '../push/push-device-entity.ts';
import { tryTransact } from '../../platform/table/transact.ts';
import type { Device } from '../push/devices-repository.ts';

/** Records reminders per device before they are sent, so that none is sent twice. */
export const createClaims = (table: Table) => {
  const devices = createPushDeviceEntity(table);
  const openAccount = createOpenAccountCheck(table);

  return {
    /**
     * Records that the reminder of an instant is being sent to a device.
     * @returns false if it or a later one was already sent, the device is gone, or the account is closed
     */
    claim: (user_id: string, { id }: Device, due: string): Promise<boolean> => {
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
      return tryTransact(table, [{ Update: update.params() }, openAccount(user_id)]);
    },

    /** Reverts the record of a reminder that was certainly not sent. @param device as before the claim */
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
