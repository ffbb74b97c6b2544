import { t } from '#web/lib/language/translate.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { createKeyring } from '#web/lib/api/idempotency-key.ts';
import { profileQueries, useSaveProfile } from '#web/features/profile/public.ts';
import { ChoicePicker } from '#web/ui/inputs/choice-picker.tsx';
import { notify } from '#web/ui/feedback/notify.ts';

const choices = [
  { value: 'on', label: t('On') },
  { value: 'off', label: t('Off') },
] as const;
type Choice = (typeof choices)[number]['value'];

interface Props {
  /** Whether the user's plan includes the email. */
  isOpen: boolean;
  /** Shown instead of the setting if it does not. */
  locked: ReactNode;
}

/** Setting for a weekly summary email on Mondays, saved immediately. */
export const WeeklyEmailSetting = ({ isOpen, locked }: Props) => {
  const { data: profile } = useQuery(profileQueries.read());
  const save = useSaveProfile();
  const keyOf = useRef(createKeyring());
  if (!profile) return null;

  const choose = async (choice: Choice): Promise<void> => {
    if (save.isPending) return;
    const change = { weekly_mail: choice === 'on' };
    try {
      await save.mutateAsync({ change, key: keyOf.current(change) });
      keyOf.current = createKeyring();
      notify.success(
        t('Choice saved'),
        change.weekly_mail ? t('The next one arrives on Monday.') : t('You won’t get the weekly email.'),
      );
    } catch (error) {
      notify.error(t('Error'), error instanceof Error ? error.message : t('We couldn’t save this.'));
    }
  };
  return (
    <section className="card stack3" id="weekly-email" aria-label={t('Weekly email')}>
      <h2>{t('Weekly email')}</h2>
      {isOpen ? (
        <ChoicePicker
          label={t('Your week in review, every Monday')}
          choices={choices}
          value={profile.weekly_mail === false ? 'off' : 'on'}
          onChange={(choice) => void choose(choice)}
        />
      ) : (
        <>
          <p className="note">{t('A weekly summary by email, every Monday.')}</p>
          {locked}
        </>
      )}
      <p className="note">{t('Every email has a one-click unsubscribe link.')}</p>
    </section>
  );
};
