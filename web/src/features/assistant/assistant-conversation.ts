import { t } from '#web/lib/language/translate.ts';
import { type Turn, createConversation, notifyFailure } from '#web/features/coach/public.ts';
import { isInsufficientCredits } from '#web/lib/api/insufficient-credits.ts';
import { notify } from '#web/ui/feedback/notify.ts';

let isSpoken = false;

/** Conversation with the assistant in this tab. */
export const assistantConversation = createConversation({
  context: 'voice_interaction',
  notifyFailure: (error) => {
    if (!isSpoken) notifyFailure(error, t('Failed to get AI response'));
    else if (!isInsufficientCredits(error)) notify.error(t('Error'), t('Failed to process voice input'));
  },
});

/** @param how decides the error title @returns whether the question was sent */
export const askAssistant = (text: string, how: 'spoken' | 'typed', answers?: Turn['answers']): boolean => {
  const isAsked = assistantConversation.ask(text, how, answers);
  if (isAsked) isSpoken = how === 'spoken';
  return isAsked;
};
