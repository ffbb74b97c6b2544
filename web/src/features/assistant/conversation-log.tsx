import { t } from '#web/lib/language/translate.ts';
import type { ReactNode } from 'react';
import { type AnswerProposal, ChatRow, type Turn, messagesOfTurn } from '#web/features/coach/public.ts';
import { assistantConversation } from './assistant-conversation.ts';
import classes from './conversation-log.module.css';

const { retry, undone } = assistantConversation;

interface Props {
  turns: readonly Turn[];
  onAnswer: AnswerProposal;
  /** Content shown below the newest answer. */
  afterNewest: ReactNode;
}

/** Questions and answers since the app was opened, newest first. */
export const ConversationLog = ({ turns, onAnswer, afterNewest }: Props) => {
  if (turns.length === 0) return null;
  return (
    <section className={classes.talked} aria-label={t('Conversation')}>
      {turns.toReversed().map((turn, place) => (
        <div key={turn.id} className={classes.turn}>
          <ol className={classes.turn}>
            {messagesOfTurn(turn).map((message) => (
              <ChatRow
                key={message.id}
                message={message}
                onRetry={retry}
                onUndone={undone}
                onAnswer={place === 0 ? onAnswer : undefined}
              />
            ))}
          </ol>
          {place === 0 && afterNewest}
        </div>
      ))}
    </section>
  );
};
