import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Withdrawable } from '#shared/billing/contracts/schema.ts';
import { creditPacks } from '#shared/plans/packs.ts';
import { plans } from '#shared/plans/plans.ts';
import { t } from '#web/lib/language/translate.ts';
import { QueryView } from '#web/ui/feedback/query-view.tsx';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { formatDate } from '../subscription/billing-dates.ts';
import { billingQueries } from './billing-queries.ts';
import { formatMoney, useWithdraw } from './use-withdraw.ts';

const nameOf = ({ plan, pack }: Withdrawable): string => {
  if (pack !== null) return t('Credit pack {pack}', { pack: creditPacks[pack].name });
  return plan === null ? t('Your plan') : plans[plan].name;
};

const Contract = ({ contract, onClose }: { contract: Withdrawable; onClose: () => void }) => {
  const { withdraw, isWithdrawing } = useWithdraw(onClose);
  const { refund, withdraw_until: until } = contract;
  return (
    <li className="stack3">
      <b>{nameOf(contract)}</b>
      <span>
        {refund === null || refund.amount === 0
          ? t('Nothing is refunded, since nothing is left or was charged.')
          : t('Refund: {amount}', { amount: formatMoney(refund) })}
      </span>
      <span className="note">
        {t('You can withdraw until {date}.', { date: formatDate(`${until}T12:00:00Z`) })}
      </span>
      <div>
        <Button
          loading={isWithdrawing}
          aria-label={t('Confirm withdrawal from {contract}', { contract: nameOf(contract) })}
          onClick={() => withdraw(contract.id)}
        >
          {t('Confirm withdrawal')}
        </Button>
      </div>
    </li>
  );
};

/** Lists the contracts that the user can withdraw from. Each needs one more click. */
export const WithdrawDialog = ({ onClose }: { onClose: () => void }) => {
  const query = useQuery(billingQueries.withdrawable);
  return (
    <Dialog title={t('Withdraw from contract')} onClose={onClose} width="30rem">
      <QueryView
        query={query}
        loading={
          <div role="status" aria-label={t('Loading your orders')}>
            <SkeletonBlock height="9rem" />
          </div>
        }
        failure={t('We couldn’t load your orders')}
      >
        {(contracts) =>
          contracts.length === 0 ? (
            <p>{t('You have no order from the last 14 days. You can still cancel your plan.')}</p>
          ) : (
            <ul className="stack5">
              {contracts.map((contract) => (
                <Contract key={contract.id} contract={contract} onClose={onClose} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Dialog>
  );
};
