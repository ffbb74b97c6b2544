import { ChatRow } from '../../lib/coach/chat-row.tsx';
import { messagesOfTurn, type Turn } from '../../lib/coach/turn.ts';
import { assistantConversation } from './assistant-conversation.ts';
import classes from './talked.module.css';

const { retry, undone } = assistantConversation;

/** What was asked and answered since the app was opened, the newest first: right under the plate. */
export const Talked = ({ turns }: { turns: readonly Turn[] }) => {
  if (turns.length === 0) return null;
  return (
    <section className={classes.talked} aria-label="What was said">
      {turns.toReversed().map((turn) => (
        <ol key={turn.id} className={classes.turn}>
          {messagesOfTurn(turn).map((message) => (
            <ChatRow key={message.id} message={message} onRetry={retry} onUndone={undone} />
          ))}
        </ol>
      ))}
    </section>
  );
};
