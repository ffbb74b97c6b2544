import { t } from '#web/lib/language/translate.ts';
import { Button, TextInput } from '@mantine/core';
import UserPlus from 'lucide-react/icons/user-plus';
import { type FormEvent, type RefObject, useState } from 'react';
import classes from '../people.module.css';
import { useRequestFriend } from './use-request-friend.ts';

/** Maximum length of an address (RFC 5321). */
const MAX_EMAIL_LENGTH = 254;

/** Form that sends a friend request by email. A blank field does nothing (SOCIAL-05). */
export const AddFriend = ({ field }: { field: RefObject<HTMLInputElement | null> }) => {
  const [email, setEmail] = useState('');
  const { ask, isAsking } = useRequestFriend(() => setEmail(''));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (email.trim() !== '') ask(email);
  };
  return (
    <section className="card" aria-labelledby="add-friend">
      <h2 id="add-friend">{t('Add a friend')}</h2>
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          ref={field}
          label={t('Friend’s email')}
          type="email"
          autoComplete="off"
          placeholder={t('you@example.com')}
          maxLength={MAX_EMAIL_LENGTH}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button type="submit" variant="ink" leftSection={<UserPlus aria-hidden />} loading={isAsking}>
          {t('Send request')}
        </Button>
      </form>
    </section>
  );
};
