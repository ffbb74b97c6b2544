import { createHmac, randomBytes } from 'node:crypto';
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put';
import { monthOf } from '#shared/referrals/month-of.ts';
import { emailGroupOf } from '#shared/referrals/email-group.ts';
import { type Clock, epochSeconds } from '../../platform/clock.ts';
import type { Table } from '../../platform/table/client.ts';
import { held } from '../../platform/table/condition-failure.ts';
import { readRow } from '../../platform/table/read-row.ts';
import type { Write } from '../../platform/table/transact.ts';
import {
  createReferralSaltEntity,
  createReferralSignUpEntity,
  createReferralVisitEntity,
} from './sign-up-entity.ts';

const DAY_SECONDS = 86_400;
/** Time between a visit and its sign-up. */
const VISIT_SECONDS = DAY_SECONDS;
/** Hashes and their salt are kept as long as the month's counts. */
export const HASH_SECONDS = 62 * DAY_SECONDS;

/** Salted hashes of a sign-up. */
export interface SignUp {
  device?: string | undefined;
  network?: string | undefined;
  email_domain?: string | undefined;
  is_disposable?: boolean | undefined;
}

/** Reads and writes what limits of referrals recognize: hashes with a secret salt that changes every month. */
export const createSignUps = (table: Table, clock: Clock) => {
  const visits = createReferralVisitEntity(table);
  const salts = createReferralSaltEntity(table);
  const signUps = createReferralSignUpEntity(table);

  const inSeconds = (seconds: number): number => epochSeconds(clock()) + seconds;

  /** Returns the month's salt, created on first use. */
  const readSalt = async (): Promise<string> => {
    const month = monthOf(clock());
    const known = await readRow(salts, { month });
    if (known) return known.salt;
    const salt = randomBytes(32).toString('base64url');
    const put = salts.build(PutItemCommand).item({ month, salt, expires_at: inSeconds(HASH_SECONDS) });
    await held(put.options({ condition: { attr: 'salt', exists: false } }).send());
    return (await readRow(salts, { month }))?.salt ?? salt;
  };

  const hashWith = (salt: string, kind: string, value: string): string =>
    createHmac('sha256', salt).update(`${kind} ${value}`).digest('base64url');

  return {
    /** Records a visit. @returns its random ID */
    addVisit: async (device: string, network: string): Promise<string> => {
      const salt = await readSalt();
      const id = randomBytes(16).toString('base64url');
      const row = {
        id,
        device: hashWith(salt, 'device', device),
        network: hashWith(salt, 'network', network),
        expires_at: inSeconds(VISIT_SECONDS),
      };
      await visits.build(PutItemCommand).item(row).send();
      return id;
    },

    /** Returns the hashes of a sign-up. @param visitId unvalidated input of the browser */
    describe: async (email: string, visitId: string | undefined): Promise<SignUp> => {
      const isPossible = visitId !== undefined && /^[\w-]{22}$/.test(visitId);
      const visit = isPossible ? await readRow(visits, { id: visitId }) : null;
      const isCurrent = visit !== null && visit.expires_at > epochSeconds(clock());
      const { isDisposable, domain } = emailGroupOf(email);
      return {
        ...(isCurrent && { device: visit.device, network: visit.network }),
        ...(domain !== null && { email_domain: hashWith(await readSalt(), 'domain', domain) }),
        ...(isDisposable && { is_disposable: true }),
      };
    },

    /** Stores them among the friend's rows. */
    keep: (friendId: string, signUp: SignUp): Write => {
      const row = { user_id: friendId, ...signUp, expires_at: inSeconds(HASH_SECONDS) };
      return { Put: signUps.build(PutItemCommand).item(row).params() };
    },

    /** Returns the hashes of a friend's sign-up; null if they expired. */
    find: async (friendId: string): Promise<SignUp | null> => {
      const row = await readRow(signUps, { user_id: friendId });
      return row && row.expires_at > epochSeconds(clock()) ? row : null;
    },
  };
};

export type SignUps = ReturnType<typeof createSignUps>;
