import { type LiveMessage, liveMessage, PING } from '#shared/realtime/schema.ts';
import { reconnectDelay } from './reconnect-delay.ts';

const MINUTE = 60_000;
/**
 * API Gateway closes a socket after 10 idle minutes (source: 'Quotas for configuring and running a WebSocket API');
 * routers drop idle connections after about five.
 */
export const PING_INTERVAL = 4 * MINUTE;
/** A socket that was silent for longer may have died while the device slept or changed networks. */
export const DOUBTFUL_AFTER = MINUTE;
/** API Gateway closes every socket after 2 hours (same source): renewed earlier, at randomized times. */
export const LIFETIME = 110 * MINUTE;
/** If the first socket opens later than this after the first fetch, changes may have been missed. */
export const LATE_OPENING = 1_000;
export const POLL_INTERVAL = 30_000;
/** Some networks neither open nor refuse a socket. */
export const CONNECT_TIMEOUT = 30_000;

/** The used part of the WebSocket interface. */
export interface LiveSocket {
  send(message: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onerror: ((event: Event) => void) | null;
}

export interface LiveDependencies {
  /** Returns a one-time ticket for the socket; rejects if the API returns none. */
  createTicket: () => Promise<string>;
  openSocket: (ticket: string) => LiveSocket;
  /** Called for a data change, a transcript, or the connection's ID. */
  onChange: (message: LiveMessage) => void;
  /** Called when the socket is closed and its connection ID is invalid. */
  onLost: () => void;
  /** Called when changes may have been missed. */
  onGap: () => void;
  /** 0 to 1, like Math.random. */
  random: () => number;
  isHidden: () => boolean;
  isOnline: () => boolean;
}

export interface LiveConnection {
  start: () => void;
  /**
   * Called when the page is visible again: reconnects immediately if waiting, and replaces a socket that may have died.
   */
  wake: () => void;
  /** Called when the network is back: a socket of the previous network is replaced. */
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
 * Keeps one socket open while it runs. While disconnected, it reports a possible change every 30 s and reconnects with
 * increasing pauses; once connected, the polling stops. It sends no requests while offline, and does not poll in a
 * hidden page.
 *
 * A dead socket is not always closed, and API Gateway answers no ping. So each ping also refreshes a visible page, and
 * the socket is replaced after sleep or silence.
 * States: stopped -> connecting -> open -> waiting -> connecting ...
 */
export const createLiveConnection = (dependencies: LiveDependencies): LiveConnection => {
  const { createTicket, openSocket, onChange, onLost, onGap, random, isHidden, isOnline } = dependencies;
  let state: 'stopped' | 'connecting' | 'open' | 'waiting' = 'stopped';
  let socket: LiveSocket | null = null;
  let attempts = 0;
  /**
   * Whether changes may have been missed. False before the first socket if it opens in time, because the data was just
   * fetched.
   */
  let missed = false;
  /** ms */
  let startedAt = 0;
  /** Time of the last message from the socket, in ms. */
  let heardAt = 0;
  /** Invalidates ticket requests and sockets of earlier attempts. */
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
    // The response contains this connection's ID.
    live.send(PING);
    pinging = setInterval(() => {
      // The clock advanced further than the timers: the device slept.
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
