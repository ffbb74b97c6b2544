import { Button } from '@mantine/core';
import { useRef } from 'react';
import { creditCosts } from '#shared/credits/costs.ts';
import type { RenderConsent } from '#web/ui/render-consent.ts';
import { MessageField } from '../../lib/coach/message-field.tsx';
import { MicToggle } from '../../lib/speech/mic-toggle.tsx';
import { useRecordAndTranscribe } from '../../lib/speech/record-and-transcribe.ts';
import { VoiceLine } from '../../lib/speech/voice-line.tsx';
import { withWords } from '../../lib/speech/with-words.ts';
import { coachConversation } from './coach-conversation.ts';
import { useCoachDraft } from './coach-draft.ts';
import { quickQuestions } from './coach-questions.ts';
import classes from './composer.module.css';

interface Props {
  person: string;
  /** An answer is awaited. */
  isAsking: boolean;
  /** @returns whether it was asked */
  onAsk: (question: string) => boolean;
  renderConsent: RenderConsent;
}

/** Where a question is written or spoken: spoken words come into the field, to be read before they are sent. */
export const Composer = ({ person, isAsking, onAsk, renderConsent }: Props) => {
  const [draft, write] = useCoachDraft(person);
  const field = useRef<HTMLTextAreaElement>(null);
  const voice = useRecordAndTranscribe({
    onText: (text) => {
      write(withWords(draft, text));
      field.current?.focus();
    },
    onQuota: coachConversation.note,
  });
  const send = (): void => {
    if (onAsk(draft)) write('');
  };
  return (
    <div className={classes.composer}>
      <div className={classes.quick}>
        {quickQuestions.map(({ label, question }) => (
          <Button
            key={label}
            variant="default"
            size="xs"
            className={classes.chip ?? ''}
            aria-disabled={isAsking}
            onClick={() => {
              if (!isAsking) onAsk(question);
            }}
          >
            {label}
          </Button>
        ))}
      </div>
      <VoiceLine voice={voice} renderConsent={renderConsent} />
      <MessageField
        ref={field}
        label="Message to the coach"
        placeholder="Ask about your food"
        value={draft}
        onChange={write}
        onSend={send}
        isLocked={isAsking}
      >
        <MicToggle status={voice.status} onPress={voice.press} isLocked={isAsking} />
      </MessageField>
      <p className={classes.costs}>
        AI answers cost {creditCosts.coach_message.cost} credits, a recording{' '}
        {creditCosts.voice_transcription.cost}. Answers from your own data are free.
      </p>
    </div>
  );
};
