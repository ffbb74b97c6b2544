import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { Fragment, useRef } from 'react';
import { dayName } from '#web/ui/format/format-day.ts';
import { SkeletonBlock } from '#web/ui/feedback/skeleton-block.tsx';
import type { ChatMessage } from './chat/chat-message.ts';
import type { AnswerProposal } from './chat/proposal-card.tsx';
import { ChatRow } from './chat/chat-row.tsx';
import { useToday } from '#web/lib/time/use-today.ts';
import { startedDay } from './chat-days.ts';
import classes from './chat-log.module.css';
import type { useHistory } from './use-history.ts';
import { useKeepScrollPosition } from './use-keep-scroll-position.ts';

interface Props {
  messages: readonly ChatMessage[];
  history: ReturnType<typeof useHistory>;
  onRetry: (turnId: string) => void;
  onUndone: (turnId: string) => void;
  onAnswer: AnswerProposal;
}

/**
 * Chat history. It is a log without live announcements, because a streaming reply would be read word by word; a status
 * line announces the finished reply.
 */
export const ChatLog = ({ messages, history, onRetry, onUndone, onAnswer }: Props) => {
  const today = useToday();
  const lastQuestion = messages.findLast(({ type }) => type === 'user')?.id;
  const log = useRef<HTMLDivElement>(null);
  const keepPlace = useKeepScrollPosition(log, messages[0]?.id);
  return (
    <div className={classes.log}>
      {history.hasFailed && (
        <div className={classes.fault} role="alert">
          <p>{t('We couldn’t load earlier messages. You can continue without them.')}</p>
          <Button variant="default" loading={history.isFetching} onClick={history.retry}>
            {t('Retry')}
          </Button>
        </div>
      )}
      {history.hasEarlier && (
        <Button
          variant="subtle"
          loading={history.isFetchingEarlier}
          onClick={() => {
            keepPlace();
            history.fetchEarlier();
          }}
        >
          {t('Earlier messages')}
        </Button>
      )}
      <div ref={log} role="log" aria-live="off" aria-label={t('Chat with the coach')}>
        <ol className="stack5">
          {messages.map((message, at) => {
            const day = startedDay(message, messages[at - 1], today);
            return (
              <Fragment key={message.id}>
                {day !== null && (
                  <li className={classes.day}>
                    <span>{dayName(day, today.date)}</span>
                  </li>
                )}
                <ChatRow
                  message={message}
                  onRetry={onRetry}
                  onUndone={onUndone}
                  onAnswer={at === messages.length - 1 ? onAnswer : undefined}
                  isLastQuestion={message.id === lastQuestion}
                />
              </Fragment>
            );
          })}
        </ol>
      </div>
      {history.isLoading && <SkeletonBlock height="5rem" />}
    </div>
  );
};
