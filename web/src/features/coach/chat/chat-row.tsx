import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { memo, type ReactNode } from 'react';
import { ReplySound } from '#web/features/speech/public.ts';
import type { ChatMessage } from './chat-message.ts';
import { HelpLines } from '#web/ui/feedback/help-lines.tsx';
import classes from './chat-row.module.css';
import { ReplyNotes } from './reply-notes.tsx';
import { type AnswerProposal, ProposalCard } from './proposal-card.tsx';
import { ReplyText } from './reply-text.tsx';
import { TypingDots } from './typing-dots.tsx';
import { SavedChangesCard } from './saved-changes-card.tsx';

interface Props {
  message: ChatMessage;
  /** Retries a failed question. */
  onRetry: (turnId: string) => void;
  onUndone: (turnId: string) => void;
  /** Set for the newest message only: a question of the coach can be answered until the next message. */
  onAnswer?: AnswerProposal | undefined;
  /** The latest question: the page keeps it in view while its answer grows. */
  isLastQuestion?: boolean;
}

const Question = ({ message, onRetry, isLastQuestion }: Omit<Props, 'onUndone' | 'onAnswer'>) => (
  <li className={classes.question} data-from="user" data-last-question={isLastQuestion || undefined}>
    <span className="visually-hidden">{t('You:')} </span>
    <p className={classes.words}>{message.content}</p>
    {message.hasFailed && message.turn_id !== null && (
      <p className={classes.failed}>
        {t('No reply')}
        <Button
          variant="subtle"
          leftSection={<RotateCcw aria-hidden />}
          onClick={() => onRetry(message.turn_id ?? '')}
        >
          {t('Retry')}
        </Button>
      </p>
    )}
  </li>
);

const Reply = ({
  message,
  onUndone,
  onAnswer,
}: Pick<Props, 'message' | 'onUndone' | 'onAnswer'>): ReactNode => {
  const { turn_id, content, isWriting, written = [], is_undone, proposal } = message;
  return (
    <li className={classes.reply} data-from="ai">
      <span className={classes.mark} aria-hidden />
      <div className={classes.said}>
        <span className="visually-hidden">{t('Reply:')} </span>
        {isWriting && content === '' ? <TypingDots /> : <ReplyText>{content}</ReplyText>}
        {!isWriting && turn_id !== null && (
          <>
            {written.length > 0 && (
              <SavedChangesCard
                turnId={turn_id}
                written={written}
                isUndone={is_undone === true}
                onUndone={onUndone}
              />
            )}
            {proposal && onAnswer && (
              <ProposalCard turnId={turn_id} proposal={proposal} onAnswer={onAnswer} />
            )}
            {message.help !== undefined && message.help.length > 0 && <HelpLines lines={message.help} />}
            <ReplyNotes message={message} />
            <ReplySound of={turn_id} />
          </>
        )}
      </div>
    </li>
  );
};

/** One message of a chat, memoized because chats get long. */
export const ChatRow = memo(({ message, onRetry, onUndone, onAnswer, isLastQuestion = false }: Props) =>
  message.type === 'user' ? (
    <Question message={message} onRetry={onRetry} isLastQuestion={isLastQuestion} />
  ) : (
    <Reply message={message} onUndone={onUndone} onAnswer={onAnswer} />
  ),
);
