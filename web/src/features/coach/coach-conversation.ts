import { t } from '#web/lib/language/translate.ts';
import { createConversation } from './chat/conversation.ts';
import { notifyFailure } from './chat/notify-failure.ts';

/** What is asked of the coach in this window. It outlives the page: an answer may come after it was left. */
export const coachConversation = createConversation({
  context: 'ai_coach',
  notifyFailure: (error) => notifyFailure(error, t('Failed to get AI response')),
});
