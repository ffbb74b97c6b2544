import { useState } from 'react';
import { staffRoutes } from '#shared/staff/routes.ts';
import type { StaffAccount } from '#shared/staff/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { t } from '#web/lib/language/translate.ts';
import { AccountCard } from './account-card.tsx';
import { AccountSearch } from './moderation/account-search.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { StaffPart } from './staff-part.tsx';
import { useStaffAction } from './use-staff-action.ts';

interface Props {
  /** The account that a report or an appeal leads to. */
  asked: string | null;
  /** Called when it was opened or dismissed. */
  onAnswered: () => void;
}

/** Search for accounts, and the one that was opened. There is no list of accounts to browse. */
export const Accounts = ({ asked, onAnswered }: Props) => {
  const [account, setAccount] = useState<StaffAccount | null>(null);
  const { mutate, isPending } = useStaffAction({
    act: ({ user_id, reason }: { user_id: string; reason: string }, idempotencyKey) =>
      call(staffRoutes.viewAccount, { params: { user_id }, body: { reason }, idempotencyKey }),
    onDone: (opened) => {
      setAccount(opened);
      onAnswered();
    },
  });
  return (
    <StaffPart id="staff-accounts" title={t('Accounts')}>
      <AccountSearch isOpening={isPending} onOpen={(user_id, reason) => mutate({ user_id, reason })} />
      {account && <AccountCard key={account.user_id} account={account} onChange={setAccount} />}
      {asked !== null && (
        <ReasonDialog
          title={t('Open this account?')}
          about={t('You see its status, credits, reports and decisions, but no diary.')}
          confirm={t('Open account')}
          isPending={isPending}
          onClose={onAnswered}
          onReason={(reason) => mutate({ user_id: asked, reason })}
        />
      )}
    </StaffPart>
  );
};
