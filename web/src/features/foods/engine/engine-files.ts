import { tableIntegrity, tableUrl, workerUrl } from 'virtual:food-engine';
import type { EngineWorker } from './create-engine.ts';

/** Starts the web worker of the text engine. */
export const startWorker = (): EngineWorker => new Worker(workerUrl, { type: 'module', name: 'food-engine' });

/** Loads the engine's files, so that the service worker caches them for use without a network. */
export const cacheEngineFiles = async (): Promise<void> => {
  const files = await Promise.all([fetch(workerUrl), fetch(tableUrl, { integrity: tableIntegrity })]);
  await Promise.all(files.map((file) => file.arrayBuffer()));
};
