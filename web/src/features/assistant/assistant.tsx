import { RichText } from '#web/lib/language/rich-text.tsx';
import { t } from '#web/lib/language/translate.ts';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { RenderConsent } from '#web/features/consent/public.ts';
import { CreditCost } from '#web/features/credits/public.ts';
import {
  type AnswerProposal,
  ConsentHint,
  DietOfferHint,
  FinishedReply,
  MessageField,
  isAskingIn,
  isStoppingIn,
  messagesOfTurn,
  useChat,
} from '#web/features/coach/public.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import {
  ReadAloudSwitch,
  RecordingNote,
  VoiceMessageBar,
  useMicKeys,
  useRecordAndTranscribe,
} from '#web/features/speech/public.ts';
import { askAssistant, assistantConversation } from './assistant-conversation.ts';
import classes from './assistant.module.css';
import { TalkButton } from './talk-button.tsx';
import { ConversationLog } from './conversation-log.tsx';
import { useTalkState } from './use-talk-state.ts';

interface Props {
  /** Asks for consent before the first recording or text is sent to a provider (decision D45). */
  renderConsent: RenderConsent;
}

const parts = { coach: (inner: string) => <Link to={paths.aiCoach}>{inner}</Link> };

/** AI Assistant: tap, speak, tap again and hear the answer, or type. Everything is shown as text too. */
export const Assistant = ({ renderConsent }: Props) => {
  const talk = useChat(assistantConversation);
  const [openedAt] = useState(() => new Date().toISOString());
  const [draft, setDraft] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const voice = useRecordAndTranscribe({
    onText: (text, isUnsure) => {
      if (!isUnsure) return void askAssistant(text, 'spoken');
      setDraft(text);
      field.current?.focus();
    },
  });
  const state = useTalkState(voice);
  const isAsking = isAskingIn(talk);
  const isAnswered = state === 'processing' && !isAsking && voice.status === 'idle';
  const isLocked = (state === 'processing' && !isAnswered) || voice.status === 'asking';
  const toggle = (): void => {
    if (!isLocked) voice.press();
  };
  useMicKeys({
    isOn: () => voice.status === 'recording',
    start: toggle,
    stop: voice.press,
    leave: voice.cancel,
  });
  const onAnswer: AnswerProposal = {
    answer: (turn_id, option, text) =>
      void askAssistant(text, 'typed', option === null ? undefined : { turn_id, option }),
    change: (text) => {
      setDraft(text);
      field.current?.focus();
    },
  };
  const last = talk.turns.at(-1);
  const send = (): void => {
    if (askAssistant(draft, 'typed')) setDraft('');
  };

  return (
    <div className={classes.assistant}>
      <TalkButton state={state} voice={voice} isAnswered={isAnswered} isLocked={isLocked} onPress={toggle} />
      <VoiceMessageBar voice={voice} renderConsent={renderConsent} hidesLevel />
      <div className={classes.typing}>
        <MessageField
          ref={field}
          label={t('Or type it')}
          placeholder={t('Or type it: how much protein have I had today?')}
          value={draft}
          onChange={setDraft}
          onSend={send}
          isLocked={isAsking}
          onStop={assistantConversation.stop}
          isStopping={isStoppingIn(talk)}
          isQuiet
        />
      </div>
      <ConversationLog
        turns={talk.turns}
        onAnswer={onAnswer}
        afterNewest={
          <>
            <DietOfferHint turn={last} />
            <ConsentHint
              turn={last}
              renderConsent={renderConsent}
              onAgreed={(question) => void askAssistant(question, 'typed')}
            />
          </>
        }
      />
      <FinishedReply last={last && messagesOfTurn(last)[1]} since={openedAt} />
      <div className={classes.notes}>
        <ReadAloudSwitch />
        <p className={classes.coach}>
          <RichText
            text="For weekly reviews, plans and a saved chat, try the <coach>AI Coach</coach>."
            parts={parts}
          />
        </p>
        <CreditCost action="coach_message" />
        <RecordingNote />
      </div>
    </div>
  );
};
