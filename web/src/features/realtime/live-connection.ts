import { type LiveMessage, liveMessage, PING } from '#shared/realtime/schema.ts';
import { reconnectDelay } from './reconnect-delay.ts';

const MINUTE = 60_000;
/**
 * API Gateway closes a socket after 10 idle minutes (source: 'Quotas for configuring and running a WebSocket API');
 * routers on the way forget one that is idle for about five.
 */
export const PING_INTERVAL = 4 * MINUTE;
/** A socket that was silent for longer may have died while the device slept or changed its network. */
export const DOUBTFUL_AFTER = MINUTE;
/** It closes every socket after 2 hours (same source): renewed before that, not all at the same moment. */
export const LIFETIME = 110 * MINUTE;
/** A first socket that takes longer opens so long after the first fetch that changes may have gone by in between. */
export const LATE_OPENING = 1_000;
export const POLL_INTERVAL = 30_000;
/** A network that swallows everything neither opens a socket nor refuses one. */
export const CONNECT_TIMEOUT = 30_000;

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
  /** Something of the person's changed, words of theirs have arrived, or the server names this socket. */
  onChange: (message: LiveMessage) => void;
  /** The socket is gone, and with it the name that the server had for it. */
  onLost: () => void;
  /** Anything may have changed: the socket was not there to tell. */
  onGap: () => void;
  /** 0 to 1, as Math.random. */
  random: () => number;
  isHidden: () => boolean;
  isOnline: () => boolean;
}

export interface LiveConnection {
  start: () => void;
  /** The person looks again: tries at once when it is waiting, and replaces a socket that may have died. */
  wake: () => void;
  /** The network is back, maybe another one: whatever socket there is belonged to the old one. */
  networkIsBack: () => void;
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
 * changed, and tries again with growing pauses; when the socket is back the polling stops. A browser without a network
 * asks nothing, nor polls a hidden page.
 *
 * A dead socket does not always close, and API Gateway answers no ping. So an open one is not trusted for ever: with
 * each ping a page that is looked at is brought up to date as well, and after sleep or silence the socket is replaced.
 * States: stopped -> connecting -> open -> waiting -> connecting ...
 */
export const createLiveConnection = (dependencies: LiveDependencies): LiveConnection => {
  const { createTicket, openSocket, onChange, onLost, onGap, random, isHidden, isOnline } = dependencies;
  let state: 'stopped' | 'connecting' | 'open' | 'waiting' = 'stopped';
  let socket: LiveSocket | null = null;
  let attempts = 0;
  /** Changes may have gone by untold. Not so before a first socket in time: what is shown has just been fetched. */
  let missed = false;
  /** ms */
  let startedAt = 0;
  /** When the socket last showed that it lives, in ms. */
  let heardAt = 0;
  /** Outdates the ticket requests and sockets of earlier attempts. */
  let generation = 0;
  let polling: ReturnType<typeof setInterval> | undefined;
  let pinging: ReturnType<typeof setInterval> | undefined;
  let next: ReturnType<typeof setTimeout> | undefined;

  const catchUp = (): void => {
    if (!isHidden() && isOnline()) onGap();
  };
  const poll = (): void => {
    polling ??= setInterval(catchUp, POLL_INTERVAL);
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
    if (old) onLost();
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
    clearTimeout(next);
    stopPolling();
    if (missed || Date.now() - startedAt > LATE_OPENING) onGap();
    missed = true;
    heardAt = Date.now();
    let pingedAt = heardAt;
    // The answer names this socket.
    live.send(PING);
    pinging = setInterval(() => {
      // The clock went further than the timers: the device slept.
      if (Date.now() - pingedAt > 2 * PING_INTERVAL) return connect();
      pingedAt = Date.now();
      live.send(PING);
      catchUp();
    }, PING_INTERVAL);
    next = setTimeout(connect, LIFETIME * (1 - random() / 10));
  };

  const connect = (): void => {
    if (!isOnline()) return wait();
    drop();
    state = 'connecting';
    poll();
    next = setTimeout(wait, CONNECT_TIMEOUT);
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
        if (mine !== generation) return;
        heardAt = Date.now();
        const message = messageOf(data);
        if (message) onChange(message);
      };
    };
    createTicket()
      .then((ticket) => ifCurrent(() => open(ticket))())
      .catch(ifCurrent(wait));
  };

  return {
    start: () => {
      if (state !== 'stopped') return;
      startedAt = Date.now();
      connect();
    },
    wake: () => {
      const isDoubtful = state === 'open' && Date.now() - heardAt > DOUBTFUL_AFTER;
      if (state === 'waiting' || isDoubtful) connect();
    },
    networkIsBack: () => {
      if (state !== 'stopped') connect();
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
