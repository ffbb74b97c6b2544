import { strFromU8, unzipSync } from 'fflate';
import { exportRoutes } from '#shared/exports/routes.ts';
import { routesAs } from '../api-of.ts';
import { openSession } from '../open-session.ts';
import { seconds } from '../seconds.ts';
import type { Step } from '../step.ts';
import { waitFor } from '../wait-for.ts';
import { logMeal } from './log-meal.ts';

const ENTRIES = 'food-entries.csv';

/** Returns the diary in an export. @throws Error if the file is not a zip or has no diary */
const diaryIn = (zip: Uint8Array): string => {
  const file = unzipSync(zip, { filter: ({ name }) => name === ENTRIES })[ENTRIES];
  if (!file) throw new Error(`the export has no ${ENTRIES}`);
  return strFromU8(file);
};

export const exportData: Step = {
  name: 'Walk: export the data',
  limitMs: seconds(300),
  look: 'the queue of exports and the log of `exports-write`',
  needs: [logMeal],
  run: async (context) => {
    const { outside, life, signal } = context;
    await openSession(context);
    const call = routesAs(context);
    await call(exportRoutes.create);
    const url = await waitFor(context, 'the export did not get ready', async () => {
      const { export: latest } = await call(exportRoutes.latest);
      if (latest?.status === 'failed') throw new Error('the export failed');
      return latest?.download_url ?? null;
    });
    const { status, bytes } = await outside.download(url, signal);
    if (status !== 200) throw new Error(`the download answered ${status}`);
    if (!diaryIn(bytes).includes(life.meal!.id)) throw new Error('the export lacks the logged meal');
    return `${bytes.length} bytes with the logged meal`;
  },
};
