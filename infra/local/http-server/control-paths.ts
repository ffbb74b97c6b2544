import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { CLOCK_SCRIPT, clockScript } from '../clock/clock-script.ts';
import { parseMove } from '../clock/parse-move.ts';
import { breachedRange } from './breached-passwords.ts';
import type { Clock } from '../gateway/clock.ts';
import { percentDecode } from './percent-decode.ts';

/** The local cloud's own paths under `/__local`, which are not deployed. */
export interface ControlPaths {
  awsGateway: (request: IncomingMessage, response: ServerResponse, prefix: string) => Promise<void>;
  mailbox: { handle(request: IncomingMessage, response: ServerResponse): void | Promise<void> };
  /** Serves a page of the local Stripe. @returns false if the real Stripe is used */
  showStripePage: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  /** Runs a schedule now. @throws Error that states why it cannot */
  schedules: { run(logicalId: string): Promise<unknown> };
  clock: Clock;
  clockControl: {
    /** Returns the offset to the machine's clock. */
    offsetMs(): number;
    /** Moves the clock and runs everything that becomes due. @throws RangeError for an instant in the past */
    advance(to: Date): Promise<void>;
  };
  isReady: () => boolean;
}

const AWS_PREFIX = '/__local/aws';
const STRIPE_PREFIX = '/__local/stripe/';
const CLOCK = '/__local/clock';
const BREACHED = /^\/__local\/breached-passwords\/range\/([0-9A-F]{5})$/i;
const SCHEDULE = /^\/__local\/schedules\/([^/]+)\/run$/;

const sendJson = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
};

const runSchedule = async (
  id: string,
  response: ServerResponse,
  run: ControlPaths['schedules']['run'],
): Promise<void> => {
  try {
    await run(id);
    sendJson(response, 200, { status: 'done' });
  } catch (error) {
    sendJson(response, 500, { message: error instanceof Error ? error.message : String(error) });
  }
};

const showClock = ({ clock, clockControl }: ControlPaths, response: ServerResponse): void =>
  sendJson(response, 200, { now: clock().toISOString(), offset_ms: clockControl.offsetMs() });

const moveClock = async (
  control: ControlPaths,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  try {
    await control.clockControl.advance(parseMove(await text(request), control.clock()));
    showClock(control, response);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    sendJson(response, 400, { message: error.message });
  }
};

export const isControlPath = (path: string): boolean => /^\/__local(?:\/|$)/.test(path);

/** Handles the local cloud's own paths. None of them exists in a deployed stack. */
export const answerControlPath = async (
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  control: ControlPaths,
): Promise<void> => {
  const { awsGateway, mailbox, showStripePage, schedules, clockControl, isReady } = control;
  if (path === AWS_PREFIX || path.startsWith(`${AWS_PREFIX}/`))
    return awsGateway(request, response, AWS_PREFIX);
  if (path === '/__local/mail' || path === '/__local/mail.json') return mailbox.handle(request, response);
  if (path.startsWith(STRIPE_PREFIX) && (await showStripePage(request, response))) return;
  const [, schedule] = SCHEDULE.exec(path) ?? [];
  if (schedule !== undefined && request.method === 'POST') {
    return runSchedule(percentDecode(schedule), response, (id) => schedules.run(id));
  }
  const [, prefix] = BREACHED.exec(path) ?? [];
  if (prefix !== undefined) {
    response.writeHead(200, { 'content-type': 'text/plain' });
    return void response.end(await breachedRange(prefix));
  }
  if (path === CLOCK && request.method === 'GET') return showClock(control, response);
  if (path === CLOCK && request.method === 'POST') return moveClock(control, request, response);
  if (path === CLOCK_SCRIPT) {
    response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
    return void response.end(clockScript(clockControl.offsetMs()));
  }
  if (path !== '/__local/health') return sendJson(response, 404, { message: 'We couldn’t find that page.' });
  return isReady()
    ? sendJson(response, 200, { status: 'ready' })
    : sendJson(response, 503, { status: 'starting' });
};
