import { t } from '#web/lib/language/translate.ts';
import { createConversation } from './chat/conversation.ts';
import { tellFailure } from './chat/failures.ts';

/** What is asked of the coach in this window. It outlives the page: an answer may come after it was left. */
export const coachConversation = createConversation({
  context: 'ai_coach',
  tellFailure: (error) => tellFailure(error, t('Failed to get AI response')),
});
