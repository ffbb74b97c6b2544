import type { Clock } from '../../gateway/clock.ts';
import type { FunctionRuntime } from '../../runtime/function-runtime.ts';
import type { Store } from '../../store.ts';
import type { LocalStack } from '../../template/model.ts';
import type { Mailbox } from '../ses/mailbox/mailbox.ts';
import { type ClientLookup, type ClientSettings, createClientLookup } from './settings/client-settings.ts';
import { type PoolSettings, poolSettingsOf } from './settings/pool-settings.ts';
import type { SrpIdentity } from './srp/verifier.ts';
import { type AttemptStore, createAttemptStore } from './store/attempt-store.ts';
import { type ChallengeStore, createChallengeStore } from './store/challenge-store.ts';
import { type CodeRequests, createCodeRequests } from './store/code-requests.ts';
import { type CodeStore, createCodeStore } from './store/code-store.ts';
import { createGroupStore, type GroupStore } from './store/group-store.ts';
import { createSessionStore, type SessionStore } from './store/session-store.ts';
import { createSecondFactorStore, type SecondFactorStore } from './store/second-factor-store.ts';
import { createPasskeyChallengeStore, type PasskeyChallengeStore } from './store/passkey-challenge-store.ts';
import { createPasskeyStore, type PasskeyStore } from './store/passkey-store.ts';
import { createTables } from './store/tables.ts';
import { createTotpStore, type TotpStore } from './store/totp-store.ts';
import { createTransaction, type Transaction } from './store/transaction.ts';
import { createUserStore, type UserStore } from './store/user-store.ts';
import { openSigningKey, type SigningKey } from './tokens/signing-key.ts';
import { createTokenIssuer, type TokenIssuer } from './tokens/token-issuer.ts';
import { createTriggers, type Triggers } from './triggers.ts';

/** Dependencies of the local user pool. */
export interface UserPoolOptions {
  store: Store;
  stack: LocalStack;
  runtime: FunctionRuntime;
  mailbox: Mailbox;
  clock: Clock;
  /** Folder for the signing key. */
  dataDir: string;
}

/** The state and settings that operations use. */
export interface UserPool {
  settings: PoolSettings;
  client: ClientLookup;
  /** The client for sessions that the operator creates. */
  firstClient: ClientSettings;
  key: SigningKey;
  users: UserStore;
  groups: GroupStore;
  codes: CodeStore;
  codeRequests: CodeRequests;
  sessions: SessionStore;
  challenges: ChallengeStore;
  attempts: AttemptStore;
  totp: TotpStore;
  secondFactors: SecondFactorStore;
  passkeys: PasskeyStore;
  passkeyChallenges: PasskeyChallengeStore;
  tokens: TokenIssuer;
  triggers: Triggers;
  mailbox: Mailbox;
  transaction: Transaction;
  clock: Clock;
  identityOf(username: string): SrpIdentity;
}

/**
 * Creates the stack's user pool in the store.
 * @throws Error that names an unsupported part of the template
 */
export const createUserPool = ({
  store,
  stack,
  runtime,
  mailbox,
  clock,
  dataDir,
}: UserPoolOptions): UserPool => {
  const settings = poolSettingsOf(stack);
  const clients = createClientLookup(stack);
  const key = openSigningKey(dataDir);
  createTables(store);
  const sessions = createSessionStore(store, clock);
  const poolName = settings.id.split('_')[1] ?? '';
  return {
    settings,
    client: clients.find,
    firstClient: clients.first,
    key,
    users: createUserStore(store, settings.caseSensitive),
    groups: createGroupStore(store, stack),
    codes: createCodeStore(store, clock),
    sessions,
    challenges: createChallengeStore(store, clock),
    codeRequests: createCodeRequests(clock),
    attempts: createAttemptStore(store, clock),
    totp: createTotpStore(store, clock),
    secondFactors: createSecondFactorStore(store, clock),
    passkeys: createPasskeyStore(store),
    passkeyChallenges: createPasskeyChallengeStore(store, clock),
    tokens: createTokenIssuer({ key, issuer: settings.issuer, sessions, clock }),
    triggers: createTriggers(settings, runtime),
    mailbox,
    transaction: createTransaction(store),
    clock,
    identityOf: (username) => ({ poolName, username }),
  };
};
