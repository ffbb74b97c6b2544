import { t } from '#web/lib/language/translate.ts';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { staffRoutes } from '#shared/staff/routes.ts';
import { creditCorrection, type CreditCorrection, type StaffAccount } from '#shared/staff/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { useStaffAction } from './use-staff-action.ts';

interface Props {
  account: StaffAccount;
  onClose: () => void;
  onDone: (account: StaffAccount) => void;
}

/** Parses whole credits with a sign; also accepts the typographic minus sign. */
const amountOf = (typed: string): number => Number(typed.trim().replace('−', '-') || Number.NaN);

const faultOf = (typed: string): string | null => {
  const amount = creditCorrection.shape.amount.safeParse(amountOf(typed));
  if (amount.success) return null;
  return Number.isInteger(amountOf(typed))
    ? t(amount.error.issues[0]?.message ?? '')
    : t('Enter a number of credits.');
};

/** Dialog that adds or deducts non-expiring credits. */
export const CorrectionDialog = ({ account: { user_id }, onClose, onDone }: Props) => {
  const [typed, setTyped] = useState('');
  const fault = faultOf(typed);
  const { mutate, isPending } = useStaffAction({
    act: (body: CreditCorrection, idempotencyKey) =>
      call(staffRoutes.correctCredits, { params: { user_id }, body, idempotencyKey }),
    onDone,
  });
  return (
    <ReasonDialog
      title={t('Correct credits')}
      about={t('The user will see this in their credit history as a correction by support.')}
      confirm={t('Correct')}
      isPending={isPending}
      onClose={onClose}
      onReason={(reason) => mutate({ amount: amountOf(typed), reason })}
      isHeld={fault !== null}
      renderFields={(isAsked) => (
        <TextInput
          label={t('Credits (use a minus sign to deduct)')}
          autoComplete="off"
          value={typed}
          error={isAsked ? fault : null}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
    />
  );
};
