import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { FriendNotice } from '#shared/profile/choices.ts';
import { profileQueries, useSaveProfile } from '#web/features/profile/public.ts';
import { createKeyring } from '#web/lib/api/idempotency-key.ts';
import { t } from '#web/lib/language/translate.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { ChoicePicker } from '#web/ui/inputs/choice-picker.tsx';

type Choice = FriendNotice | 'off';

const choices = [
  { value: 'off', label: t('Off') },
  { value: 'email', label: t('By email') },
  { value: 'push', label: t('On my devices') },
] as const satisfies readonly { value: Choice; label: string }[];

const saved: Record<Choice, string> = {
  off: t('We won’t notify you of friend requests.'),
  email: t('We’ll email you about new friend requests.'),
  push: t('Your devices will notify you of new friend requests.'),
};

/** Setting for notices of friend requests, off by default and saved immediately. */
export const FriendNoticeSetting = () => {
  const { data: profile } = useQuery(profileQueries.read());
  const save = useSaveProfile();
  const keyOf = useRef(createKeyring());
  if (!profile) return null;
  const value: Choice = profile.friend_notice ?? 'off';

  const choose = async (choice: Choice): Promise<void> => {
    if (save.isPending) return;
    const change = { friend_notice: choice === 'off' ? null : choice };
    try {
      await save.mutateAsync({ change, key: keyOf.current(change) });
      keyOf.current = createKeyring();
      notify.success(t('Choice saved'), saved[choice]);
    } catch (error) {
      notify.error(t('Error'), error instanceof Error ? error.message : t('We couldn’t save this.'));
    }
  };
  return (
    <section className="card stack3" id="friend-requests" aria-label={t('Friend requests|notices')}>
      <h2>{t('Friend requests|notices')}</h2>
      <ChoicePicker
        label={t('Notify me of friend requests')}
        choices={choices}
        value={value}
        onChange={(choice) => void choose(choice)}
      />
      <p className="note">{t('You get one notice per request, and none from people you blocked.')}</p>
      {value === 'push' && (
        <p className="note">{t('Only devices on which reminders are on are notified.')}</p>
      )}
    </section>
  );
};
