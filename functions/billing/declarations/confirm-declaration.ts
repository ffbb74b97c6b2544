import type { Declaration, DeclarationOutcome } from '#shared/billing/contracts/declaration.ts';
import type { contractRoutes } from '#shared/billing/contracts/routes.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import { unsubscribeHashOf } from '../../platform/mail/unsubscribe-token.ts';
import type { FindUserByEmail } from '../../platform/user-pool/find-user-by-email.ts';
import type { SyncCustomer } from '../customers/sync-customer.ts';
import type { BillingRepository } from '../repository.ts';
import type { WithdrawContract } from '../withdrawals/withdraw-contract.ts';
import type { Declarations } from './declarations-repository.ts';
import type { PlanEndings } from './plan-endings-repository.ts';

export interface ConfirmingDependencies {
  declarations: Pick<Declarations, 'find' | 'settle'>;
  findUser: FindUserByEmail;
  rows: Pick<BillingRepository, 'read'>;
  endings: PlanEndings;
  withdrawals: Pick<WithdrawContract, 'offersOf' | 'withdraw'>;
  sync: SyncCustomer;
}

type Result = Omit<DeclarationOutcome, 'received_at'>;

const none: Result = { outcome: 'no_contract', ends_at: null, refund: null };

/** Carries out a declaration of a user whose inbox is proven. */
const createCarryOut = ({ rows, endings, withdrawals, sync }: ConfirmingDependencies) => {
  const cancel = async (userId: string, endsOn: string | null): Promise<Result> => {
    const { customer_id: customerId } = await rows.read(userId);
    const end = customerId === null ? null : await endings.cancelPlans(customerId, endsOn);
    if (customerId === null || end === null) return none;
    await sync(userId, customerId);
    return { outcome: 'canceled', ends_at: end.toISOString(), refund: null };
  };

  const withdraw = async (userId: string, kind: 'plan' | 'credits', at: Date): Promise<Result> => {
    const offers = (await withdrawals.offersOf(userId, at))
      .map(({ contract }) => contract)
      .filter((contract) => contract.kind === kind)
      .sort((one, other) => other.opened.getTime() - one.opened.getTime());
    const [newest] = offers;
    if (!newest) {
      const { has_billing: hasBilling } = await rows.read(userId);
      return hasBilling ? { ...none, outcome: 'too_late' } : none;
    }
    const { refund } = await withdrawals.withdraw(userId, newest.id, at);
    return { outcome: 'withdrawn', ends_at: null, refund };
  };

  return (userId: string, declaration: Declaration, at: Date): Promise<Result> =>
    declaration.kind === 'cancellation'
      ? cancel(userId, declaration.ends_on)
      : withdraw(userId, declaration.contract, at);
};

/**
 * Carries out a declaration through the link in its receipt, which proves the inbox. A repeated request returns the
 * same outcome.
 */
export const confirmDeclaration =
  (
    open: () => Promise<{ confirming: ConfirmingDependencies }>,
  ): Endpoint<typeof contractRoutes.confirmDeclaration> =>
  async ({ body: { token } }) => {
    const { confirming } = await open();
    const { declarations, findUser } = confirming;
    const stored = await declarations.find(unsubscribeHashOf(token));
    if (!stored) throw new CodedError('DECLARATION_NOT_FOUND');
    if (stored.outcome) return stored.outcome;
    const { declaration, received_at } = stored;
    const userId = await findUser(declaration.email);
    const result =
      userId === null ? none : await createCarryOut(confirming)(userId, declaration, new Date(received_at));
    const outcome = { ...result, received_at };
    // Without a contract, the user may confirm again after changing the account's email address.
    if (outcome.outcome !== 'no_contract') await declarations.settle(stored, outcome);
    return outcome;
  };
