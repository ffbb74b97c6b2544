import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { coachRoutes } from '#shared/coach/routes.ts';
import type { CoachAnswer, CoachMessage, CoachQuestion, WrittenThing } from '#shared/coach/schema.ts';
import { profileRoutes } from '#shared/profile/routes.ts';
import { speechRoutes } from '#shared/speech/routes.ts';
import { voiceRoutes } from '#shared/voice/routes.ts';
import { scriptedApi } from '#test/support/scripted-api.ts';
import { assistantConversation } from '#web/features/assistant/assistant-conversation.ts';
import { coachConversation } from '#web/features/coach/coach-conversation.ts';
import { Coach } from '#web/features/coach/coach.tsx';
import { setConnectionId } from '#web/features/coach/chat/socket-connection.ts';
import { clearInsufficientCredits } from '#web/lib/api/insufficient-credits.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { stopSpeaking } from '#web/features/speech/dictation/playback-turn.ts';
import type { RenderConsent } from '#web/features/consent/render-consent.ts';
import { someone } from '../lib/session/scripted-auth.ts';
import { aProfile } from '../profile/a-profile.ts';
import { soundOf } from '../speech/scripted-sound.ts';
import { renderScreen } from '../ui/render-screen.tsx';

export const twoEggs: WrittenThing = {
  kind: 'entry',
  id: '01JD0000000000000000000001',
  food_name: '2 eggs',
  calories: 143,
  meal_type: 'breakfast',
  local_date: '2026-11-20',
};

export const turnOf = (number: number): string => `01JC${String(number).padStart(22, '0')}`;
/** A question and its answer, as the server keeps them. */
export const kept = (number: number, over: Partial<CoachMessage> = {}): CoachMessage[] => [
  {
    id: `${number}-q`,
    turn_id: turnOf(number),
    type: 'user',
    content: `Question ${number}`,
    timestamp: '2026-11-20T08:00:00.000Z',
  },
  {
    id: `${number}-a`,
    turn_id: turnOf(number),
    type: 'ai',
    content: `Answer ${number}.`,
    timestamp: '2026-11-20T08:00:02.000Z',
    engine: 'model',
    ...over,
  },
];

type Said = Partial<CoachAnswer> & { response: string };
const answerTo = (question: CoachQuestion, said: Said): CoachAnswer => ({
  engine: 'rules',
  turn_id: question.turn_id!,
  written: [],
  sources: [],
  ...said,
});

/** An assistant that answers as a test says, at once or when the test wants it to. */
export const scriptCoach = (history: CoachMessage[] = []) => {
  const api = scriptedApi();
  const waiting: { question: CoachQuestion; resolve: (answer: CoachAnswer | Response) => void }[] = [];
  api.on(coachRoutes.messages, () => ({ messages: history, has_more: false }));
  api.on(profileRoutes.read, () => aProfile({ ai_consent: 'granted' }));
  api.on(speechRoutes.speak, () => soundOf('reply'));
  api.on(voiceRoutes.transcribe, () => ({ text: 'how much protein today' }));
  api.on(
    coachRoutes.ask,
    ({ body }) =>
      new Promise((resolve) => {
        waiting.push({ question: body as CoachQuestion, resolve });
      }),
  );
  return {
    api,
    questions: () => api.sentTo(coachRoutes.ask).map(({ body }) => body as CoachQuestion),
    keys: () => api.sentTo(coachRoutes.ask).map(({ headers }) => headers.get('idempotency-key')),
    /** Answers the question that was asked last. */
    says: async (said: Said | Response) => {
      await act(async () => {
        const { question, resolve } = waiting.pop()!;
        resolve(said instanceof Response ? said.clone() : answerTo(question, said));
      });
    },
    /** Every question from now on. */
    alwaysSays: (said: Said | Response) =>
      api.on(coachRoutes.ask, ({ body }) =>
        said instanceof Response ? said.clone() : answerTo(body as CoachQuestion, said),
      ),
  };
};

/** What files of the same worker would hear of each other. */
export const forgetChats = async (): Promise<void> => {
  stopSpeaking();
  // A sound that was stopped lets go of its player.
  await new Promise((resolve) => setTimeout(resolve));
  coachConversation.clear();
  assistantConversation.clear();
  setConnectionId(null);
  clearInsufficientCredits();
};

export const signInSomeone = (): void => useSession.setState({ status: 'signed-in', user: someone });

export const consentQuestion: RenderConsent = ({ onGranted, onDeclined }) => (
  <section>
    <h2>May a provider see it?</h2>
    <button onClick={onGranted}>Allow</button>
    <button onClick={onDeclined}>Don’t allow</button>
  </section>
);

let queries: QueryClient | null = null;
const KeepQueries = () => {
  const client = useQueryClient();
  useEffect(() => {
    queries = client;
  });
  return null;
};
/** The cache of the page that was opened last: live updates make parts of it old. */
export const liveQueries = (): QueryClient => queries!;

export const openCoach = () => {
  signInSomeone();
  return renderScreen(
    <>
      <KeepQueries />
      <Coach name="Mara Lindt" renderConsent={consentQuestion} />
    </>,
  );
};

export const field = () => screen.getByLabelText<HTMLTextAreaElement>('Message to the coach');
/** What stands in the chat, in order. */
export const chat = () =>
  within(screen.getByRole('log', { name: 'Chat with the coach' }))
    .getAllByRole('listitem')
    .filter((row) => row.dataset.from !== undefined)
    .map((row) => `${row.dataset.from}: ${(row.textContent ?? '').replace(/^(?:You|Reply): /, '')}`);
/** What is said without the welcome. */
export const said = () => chat().slice(1);
export const dots = () => document.querySelector('[data-typing]');
