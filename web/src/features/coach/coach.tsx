import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { HealthRisk } from '#shared/goals/health-risk.ts';
import type { RenderConsent } from '#web/features/consent/public.ts';
import { chatOf, isAskingIn, isStoppingIn } from './chat/conversation.ts';
import { DietOfferHint } from './chat/diet-offer-hint.tsx';
import { ConsentHint } from './chat/consent-hint.tsx';
import { FinishedReply } from './chat/finished-reply.tsx';
import type { Turn } from './chat/chat-turn.ts';
import type { AnswerProposal } from './chat/proposal-card.tsx';
import { isKeyboardDevice } from './chat/is-keyboard-device.ts';
import { useChat } from './chat/use-chat.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { ReadAloudSwitch } from '#web/features/speech/public.ts';
import { ChatLog } from './chat-log.tsx';
import { HidesEnergy } from './chat/hides-energy.ts';
import { ClearHistory } from './clear-history.tsx';
import { coachConversation } from './coach-conversation.ts';
import { Composer } from './composer.tsx';
import { questionsAtRisk, SHOWN_QUESTIONS, suggestedQuestions } from './coach-questions.ts';
import classes from './coach.module.css';
import { useHistory } from './use-history.ts';
import { useStickToEnd } from './use-stick-to-end.ts';
import { welcomeMessage } from './welcome-message.ts';

interface Props {
  /** Full name of the user; null if unknown. */
  name: string | null;
  /** Why the user gets no comparisons with a goal, or null. */
  risk?: HealthRisk | null;
  /** Asks for consent before text or recordings are sent to a provider (decision D45). */
  renderConsent: RenderConsent;
}

/** Chat with the coach. */
export const Coach = ({ name, risk = null, renderConsent }: Props) => {
  const person = useSession(({ user }) => user?.sub ?? '');
  const conversation = useChat(coachConversation);
  const history = useHistory();
  useEffect(() => {
    if (history.messages) coachConversation.settle(history.messages);
  }, [history.messages]);
  const [openedAt] = useState(() => new Date().toISOString());
  const isAsking = isAskingIn(conversation);
  const chat = chatOf(conversation, history.messages);
  const messages = history.hasEarlier ? chat : [welcomeMessage(name, openedAt, risk !== null), ...chat];
  const newest = messages.at(-1);
  const page = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const end = useStickToEnd(page);

  const { follow } = end;
  const ask = (question: string, how?: Turn['how']): boolean => {
    follow();
    return coachConversation.ask(question, how);
  };
  // The clicked button disappears; the field gets the focus when the answer arrives.
  const askSuggested = (question: string): void => {
    if (isKeyboardDevice()) field.current?.focus({ preventScroll: true });
    ask(question);
  };
  const retry = useCallback((turnId: string) => coachConversation.retry(turnId), []);
  const [proposedDraft, setProposedDraft] = useState<{ text: string } | null>(null);
  const onAnswer: AnswerProposal = {
    answer: (turn_id, option, text) => {
      coachConversation.ask(text, 'typed', option === null ? undefined : { turn_id, option });
      if (isKeyboardDevice()) field.current?.focus({ preventScroll: true });
    },
    change: (text) => {
      setProposedDraft({ text });
      field.current?.focus();
    },
  };
  const undone = useCallback((turnId: string) => coachConversation.undone(turnId), []);
  const last = conversation.turns.at(-1);

  return (
    <div className={classes.coach} ref={page}>
      <div className={classes.tools}>
        <ReadAloudSwitch />
        <ClearHistory isLocked={isAsking} />
      </div>
      <HidesEnergy value={risk === 'eating_disorder'}>
        <ChatLog
          messages={messages}
          history={history}
          onRetry={retry}
          onUndone={undone}
          onAnswer={onAnswer}
        />
      </HidesEnergy>
      <FinishedReply last={newest} since={openedAt} />
      <DietOfferHint turn={last} />
      <ConsentHint turn={last} renderConsent={renderConsent} onAgreed={ask} />
      {messages.length <= 1 && !history.isLoading && (
        <section className={classes.suggested} aria-label={t('Suggested questions')}>
          {(risk === null ? suggestedQuestions.slice(0, SHOWN_QUESTIONS) : questionsAtRisk).map(
            (question) => (
              <Button
                key={question}
                variant="default"
                className={classes.question ?? ''}
                classNames={{ label: classes.words ?? '' }}
                onClick={() => askSuggested(question)}
              >
                {t(question)}
              </Button>
            ),
          )}
        </section>
      )}
      <div className={classes.foot}>
        {end.isAway && messages.length > 1 && (
          <Button
            className={classes.newest ?? ''}
            variant="default"
            leftSection={<ArrowDown aria-hidden />}
            onClick={end.toEnd}
          >
            {t('Jump to latest')}
          </Button>
        )}
        <Composer
          person={person}
          field={field}
          isAsking={isAsking}
          isStopping={isStoppingIn(conversation)}
          proposedDraft={proposedDraft}
          onAsk={ask}
          renderConsent={renderConsent}
          isAtRisk={risk !== null}
        />
      </div>
    </div>
  );
};
