import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** Of this worker, however often Vitest reads this file. */
const shared = globalThis as { oneWindow?: Promise<unknown> };

/** Takes away what a file left on the page and in the window. */
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
 * jsdom, whose window the files of one worker share, as they share the modules that listen to it. It stays when the last
 * file is done: code of a page that is still being fetched then finds it.
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
