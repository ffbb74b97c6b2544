import { t } from '#web/lib/language/translate.ts';
import type { ChatMessage } from './chat-message.ts';
import { replyBlocks } from './reply-blocks.ts';

const wordsOf = (reply: string): string =>
  replyBlocks(reply)
    .flatMap(({ lines }) => lines)
    .map(({ runs }) => runs.map(({ text }) => text).join(''))
    .join(' ');

/**
 * Tells a screen reader that an answer is pending, then reads it once when it is complete.
 * @param since replies before this time, ISO 8601, were there when the page opened
 */
export const FinishedReply = ({ last, since }: { last: ChatMessage | undefined; since: string }) => (
  <div className="visually-hidden" role="status" aria-label={t('Latest reply')}>
    {last?.type === 'ai' &&
      last.timestamp >= since &&
      (last.isWriting ? t('Writing a reply…') : wordsOf(last.content))}
  </div>
);
