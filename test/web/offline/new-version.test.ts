import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followVersions, loadAfresh, useNewVersion } from '#web/lib/offline/new-version.ts';
import { eventually } from '#test/support/eventually.ts';

/** Creates a service worker of a newer version. */
const aWorker = (state: string) =>
  Object.assign(new EventTarget(), { state, postMessage: vi.fn<(message: unknown) => void>() });

type Registration = EventTarget & {
  waiting: ReturnType<typeof aWorker> | null;
  installing: ReturnType<typeof aWorker> | null;
  update: () => Promise<void>;
};

const reload = vi.fn<() => void>();
let registration: Registration;
let container: EventTarget & { controller: object | null };
let stop: () => void = () => undefined;

/** Simulates the download of a newer version. */
const arrives = () => {
  const worker = aWorker('installing');
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  worker.state = 'installed';
  registration.waiting = worker;
  worker.dispatchEvent(new Event('statechange'));
  return worker;
};
const follow = async () => {
  stop = followVersions(reload);
  await eventually(() => expect(heard).toHaveBeenCalled());
};
const heard = vi.fn<() => void>();

beforeEach(() => {
  vi.clearAllMocks();
  useNewVersion.setState({ take: null });
  registration = Object.assign(new EventTarget(), {
    waiting: null,
    installing: null,
    update: async () => undefined,
  });
  const { addEventListener } = registration;
  registration.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
    heard();
    addEventListener.apply(registration, listener);
  };
  container = Object.assign(new EventTarget(), {
    controller: {},
    register: async () => registration,
    getRegistration: async () => registration,
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('the page offers a new version and reloads only when the user accepts it', async () => {
  await follow();
  expect(useNewVersion.getState().take).toBeNull();
  const worker = arrives();
  expect(worker.postMessage).not.toHaveBeenCalled();
  useNewVersion.getState().take?.();
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'TAKE_OVER' });
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});

it('a version accepted in another tab changes nothing here, and accepting it here loads it immediately', async () => {
  await follow();
  arrives();
  registration.waiting = null;
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).not.toHaveBeenCalled();
  useNewVersion.getState().take?.();
  expect(reload).toHaveBeenCalledOnce();
});

it('the newer one of two waiting versions is activated', async () => {
  await follow();
  const first = arrives();
  const second = arrives();
  useNewVersion.getState().take?.();
  expect(first.postMessage).not.toHaveBeenCalled();
  expect(second.postMessage).toHaveBeenCalledOnce();
});

it('the first version is not offered because the page already runs it', async () => {
  container.controller = null;
  await follow();
  arrives();
  expect(useNewVersion.getState().take).toBeNull();
});

it('a page with a missing script reloads in the waiting version', async () => {
  await loadAfresh(reload);
  expect(reload).toHaveBeenCalledOnce();
  registration.waiting = aWorker('installed');
  await loadAfresh(reload);
  expect(reload).toHaveBeenCalledOnce();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledTimes(2);
});
