import { type LiveMessage, liveMessage } from '#shared/realtime/schema.ts';
import { reconnectDelay } from './reconnect-delay.ts';

const MINUTE = 60_000;
/** API Gateway closes a socket after 10 idle minutes. Source: 'Quotas for configuring and running a WebSocket API'. */
export const PING_INTERVAL = 8 * MINUTE;
/** It closes every socket after 2 hours (same source): renewed before that, not all at the same moment. */
export const LIFETIME = 110 * MINUTE;
export const POLL_INTERVAL = 30_000;

/** The part of a WebSocket that is used here. */
export interface LiveSocket {
  send(message: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onerror: ((event: Event) => void) | null;
}

export interface LiveDependencies {
  /** A one-time ticket for the socket; rejects when the API gives none. */
  createTicket: () => Promise<string>;
  openSocket: (ticket: string) => LiveSocket;
  /** Something of the person's changed. */
  onChange: (message: LiveMessage) => void;
  /** Anything may have changed: the socket was not there to tell. */
  onGap: () => void;
  /** 0 to 1, as Math.random. */
  random: () => number;
  isHidden: () => boolean;
}

export interface LiveConnection {
  start: () => void;
  /** Tries at once when it is waiting: the network is back, or the person looks again. */
  wake: () => void;
  stop: () => void;
}

const messageOf = (data: unknown): LiveMessage | null => {
  try {
    return liveMessage.safeParse(JSON.parse(String(data))).data ?? null;
  } catch {
    return null;
  }
};

/**
 * Keeps one socket open for as long as it runs. While the socket is down it says every 30 s that something may have
 * changed, and tries again with growing pauses; when the socket is back the polling stops.
 * States: stopped -> connecting -> open -> waiting -> connecting ...
 */
export const createLiveConnection = (dependencies: LiveDependencies): LiveConnection => {
  const { createTicket, openSocket, onChange, onGap, random, isHidden } = dependencies;
  let state: 'stopped' | 'connecting' | 'open' | 'waiting' = 'stopped';
  let socket: LiveSocket | null = null;
  let attempts = 0;
  /** Changes may have gone by untold. Not so before the first socket: what is shown then has just been fetched. */
  let missed = false;
  /** Outdates the ticket requests and sockets of earlier attempts. */
  let generation = 0;
  let polling: ReturnType<typeof setInterval> | undefined;
  let pinging: ReturnType<typeof setInterval> | undefined;
  let next: ReturnType<typeof setTimeout> | undefined;

  const poll = (): void => {
    polling ??= setInterval(() => {
      if (!isHidden()) onGap();
    }, POLL_INTERVAL);
  };
  const stopPolling = (): void => {
    clearInterval(polling);
    polling = undefined;
  };

  const drop = (): void => {
    generation += 1;
    clearInterval(pinging);
    clearTimeout(next);
    const old = socket;
    socket = null;
    old?.close();
  };

  const wait = (): void => {
    drop();
    state = 'waiting';
    missed = true;
    poll();
    next = setTimeout(connect, reconnectDelay(attempts, random()));
    attempts += 1;
  };

  const opened = (live: LiveSocket): void => {
    state = 'open';
    attempts = 0;
    stopPolling();
    if (missed) onGap();
    missed = true;
    pinging = setInterval(() => live.send('{"action":"ping"}'), PING_INTERVAL);
    next = setTimeout(connect, LIFETIME * (1 - random() / 10));
  };

  const connect = (): void => {
    drop();
    state = 'connecting';
    poll();
    const mine = generation;
    const ifCurrent = (act: () => void) => () => {
      if (mine === generation) act();
    };
    const open = (ticket: string): void => {
      const live = openSocket(ticket);
      socket = live;
      live.onopen = ifCurrent(() => opened(live));
      live.onclose = ifCurrent(wait);
      live.onerror = ifCurrent(wait);
      live.onmessage = ({ data }) => {
        const message = messageOf(data);
        if (message && mine === generation) onChange(message);
      };
    };
    createTicket()
      .then((ticket) => ifCurrent(() => open(ticket))())
      .catch(ifCurrent(wait));
  };

  return {
    start: () => {
      if (state === 'stopped') connect();
    },
    wake: () => {
      if (state === 'waiting') connect();
    },
    stop: () => {
      drop();
      stopPolling();
      state = 'stopped';
      attempts = 0;
      missed = false;
    },
  };
};
