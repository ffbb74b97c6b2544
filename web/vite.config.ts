import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { BRAND } from '../shared/brand.ts';
import { chunkReport } from './build/chunk-report.ts';
import { firstView } from './build/first-view.ts';
import { authForms, lightPage } from './build/light-page.ts';
import { foodEngine, foodTable } from './build/food-engine.ts';
import { leanAmplify } from './build/lean-amplify.ts';
import { leanZod } from './build/lean-zod.ts';
import { leanMantine } from './build/lean-mantine.ts';
import { commonPasswordList } from './build/common-passwords.ts';
import { leanRouter } from './build/lean-router.ts';
import { preloadWhatIsNew } from './build/preload-what-is-new.ts';
import { buildWithPublicPages } from './build/prerender.ts';

/**
 * Minimum browser versions: those with CSS `light-dark()` (Chrome, Safari) and `AbortSignal.any` (Firefox). 2024 and
 * later.
 */
const browsers = { chrome: [123, 0], edge: [123, 0], firefox: [124, 0], safari: [17, 5] } as const;

/** The same list in the encoding of Lightning CSS. */
const lightningTargets = Object.fromEntries(
  Object.entries(browsers).map(([name, [major, minor]]) => [name, (major << 16) | (minor << 8)]),
);
const target = Object.entries(browsers).map(([name, [major, minor]]) => `${name}${major}.${minor}`);

/** Inserts the product name into the page. */
const brand: Plugin = {
  name: 'brand',
  transformIndexHtml: (html) => html.replaceAll('%BRAND%', BRAND),
};

/** Publishes the OpenAPI document at a stable address. */
const openApi: Plugin = {
  name: 'open-api',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    const source = readFileSync(new URL('../docs/openapi.json', import.meta.url));
    this.emitFile({ type: 'asset', fileName: 'openapi.json', source });
  },
};

const preload = preloadWhatIsNew();
const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  root,
  appType: 'mpa',
  builder: { buildApp: (builder) => buildWithPublicPages(builder, root) },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A public.ts only re-exports: importing one name loads that name's file and no other.
          treeshake: {
            moduleSideEffects: [
              { test: /features[\\/][\w-]+[\\/]public\.ts$/, sideEffects: false },
              { test: /node_modules[\\/]@aws-crypto[\\/]/, sideEffects: false },
            ],
          },
          input: { app: `${root}app.html`, auth: `${root}auth.html`, site: `${root}site/client/main.ts` },
          output: {
            codeSplitting: {
              groups: [
                { name: 'base', test: lightPage },
                { name: 'router', test: /node_modules[\\/](react-router|react-router-dom)[\\/]/ },
                { name: 'auth-forms', test: authForms },
                // zod must be configured before any schema is created: both are in one chunk.
                { name: 'zod', test: /node_modules[\\/]zod[\\/]|zod-without-eval/ },
                { name: 'first', test: firstView },
                // The script of the public pages shares this with the app's prices, and loads nothing else of the app.
                { name: 'site-currency', test: /shared[\\/]plans[\\/]suggest-currency/ },
                // Hashes that only a sign-in calculates.
                { name: 'hashes', test: /node_modules[\\/](@aws-crypto|tslib)[\\/]/ },
                // API client of every page in one chunk: many small files would compress worse. Rarely used parts load later.
                {
                  name: 'core',
                  test: /web[\\/]src[\\/]lib[\\/](api|session(?![\\/](?:auth-failure|revoke-session))|query|navigation[\\/]paths)|web[\\/]src[\\/]features[\\/]billing[\\/]subscription[\\/](check-|follow|other|status-failure|subscription-store|use-access|use-subscription)|shared[\\/](errors[\\/](?!catalogue|\w+-errors)|http|billing[\\/](?!contracts|page-schema|plan-change|routes)|plans[\\/](?!feature-bullets|suggest-currency)|brand)/,
                },
              ],
            },
          },
        },
      },
    },
    // Service worker: a single file at a fixed address.
    worker: {
      consumer: 'client',
      build: {
        write: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: { sw: `${root}sw/main.ts` },
          output: { format: 'iife', codeSplitting: false, entryFileNames: 'sw.js' },
        },
      },
    },
    // Script of the front page's live plate: a single file without the app's chunks.
    livePlate: {
      consumer: 'client',
      build: {
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: { 'live-plate': `${root}site/client/live-plate/main.ts` },
          preserveEntrySignatures: 'strict',
          output: { codeSplitting: false },
        },
      },
    },
    // First frame of the dashboard, prerendered into the app's page.
    firstFrame: {
      consumer: 'server',
      build: {
        write: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: { 'first-frame': `${root}src/app/first-frame/render.tsx` },
          output: { codeSplitting: false },
        },
      },
    },
    // Public pages, prerendered to HTML. None of this code reaches a browser, only its styles and pictures.
    site: {
      consumer: 'server',
      build: {
        write: false,
        emitAssets: true,
        copyPublicDir: false,
        cssCodeSplit: false,
        rolldownOptions: { input: { render: `${root}site/render.tsx` }, output: { codeSplitting: false } },
      },
    },
  },
  plugins: [
    react(),
    brand,
    openApi,
    foodTable,
    foodEngine,
    leanAmplify,
    leanZod,
    leanMantine,
    leanRouter,
    commonPasswordList,
    preload.plugin,
    chunkReport(process.env['CHUNK_REPORT']),
  ],
  // The text engine; not the service worker, which is an environment.
  worker: { format: 'es', plugins: () => [foodTable] },
  css: { transformer: 'lightningcss', lightningcss: { targets: lightningTargets } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target,
    cssTarget: target,
    // The content security policy only allows files of our own origin: nothing may be inlined.
    assetsInlineLimit: 0,
    // The sign-in page's chunk contains Amplify's Authenticator, and is only loaded with that page.
    chunkSizeWarningLimit: 600,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostId, hostType }) =>
        hostType === 'js' ? preload.of(files, hostId) : files,
    },
  },
});
