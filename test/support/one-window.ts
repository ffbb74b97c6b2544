import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** Shared within this worker, however often Vitest loads this file. */
const shared = globalThis as { oneWindow?: Promise<unknown> };

/** Removes what a test file left on the page and in the window. */
const tidy = (): void => {
  document.head.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
};

/**
 * A jsdom environment whose window is shared by the test files of a worker, like the modules that listen to it. It
 * stays after the last file for code that is still being loaded.
 */
const oneWindow: Environment = {
  name: 'one-window',
  viteEnvironment: 'client',
  setup: async (global, options) => {
    shared.oneWindow ??= Promise.resolve(builtinEnvironments.jsdom.setup(global, options));
    await shared.oneWindow;
    return { teardown: tidy };
  },
};

export default oneWindow;
