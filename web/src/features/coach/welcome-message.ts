import { t } from '#web/lib/language/translate.ts';
import type { ChatMessage } from './chat/chat-message.ts';

const text = (name: string | null, isAtRisk: boolean): string =>
  [
    name ? t('Hi {name}, I’m your nutrition coach.', { name }) : t('Hi, I’m your nutrition coach.'),
    isAtRisk
      ? t(
          'Ask me about a day or a week, what’s in a food, or what to eat next. I can log meals too: you’ll see exactly what I saved and can undo it.',
        )
      : t(
          'Ask me about a day or a week, what’s left today, what’s in a food, or what to eat next. I can log meals too: you’ll see exactly what I saved and can undo it.',
        ),
    t(
      'Every number comes from your entries and our food database. I’m not a doctor: if you’re ill, pregnant or taking medication, please ask one.',
    ),
  ].join('\n\n');

const firstName = (name: string | null): string | null => name?.trim().split(/\s+/)[0] || null;

/**
 * Returns the coach's first message.
 * @param at time when the page was opened, ISO 8601
 * @param isAtRisk whether nothing may be compared with a goal (decision D49)
 */
export const welcomeMessage = (fullName: string | null, at: string, isAtRisk = false): ChatMessage => ({
  id: 'welcome',
  turn_id: null,
  type: 'ai',
  content: text(firstName(fullName), isAtRisk),
  timestamp: at,
  isNote: true,
});
