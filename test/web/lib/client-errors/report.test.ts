import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientErrorReport, type ClientErrorReport } from '#shared/client-errors/report.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { createReporter } from '#web/lib/client-errors/report.ts';
import { watchErrors } from '#web/lib/client-errors/watch.ts';
import { eventually } from '#test/support/eventually.ts';

const at = (place: string): string => `${window.location.origin}/assets/${place}`;

/** Creates an error as Chrome reports it: thrown in a script of the site, called from elsewhere. */
const broken = (message = 'It broke', place = 'day-Xy_1.js:1:234', kind = TypeError): Error => {
  const error = new kind(message);
  error.stack = `TypeError: ${message}\n    at eat (${at(place)})\n    at ${at('app-Ab-2.js:9:8')}\n    at chrome-extension://abc/x.js:1:1`;
  return error;
};

const sent: ClientErrorReport[] = [];
const told = async () => {
  await eventually(() => expect(beacon).toHaveBeenCalled());
  return Promise.all(
    beacon.mock.calls.map(async ([path, body]) => [path, JSON.parse(await (body as Blob).text()) as unknown]),
  );
};
const beacon = vi.fn<Navigator['sendBeacon']>(() => true);

beforeEach(() => {
  sent.length = 0;
  beacon.mockClear();
  window.history.replaceState(null, '', '/');
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const reporter = () => createReporter((report) => void sent.push(report));

describe('An error report of the app', () => {
  it('an error report of the app names the position in our own scripts, the page, the build and the browser', () => {
    const script = document.createElement('script');
    script.type = 'module';
    script.setAttribute('src', '/assets/app-DF3sotYO.js');
    document.head.append(script);
    window.history.replaceState(null, '', '/agents/sdr?lead=mara#notes');
    reporter()(broken('No "Mara Lind" in 12345'));
    script.remove();
    expect(sent).toEqual([
      {
        name: 'TypeError',
        message: 'No [text] in [number]',
        frames: ['assets/day-Xy_1.js:1:234', 'assets/app-Ab-2.js:9:8'],
        route: '/agents/sdr',
        version: 'app-DF3sotYO.js',
        browser: 'other',
        online: true,
      },
    ]);
    expect(clientErrorReport.parse(sent[0])).toEqual(sent[0]);
  });

  it('reads the stack formats of Firefox and Safari too', () => {
    const error = new Error('It broke');
    error.stack = `eat@${at('day-Xy_1.js:1:234')}\n@${at('app-Ab-2.js:9:8')}\n`;
    reporter()(error);
    expect(sent[0]?.frames).toEqual(['assets/day-Xy_1.js:1:234', 'assets/app-Ab-2.js:9:8']);
  });

  it('an error report of the app contains only addresses that are pages of the app', () => {
    window.history.replaceState(null, '', '/mara@example.com/diary');
    reporter()(broken());
    expect(sent[0]?.route).toBe('*');
  });

  it('an error report of the app names the failed request, if any', () => {
    const requestId = '0b9c6f5e-0d52-4b57-9b0e-1f6f4f4a9c11';
    const failed = new ApiError({ code: 'INTERNAL', message: 'x', status: 500, requestId });
    reporter()(Object.assign(failed, { stack: broken().stack }));
    expect(sent[0]).toMatchObject({ name: 'ApiError', request_id: requestId });
  });

  it('an error report of the app appears once per error, and five times at most', () => {
    const tell = reporter();
    for (const place of [1, 1, 2, 3, 4, 5, 6, 7]) tell(broken('It broke', `day.js:1:${place}`));
    expect(sent.map(({ frames }) => frames[0])).toEqual([1, 2, 3, 4, 5].map((n) => `assets/day.js:1:${n}`));
  });

  it('ignores errors of extensions, other sites and aborts, thrown strings and errors without a stack', () => {
    const tell = reporter();
    const elsewhere = broken();
    elsewhere.stack = `Error: x\n at chrome-extension://abc/assets/x.js:1:1\n at https://other.example/assets/x.js:1:1`;
    const aborted = Object.assign(broken(), { name: 'AbortError' });
    for (const error of [
      elsewhere,
      aborted,
      'word',
      null,
      undefined,
      Object.assign(new Error('x'), { stack: undefined }),
    ])
      tell(error);
    expect(sent).toEqual([]);
  });

  it('an error report of the app never throws, whatever was thrown and however it is sent', () => {
    const trap = broken();
    Object.defineProperty(trap, 'message', {
      get: () => {
        throw new Error('No.');
      },
    });
    expect(() => reporter()(trap)).not.toThrow();
    const refusing = createReporter(() => {
      throw new Error('No.');
    });
    expect(() => refusing(broken())).not.toThrow();
  });
});

describe('The global error handler', () => {
  it('reports uncaught errors by a beacon that outlives the page', async () => {
    watchErrors();
    window.dispatchEvent(new ErrorEvent('error', { error: broken('One') }));
    const rejection = Object.assign(new Event('unhandledrejection'), { reason: broken('Two', 'b.js:1:2') });
    window.dispatchEvent(rejection);
    await eventually(() => expect(beacon).toHaveBeenCalledTimes(2));
    const [one, two] = await told();
    expect(one).toEqual(['/api/client-errors', expect.objectContaining({ message: 'One' })]);
    expect(two).toEqual(['/api/client-errors', expect.objectContaining({ message: 'Two' })]);
  });

  it('the global error handler falls back to a keep-alive request without beacons, and drops the report when offline', async () => {
    beacon.mockReturnValue(false);
    const request = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
    vi.stubGlobal('fetch', request);
    createReporter()(broken('Three'));
    expect(request).toHaveBeenCalledWith('/api/client-errors', expect.objectContaining({ keepalive: true }));
    await Promise.allSettled(request.mock.results.map(({ value }) => value as Promise<Response>));
  });
});
