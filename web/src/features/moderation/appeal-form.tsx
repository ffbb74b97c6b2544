import { Button, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { moderationRoutes } from '#shared/moderation/routes.ts';
import { MAX_APPEAL_LENGTH, newAppeal } from '#shared/moderation/schema.ts';
import { call } from '#web/lib/api/call.ts';
import { t } from '#web/lib/language/translate.ts';
import { appealKeyOf } from './appeal-key.ts';

/** Form for an appeal, which can be sent once. */
export const AppealForm = ({ token }: { token: string }) => {
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(moderationRoutes.sendAppeal, { body: { token, text } }),
    onSuccess: (decision) => queryClient.setQueryData(appealKeyOf(token), decision),
  });
  const fault = newAppeal.shape.text.safeParse(text).error?.issues[0]?.message;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (fault === undefined) mutate();
  };
  return (
    <form className="stack3" onSubmit={submit} noValidate>
      <Textarea
        label={t('Why is this decision wrong?')}
        description={t('You can send one appeal. Someone from our team reads it and emails you the answer.')}
        rows={6}
        maxLength={MAX_APPEAL_LENGTH}
        value={text}
        error={isAsked && fault !== undefined ? t(fault) : null}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {error && <p role="alert">{error.message}</p>}
      <Button type="submit" loading={isPending}>
        {t('Send appeal')}
      </Button>
    </form>
  );
};
