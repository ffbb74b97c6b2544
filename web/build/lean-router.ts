import type { Plugin } from 'vite';

/** The file of React Router with its components and hooks; its export for browsers is the development build. */
const inRouter = /node_modules[\\/]react-router[\\/]dist[\\/]\w+[\\/]chunk-\w+\.mjs$/;

/** Code that only a data router or the framework uses: the app has neither (`app/router.tsx`). */
const replacements: readonly (readonly [code: string | RegExp, replacement: string])[] = [
  ['var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'],
  ['return isDataRoute ? useNavigateStable() : useNavigateUnstable();', 'return useNavigateUnstable();'],
  ['let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = undefined;'],
  // Links prefetch only in the framework.
  [/return shouldPrefetch && !isAbsolute \? .+ : link;/, 'return link;'],
  [
    'function usePrefetchBehavior(prefetch, theirElementProps) {',
    'const usePrefetchBehavior = () => [false, null, {}];\nfunction usePrefetchBehaviorOfFramework(prefetch, theirElementProps) {',
  ],
  // Components are free of side effects, so that unused ones are removed.
  [/^(?:Link|NavLink|Form|ScrollRestoration|HistoryRouter)\.displayName = "\w+";$/gm, ''],
  [/ = (React\d*)\.forwardRef\(/g, ' = /* @__PURE__ */ $1.forwardRef('],
];

/**
 * Removes code that the app does not use from React Router's file.
 * @throws Error if a version of React Router has other code
 */
export const leanRouterCode = (code: string): string =>
  replacements.reduce((rest, [found, replacement]) => {
    const replaced = rest.replace(found, replacement);
    if (replaced === rest) throw new Error(`React Router no longer contains ${String(found)}.`);
    return replaced;
  }, code);

/** Removes code of React Router that no page uses from every first load. */
export const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: inRouter, code: 'function usePrefetchBehavior(' },
    handler: (code) => ({ code: leanRouterCode(code), map: null }),
  },
};
