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
import { someone } from '#test/support/screen/scripted-auth.ts';
import { aProfile } from '#test/support/builders/a-profile.ts';
import { soundOf } from '../speech/scripted-sound.ts';
import { openScreen } from '#test/support/screen/open-screen.tsx';

export const twoEggs = {
  kind: 'entry',
  id: '01JD0000000000000000000001',
  food_name: '2 eggs',
  calories: 143,
  meal_type: 'breakfast',
  local_date: '2026-11-20',
} as const satisfies WrittenThing;

export const turnOf = (number: number): string => `01JC${String(number).padStart(22, '0')}`;
/** Returns a question and its answer as stored by the server. */
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

/** Creates an assistant that answers immediately or when the test decides. */
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
    /** Answers the latest question. */
    says: async (said: Said | Response) => {
      await act(async () => {
        const { question, resolve } = waiting.pop()!;
        resolve(said instanceof Response ? said.clone() : answerTo(question, said));
      });
    },
    /** Answers all questions from now on. */
    alwaysSays: (said: Said | Response) =>
      api.on(coachRoutes.ask, ({ body }) =>
        said instanceof Response ? said.clone() : answerTo(body as CoachQuestion, said),
      ),
  };
};

/** Clears the state that files of the same worker share. */
export const forgetChats = async (): Promise<void> => {
  stopSpeaking();
  // A stopped sound releases its player.
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
/** Returns the query client of the last opened page, which live updates invalidate. */
export const liveQueries = (): QueryClient => queries!;

export const openCoach = () => {
  signInSomeone();
  return openScreen(
    <>
      <KeepQueries />
      <Coach name="Mara Lindt" renderConsent={consentQuestion} />
    </>,
  );
};

export const field = () => screen.getByLabelText<HTMLTextAreaElement>('Message to the coach');
/** Returns the chat's messages, in order. */
export const chat = () =>
  within(screen.getByRole('log', { name: 'Chat with the coach' }))
    .getAllByRole('listitem')
    .filter((row) => row.dataset.from !== undefined)
    .map((row) => `${row.dataset.from}: ${(row.textContent ?? '').replace(/^(?:You|Reply): /, '')}`);
/** Returns the messages without the welcome. */
export const said = () => chat().slice(1);
export const dots = () => document.querySelector('[data-typing]');
