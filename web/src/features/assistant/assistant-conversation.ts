import { t } from '#web/lib/language/translate.ts';
import { createConversation, tellFailure } from '#web/features/coach/public.ts';
import { isShortage } from '#web/lib/api/shortage.ts';
import { notify } from '#web/ui/feedback/notify.ts';

let isSpoken = false;

/** What is asked of the assistant in this window. */
export const assistantConversation = createConversation({
  context: 'voice_interaction',
  tellFailure: (error) => {
    if (!isSpoken) tellFailure(error, t('Failed to get AI response'));
    else if (!isShortage(error)) notify.error(t('Error'), t('Failed to process voice input'));
  },
});

/** @param how decides what a failure is called @returns whether it was asked */
export const askAssistant = (text: string, how: 'spoken' | 'typed'): boolean => {
  const isAsked = assistantConversation.ask(text, how);
  if (isAsked) isSpoken = how === 'spoken';
  return isAsked;
};
