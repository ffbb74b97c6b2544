import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import Trash from 'lucide-react/icons/trash-2';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { coachRoutes } from '#shared/coach/routes.ts';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { call } from '#web/lib/api/call.ts';
import { stopSpeaking } from '#web/features/speech/public.ts';
import { coachConversation } from './coach-conversation.ts';
import { coachQueries, noHistory } from './coach-queries.ts';
import classes from './clear-history.module.css';

/** Clears the chat after confirmation. Cleared messages cannot be restored, and the dialog says so. */
export const ClearHistory = ({ isLocked }: { isLocked: boolean }) => {
  const queryClient = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const { queryKey } = coachQueries.history();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await queryClient.cancelQueries({ queryKey });
      await call(coachRoutes.clear);
    },
    onSuccess: () => {
      stopSpeaking();
      coachConversation.clear();
      queryClient.setQueryData(queryKey, noHistory);
      setAsked(false);
      notify.success(t('History cleared'));
    },
    onError: (error) => notify.error(t('Error'), error.message),
  });
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<Trash aria-hidden />}
        aria-disabled={isLocked}
        onClick={() => {
          if (!isLocked) setAsked(true);
        }}
      >
        {t('Clear history')}
      </Button>
      {isAsked && (
        <Dialog title={t('Clear chat history?')} onClose={() => setAsked(false)} width="28rem">
          <p>
            {t('This deletes all messages in this chat and can’t be undone. Logged and planned meals stay.')}
          </p>
          <div className={classes.choices}>
            <Button loading={isPending} onClick={() => mutate()}>
              {t('Clear history')}
            </Button>
            <Button variant="default" onClick={() => setAsked(false)}>
              {t('Keep it')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
};
