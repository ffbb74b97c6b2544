import { t } from '#web/lib/language/translate.ts';
import { staffRoutes } from '#shared/staff/routes.ts';
import type { StaffAccount } from '#shared/staff/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useStaffAction } from './use-staff-action.ts';

interface Props {
  account: StaffAccount;
  onClose: () => void;
  onDone: (account: StaffAccount) => void;
}

/** Dialog that blocks or unblocks an account. */
export const BlockDialog = ({ account: { user_id, blocked }, onClose, onDone }: Props) => {
  const { mutate, isPending } = useStaffAction({
    act: (body: { reason: string }, idempotencyKey) =>
      call(blocked ? staffRoutes.unblockAccount : staffRoutes.blockAccount, {
        params: { user_id },
        body,
        idempotencyKey,
      }),
    onDone,
  });
  return (
    <ReasonDialog
      title={blocked ? t('Unblock this account?') : t('Block this account?')}
      about={
        blocked
          ? t('The user can sign in again.')
          : t('The user will be signed out everywhere and can’t sign in. Nothing is deleted.')
      }
      confirm={blocked ? t('Unblock') : t('Block')}
      isPending={isPending}
      onClose={onClose}
      onReason={(reason) => mutate({ reason })}
    />
  );
};
