import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '#test/infra/local/host/fixtures/test-database.ts';
import { startOpenFoodFacts } from './open-food-facts.ts';
import { startPictureModel } from './picture-model.ts';
import { startPushService } from './push-service.ts';
import { freePort, startProduct } from './start-product.ts';

const start = async () => {
  const [model, openFoodFacts, pushService] = await Promise.all([
    startPictureModel(),
    startOpenFoodFacts(),
    startPushService(),
  ]);
  const testDatabase = createTestDatabase();
  const place = { port: await freePort(), dataDir: mkdtempSync(join(tmpdir(), 'platewise-test-')) };
  const startReport = `${place.dataDir}-start`;
  const database = await testDatabase.start();
  // Not awaited: tests that need no product run in the meantime.
  const started = startProduct(
    {
      OPENAI_API_KEY: 'scripted',
      OPENAI_BASE_URL: model.baseUrl,
      OPEN_FOOD_FACTS_URL: openFoodFacts.url,
      OPEN_FOOD_FACTS_SEARCH_URL: openFoodFacts.url,
      PUSH_SERVICE_ORIGIN: pushService.origin,
    },
    place,
  );
  started.then(
    () => writeFileSync(startReport, ''),
    (error: Error) => writeFileSync(startReport, error.message),
  );
  return {
    origin: `http://localhost:${place.port}`,
    startReport,
    dataDir: place.dataDir,
    modelUrl: model.url,
    openFoodFactsUrl: openFoodFacts.url,
    pushServiceOrigin: pushService.origin,
    databasePort: database.port,
    stop: async () => {
      const product = await started.catch(() => undefined);
      await Promise.all([product?.stop(), database.stop()]);
      rmSync(startReport, { force: true });
      testDatabase.remove();
      await model.stop();
      await openFoodFacts.stop();
      await pushService.stop();
    },
  };
};

type Beside = Awaited<ReturnType<typeof start>>;

/** Shared by all projects of a run, each of which loads this file. */
const run = globalThis as { besideTests?: { users: number; started: Promise<Beside> } };

/** Starts the services beside the tests for the first project and stops them after the last. */
export const openBeside = async (): Promise<{ beside: Beside; close: () => Promise<void> }> => {
  const mine = (run.besideTests ??= { users: 0, started: start() });
  mine.users += 1;
  const beside = await mine.started;
  return {
    beside,
    close: async () => {
      mine.users -= 1;
      if (mine.users > 0) return;
      delete run.besideTests;
      await beside.stop();
    },
  };
};
