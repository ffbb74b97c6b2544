import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { RenderConsent } from '#web/features/consent/public.ts';
import { MessageField } from './chat/message-field.tsx';
import type { Turn } from './chat/chat-turn.ts';
import { CreditCost } from '#web/features/credits/public.ts';
import {
  MicToggle,
  VoiceMessageBar,
  useRecordAndTranscribe,
  appendTranscript,
} from '#web/features/speech/public.ts';
import { coachConversation } from './coach-conversation.ts';
import { useCoachDraft } from './coach-draft.ts';
import { quickQuestionFor, quickQuestions } from './coach-questions.ts';
import classes from './composer.module.css';

interface Props {
  person: string;
  field: RefObject<HTMLTextAreaElement | null>;
  /** An answer is pending. */
  isAsking: boolean;
  isStopping: boolean;
  /** A text of the coach to edit and send. */
  proposedDraft: { text: string } | null;
  /** @returns whether the question was sent */
  onAsk: (question: string, how?: Turn['how']) => boolean;
  renderConsent: RenderConsent;
  /** Whether nothing may be compared with a goal (decision D49). */
  isAtRisk: boolean;
}

/** Field for a typed or spoken question. A transcript is inserted into the field for review before sending. */
export const Composer = ({
  person,
  field,
  isAsking,
  isStopping,
  proposedDraft,
  onAsk,
  renderConsent,
  isAtRisk,
}: Props) => {
  const [draft, write] = useCoachDraft(person);
  const fill = useEffectEvent((text: string) => write(text));
  useEffect(() => {
    if (proposedDraft) fill(proposedDraft.text);
  }, [proposedDraft]);
  const how = useRef<Turn['how']>('typed');
  const voice = useRecordAndTranscribe({
    onText: (text) => {
      write(appendTranscript(draft, text));
      how.current = 'spoken';
      field.current?.focus();
    },
    onQuota: coachConversation.note,
  });
  const send = (): void => {
    if (!onAsk(draft, how.current)) return;
    write('');
    how.current = 'typed';
  };
  return (
    <div className="stack2" data-primary>
      <div className="cluster2">
        {quickQuestions.map((quick) => (
          <Button
            key={quick.label}
            variant="default"
            size="xs"
            className={classes.chip ?? ''}
            aria-disabled={isAsking}
            onClick={() => {
              if (!isAsking) onAsk(quickQuestionFor(quick, isAtRisk));
            }}
          >
            {quick.label}
          </Button>
        ))}
      </div>
      <VoiceMessageBar voice={voice} renderConsent={renderConsent} />
      <MessageField
        ref={field}
        label={t('Message to the coach')}
        placeholder={t('Ask about your food')}
        value={draft}
        onChange={(text) => {
          write(text);
          if (text === '') how.current = 'typed';
        }}
        onSend={send}
        isLocked={isAsking}
        onStop={coachConversation.stop}
        isStopping={isStopping}
      >
        <MicToggle status={voice.status} onPress={voice.press} isLocked={isAsking} />
      </MessageField>
      <CreditCost action="coach_message" />
    </div>
  );
};
