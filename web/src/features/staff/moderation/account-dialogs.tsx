import { useState } from 'react';
import { staffRoutes } from '#shared/staff/routes.ts';
import type { StaffAccount } from '#shared/staff/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { t } from '#web/lib/language/translate.ts';
import { SelectField } from '#web/ui/inputs/select-field.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useStaffAction } from '../use-staff-action.ts';
import { type Decided, DecisionDialog } from './decision-dialog.tsx';

interface Props {
  account: StaffAccount;
  onClose: () => void;
  onDone: (account: StaffAccount) => void;
}

/** Dialog that warns the owner of an account. */
export const WarnDialog = ({ account: { user_id }, onClose, onDone }: Props) => {
  const { mutate, isPending } = useStaffAction({
    act: (body: Decided, idempotencyKey) =>
      call(staffRoutes.warnAccount, { params: { user_id }, body, idempotencyKey }),
    onDone,
  });
  return (
    <DecisionDialog
      title={t('Warn this user?')}
      about={t('The user gets an email with the rule. Nothing else changes.')}
      confirm={t('Send warning')}
      isPending={isPending}
      onClose={onClose}
      onDecide={mutate}
    />
  );
};

/** Lengths of a block by their value in the field. */
const lengths: Record<string, { label: string; days: number | null }> = {
  1: { label: t('1 day'), days: 1 },
  7: { label: t('7 days'), days: 7 },
  30: { label: t('30 days'), days: 30 },
  none: { label: t('Until someone opens it'), days: null },
};

/** Dialog that suspends an account for some days, or blocks it. */
export const BlockDialog = ({ account: { user_id }, onClose, onDone }: Props) => {
  const [length, setLength] = useState('7');
  const { mutate, isPending } = useStaffAction({
    act: (body: Decided & { days: number | null }, idempotencyKey) =>
      call(staffRoutes.blockAccount, { params: { user_id }, body, idempotencyKey }),
    onDone,
  });
  return (
    <DecisionDialog
      title={t('Block this account?')}
      about={t(
        'The user is signed out everywhere at once, can’t sign in, and gets an email. Others no longer see their meals. Nothing is deleted.',
      )}
      confirm={t('Block|account')}
      isPending={isPending}
      onClose={onClose}
      onDecide={(decided) => mutate({ ...decided, days: lengths[length]?.days ?? null })}
    >
      <SelectField
        label={t('For how long?')}
        data={['1', '7', '30', 'none'].map((value) => ({ value, label: lengths[value]?.label ?? '' }))}
        value={length}
        onChange={({ currentTarget }) => setLength(currentTarget.value)}
      />
    </DecisionDialog>
  );
};

/** Dialog that opens a blocked account again. */
export const UnblockDialog = ({ account: { user_id }, onClose, onDone }: Props) => {
  const { mutate, isPending } = useStaffAction({
    act: (body: { reason: string }, idempotencyKey) =>
      call(staffRoutes.unblockAccount, { params: { user_id }, body, idempotencyKey }),
    onDone,
  });
  return (
    <ReasonDialog
      title={t('Unblock this account?')}
      about={t('The user can sign in again, and gets an email.')}
      confirm={t('Unblock|account')}
      isPending={isPending}
      onClose={onClose}
      onReason={(reason) => mutate({ reason })}
    />
  );
};
