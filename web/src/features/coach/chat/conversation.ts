import { ulid } from 'ulid';
import { createStore } from 'zustand/vanilla';
import { coachRoutes } from '#shared/coach/routes.ts';
import type { CoachAnswer, CoachContext, CoachQuestion } from '#shared/coach/schema.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { newIdempotencyKey } from '#web/lib/api/idempotency-key.ts';
import { useSession } from '#web/lib/session/session-store.ts';
import { deviceTimeZone } from '#web/lib/time/device-time-zone.ts';
import type { ChatMessage } from './chat-message.ts';
import { followTurn } from './coach-tokens.ts';
import { connectionId } from './socket-connection.ts';
import { messagesOfTurn, type Turn } from './chat-turn.ts';

interface Settings {
  context: CoachContext;
  /** Shows an error beside the chat. */
  notifyFailure: (error: unknown) => void;
}

/** Callbacks of a page while it is open. */
export interface Listener {
  onAnswer: (answer: CoachAnswer) => void;
}

interface ConversationState {
  turns: readonly Turn[];
  /** Notes from the page itself. */
  notes: readonly ChatMessage[];
}

const empty: ConversationState = { turns: [], notes: [] };

/** How a question is sent and retried. */
interface Sending {
  body: CoachQuestion;
  key: string;
  /** The request was sent: a retry under its key must be identical. */
  hasLeft: boolean;
}

const ownerOf = ({ user, interrupted }: ReturnType<typeof useSession.getState>): string | null =>
  user?.sub ?? interrupted;

/**
 * Creates a conversation that answers one question at a time. It continues when the page is left, and ends with the
 * user's session.
 */
export const createConversation = ({ context, notifyFailure }: Settings) => {
  const store = createStore<ConversationState>(() => empty);
  const { getState, setState } = store;
  const sendings = new Map<string, Sending>();
  let listener: Listener | null = null;

  const change = (id: string, by: Partial<Turn>): void =>
    setState(({ turns }) => ({ turns: turns.map((turn) => (turn.id === id ? { ...turn, ...by } : turn)) }));
  const isAsking = (): boolean => getState().turns.some(({ status }) => status === 'asking');
  const isKept = (id: string): boolean => getState().turns.some((turn) => turn.id === id);
  const now = (): string => new Date().toISOString();

  const bodyOf = ({ id, question, how, answers }: Turn): CoachQuestion => {
    const userId = useSession.getState().user?.sub;
    const connection_id = connectionId();
    return {
      message: question,
      context,
      turn_id: id,
      time_zone: deviceTimeZone(),
      ...(how === 'spoken' && { spoken: true as const }),
      ...(answers && { answers }),
      ...(userId !== undefined && { userId }),
      ...(connection_id !== null && { connection_id }),
    };
  };

  const send = async (turn: Turn): Promise<void> => {
    const { id } = turn;
    const before = sendings.get(id);
    const sending: Sending = before?.hasLeft
      ? before
      : { body: bodyOf(turn), key: before?.key ?? newIdempotencyKey(), hasLeft: true };
    sendings.set(id, sending);
    const stop = followTurn(id, (streamed, pieces) => {
      const isStopping = getState().turns.some((each) => each.id === id && each.isStopping);
      if (!isStopping) change(id, { streamed, pieces });
    });
    try {
      const answer = await call(coachRoutes.ask, { body: sending.body, idempotencyKey: sending.key });
      change(id, { status: 'answered', isStopping: false, answer, ended_at: now() });
      for (const undone of answer.undone_turns ?? []) change(undone, { is_undone: true });
      sendings.delete(id);
      if (isKept(id)) listener?.onAnswer(answer);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'OFFLINE') sending.hasLeft = false;
      change(id, { status: 'failed', isStopping: false, streamed: '', pieces: 0, ended_at: now() });
      if (isKept(id)) notifyFailure(error);
    } finally {
      stop();
    }
  };

  const clear = (): void => {
    sendings.clear();
    setState(empty);
  };

  let owner = ownerOf(useSession.getState());
  useSession.subscribe((session) => {
    if (ownerOf(session) === owner) return;
    owner = ownerOf(session);
    clear();
  });

  return {
    store,
    /** @returns function that stops following */
    follow: (next: Listener): (() => void) => {
      listener = next;
      return () => {
        if (listener === next) listener = null;
      };
    },
    /** Sends a question, unless it is blank or an answer is pending. @param answers the coach's question that a button answers @returns whether it was sent */
    ask: (text: string, how: Turn['how'] = 'typed', answers?: Turn['answers']): boolean => {
      const question = text.trim();
      if (question === '' || isAsking()) return false;
      const asked_at = now();
      const turn: Turn = {
        id: ulid(),
        question,
        how,
        answers,
        asked_at,
        status: 'asking',
        streamed: '',
        pieces: 0,
        isStopping: false,
        answer: null,
        ended_at: asked_at,
        is_undone: false,
        isStored: false,
      };
      setState(({ turns }) => ({ turns: [...turns, turn] }));
      void send(turn);
      return true;
    },
    /**
     * Stops the pending answer: its shown part stays. The server ends the answer and returns that part, or the whole
     * answer if it was already complete.
     */
    stop: (): void => {
      const turn = getState().turns.find(({ status }) => status === 'asking');
      if (!turn || turn.isStopping) return;
      change(turn.id, { isStopping: true });
      const stopped = call(coachRoutes.stop, { body: { turn_id: turn.id, pieces: turn.pieces } });
      // Without the server's help the answer goes on.
      stopped.catch(() => change(turn.id, { isStopping: false }));
    },
    /** Retries a failed question. Changes that it already saved are not saved again. */
    retry: (id: string): void => {
      const turn = getState().turns.find((each) => each.id === id);
      if (turn?.status !== 'failed' || isAsking()) return;
      change(id, { status: 'asking' });
      void send(turn);
    },
    /** Adds a note to the chat that answers no question. */
    note: (content: string): void => {
      const id = ulid();
      const note: ChatMessage = { id, turn_id: null, type: 'ai', content, timestamp: now(), isNote: true };
      setState(({ notes }) => ({ notes: [...notes, note] }));
    },
    /** Removes turns that were in the server's history and were cleared in another tab. */
    settle: (history: readonly ChatMessage[]): void => {
      const known = new Set(history.map(({ turn_id }) => turn_id));
      const oldest = history[0]?.turn_id ?? '';
      const { turns } = getState();
      const left = turns
        .filter(({ id, isStored }) => !isStored || known.has(id) || id < oldest)
        .map((turn) => (known.has(turn.id) && !turn.isStored ? { ...turn, isStored: true } : turn));
      const isSame = left.length === turns.length && left.every((turn, at) => turn === turns[at]);
      if (!isSame) setState({ turns: left });
    },
    undone: (id: string): void => change(id, { is_undone: true }),
    clear,
  };
};

export type Conversation = ReturnType<typeof createConversation>;

/** Returns whether the pending answer is being stopped. */
export const isStoppingIn = ({ turns }: ConversationState): boolean =>
  turns.some(({ status, isStopping }) => status === 'asking' && isStopping);

export const isAskingIn = ({ turns }: ConversationState): boolean =>
  turns.some(({ status }) => status === 'asking');

/** Returns the messages of the history and of this tab in order. */
export const chatOf = (
  { turns, notes }: ConversationState,
  history: readonly ChatMessage[] = [],
): ChatMessage[] => {
  const mine = new Set(turns.map(({ id }) => id));
  const undone = new Set(history.flatMap(({ turn_id, is_undone }) => (is_undone ? [turn_id] : [])));
  const here = turns.map((turn) => (undone.has(turn.id) ? { ...turn, is_undone: true } : turn));
  const before = history.filter(({ turn_id }) => turn_id === null || !mine.has(turn_id));
  const placeOf = ({ turn_id, id }: ChatMessage): string => turn_id ?? id;
  return [...before, ...here.flatMap(messagesOfTurn), ...notes].sort((one, other) =>
    placeOf(one) < placeOf(other) ? -1 : placeOf(one) > placeOf(other) ? 1 : 0,
  );
};
