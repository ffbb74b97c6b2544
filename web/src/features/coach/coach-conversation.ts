import { t } from '#web/lib/language/translate.ts';
import { createConversation } from './chat/conversation.ts';
import { notifyFailure } from './chat/notify-failure.ts';

/** Conversation with the coach in this tab. It outlives the page, because an answer may arrive after the user left. */
export const coachConversation = createConversation({
  context: 'ai_coach',
  notifyFailure: (error) => notifyFailure(error, t('Failed to get AI response')),
});
