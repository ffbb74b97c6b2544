import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { FoundAccount, FoundAccountPage } from '#shared/staff/moderation-schema.ts';
import { MIN_SEARCH_LENGTH } from '#shared/staff/moderation-schema.ts';
import { staffRoutes } from '#shared/staff/routes.ts';
import { call } from '#web/lib/api/call.ts';
import { t } from '#web/lib/language/translate.ts';
import { ReasonField, useReason } from '../reason-field.tsx';
import classes from '../staff.module.css';
import { useStaffAction } from '../use-staff-action.ts';

interface Asked {
  text: string;
  reason: string;
  cursor?: string;
}

interface Props {
  /** Opens an account. @param reason the reason of the search, which also applies to the look */
  onOpen: (userId: string, reason: string) => void;
  isOpening: boolean;
}

/** Search for accounts by user ID, email address or a part of the name. */
export const AccountSearch = ({ onOpen, isOpening }: Props) => {
  const [text, setText] = useState('');
  const [found, setFound] = useState<{
    asked: Asked;
    accounts: FoundAccount[];
    cursor: string | null;
  } | null>(null);
  const [isAsked, setAsked] = useState(false);
  const { reason, setReason, fault } = useReason();
  const { mutate, isPending } = useStaffAction({
    act: async (asked: Asked, idempotencyKey) => {
      const page: FoundAccountPage = await call(staffRoutes.searchAccounts, { body: asked, idempotencyKey });
      return { asked, page };
    },
    onDone: ({ asked, page }) =>
      setFound((before) => ({
        asked,
        accounts: [...(asked.cursor === undefined ? [] : (before?.accounts ?? [])), ...page.accounts],
        cursor: page.cursor,
      })),
  });
  const isShort = text.trim().length < MIN_SEARCH_LENGTH;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (isShort || fault !== null) return;
    setFound(null);
    mutate({ text: text.trim(), reason: reason.trim() });
  };
  return (
    <form className={classes.card} onSubmit={submit} noValidate>
      <TextInput
        label={t('User ID, email or part of the name')}
        autoComplete="off"
        maxLength={254}
        value={text}
        error={
          isAsked && isShort
            ? t('Enter at least 2 characters of a name or email address, or a user ID.')
            : null
        }
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <ReasonField value={reason} onChange={setReason} error={isAsked ? fault : null} />
      <div className={classes.actions}>
        <Button type="submit" variant="ink" loading={isPending}>
          {t('Find accounts')}
        </Button>
      </div>
      {found?.accounts.length === 0 && found.cursor === null && (
        <p role="status">{t('No account found. Only users with a profile are found by name.')}</p>
      )}
      <ul className={classes.rows} aria-label={t('Found accounts')}>
        {found?.accounts.map(({ user_id, name, email_hint }) => (
          <li key={user_id} className={classes.row}>
            <span>
              {name ?? t('No profile')}
              <small className="note">{email_hint}</small>
            </span>
            <Button
              variant="default"
              aria-label={t('Open {name}', { name: name ?? email_hint })}
              loading={isOpening}
              onClick={() => onOpen(user_id, found.asked.reason)}
            >
              {t('Open|action')}
            </Button>
          </li>
        ))}
      </ul>
      {found?.cursor && (
        <Button
          variant="default"
          loading={isPending}
          onClick={() => mutate({ ...found.asked, cursor: found.cursor ?? '' })}
        >
          {t('Search further')}
        </Button>
      )}
    </form>
  );
};
