import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

interface Stoppable {
  stop: () => unknown;
}

/** Returns an object that forwards to the current value, so that tests can refer to it before it exists. */
export const forwardTo = <T extends object>(current: () => T): T =>
  new Proxy({} as T, {
    get: (_target, key) => Reflect.get(current(), key) as unknown,
    set: (_target, key, value) => Reflect.set(current(), key, value),
    // For copies such as `{ ...resource }`.
    ownKeys: () => Reflect.ownKeys(current()),
    getOwnPropertyDescriptor: (_target, key) => {
      const found = Reflect.getOwnPropertyDescriptor(current(), key);
      return found && { ...found, configurable: true };
    },
  });

/** Opens a resource before the tests of the file (or `describe`) and stops it after them. */
export const openForAllTests = <T extends Stoppable>(open: () => Promise<T>): T => {
  let current: T;
  beforeAll(async () => {
    current = await open();
  });
  afterAll(() => current.stop() as Promise<void>);
  return forwardTo(() => current);
};

/** Opens a resource before each test and stops it afterwards. `restart` replaces it within a test. */
export const openForEachTest = <T extends Stoppable, Options extends unknown[]>(open: {
  (): Promise<T>;
  (...options: Options): Promise<T>;
}) => {
  let current: T;
  beforeEach(async () => {
    current = await open();
  });
  afterEach(() => current.stop() as Promise<void>);
  const restart = async (...options: Options): Promise<void> => {
    await current.stop();
    current = await open(...options);
  };
  return { current: forwardTo(() => current), restart };
};
