import { foodEntryRoutes } from '#shared/food-entries/routes.ts';
import { realtimeRoutes } from '#shared/realtime/routes.ts';
import { liveMessage, type LiveMessage, PING } from '#shared/realtime/schema.ts';
import { routesAs } from '../api-of.ts';
import { seconds } from '../seconds.ts';
import type { Step } from '../step.ts';
import { answerQuestions } from './answer-questions.ts';

const ENTRY = { food_name: 'Water', calories: 0, time_zone: 'UTC' };

/** Returns whether a text from the socket is a message that a predicate accepts. */
const isMessage = (accepts: (message: LiveMessage) => boolean) => (received: unknown) => {
  const parsed = liveMessage.safeParse(received);
  return parsed.success && accepts(parsed.data);
};

export const hearChange: Step = {
  name: 'Walk: get a live update',
  limitMs: seconds(30),
  look: 'the logs of `realtime-connect` and `realtime-changes`',
  needs: [answerQuestions],
  run: async (context) => {
    const { outside, signal } = context;
    const call = routesAs(context);
    const { ticket } = await call(realtimeRoutes.createTicket);
    const socket = await outside.openSocket(ticket, signal);
    try {
      socket.send(PING);
      await socket
        .first(
          isMessage(({ type }) => type === 'hello'),
          signal,
        )
        .catch(() => {
          throw new Error('the socket does not answer');
        });
      const { id } = await call(foodEntryRoutes.create, foodEntryRoutes.create.path, ENTRY);
      await socket
        .first(
          isMessage((message) => message.type === 'change' && message.id === id),
          signal,
        )
        .catch(() => {
          throw new Error('the socket did not hear of a new entry');
        });
      return 'of an entry logged over HTTP';
    } finally {
      socket.close();
    }
  },
};
