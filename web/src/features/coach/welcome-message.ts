import { t } from '#web/lib/language/translate.ts';
import type { ChatMessage } from './chat/chat-message.ts';

const text = (name: string | null): string =>
  [
    name ? t('Hi {name}, I am your nutrition coach.', { name }) : t('Hello, I am your nutrition coach.'),
    t(
      'Ask me about a day or a week, what is left today, what is in a food, or what to eat next. Tell me to log a meal, and you see what was really written, and can undo it.',
    ),
    t(
      'Every figure comes from your own entries and the food table. I am no doctor: with an illness, medicines or a pregnancy, please ask one.',
    ),
  ].join('\n\n');

const firstName = (name: string | null): string | null => name?.trim().split(/\s+/)[0] || null;

/** Returns the coach's first message. @param at time when the page was opened, ISO 8601 */
export const welcomeMessage = (fullName: string | null, at: string): ChatMessage => ({
  id: 'welcome',
  turn_id: null,
  type: 'ai',
  content: text(firstName(fullName)),
  timestamp: at,
  isNote: true,
});
