import { describe, expect, it } from 'vitest';
import { projectRoot, readOptions } from '#infra/local/options.ts';

describe('The options of npm start', () => {
  it('the options of npm start default to port 3000 and a separate data folder for each port', () => {
    expect(readOptions({}, [])).toMatchObject({
      port: 3000,
      fresh: false,
      dataDir: `${projectRoot}/.local/3000`,
    });
    expect(readOptions({ PORT: '3100' }, [])).toMatchObject({
      port: 3100,
      dataDir: `${projectRoot}/.local/3100`,
    });
  });

  it('npm start can begin with empty data', () => {
    expect(readOptions({}, ['--fresh']).fresh).toBe(true);
  });

  it('the options of npm start configure the vision model, and require no key for a custom model server', () => {
    expect(readOptions({}, [])).toMatchObject({ openAiApiKey: undefined, openAiBaseUrl: undefined });
    expect(readOptions({ OPENAI_API_KEY: 'sk-1' }, [])).toMatchObject({ openAiApiKey: 'sk-1' });
    expect(
      readOptions({ OPENAI_BASE_URL: 'http://localhost:11434/v1', VISION_MODEL: 'llava' }, []),
    ).toMatchObject({
      openAiApiKey: 'none',
      openAiBaseUrl: 'http://localhost:11434/v1',
      visionModel: 'llava',
    });
  });

  it('npm start uses the local Stripe unless a Stripe key is given', () => {
    expect(readOptions({ STRIPE_SECRET_KEY: '' }, [])).toMatchObject({
      stripeSecretKey: undefined,
      stripeWebhookSecret: undefined,
    });
    expect(
      readOptions({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }, []),
    ).toMatchObject({ stripeSecretKey: 'sk_test_1', stripeWebhookSecret: 'whsec_1' });
  });

  it('an option of npm start names a full food table by its file, which must exist', () => {
    expect(readOptions({}, []).foodTable).toBeUndefined();
    expect(readOptions({ FOOD_TABLE: 'package.json' }, []).foodTable).toBe(`${projectRoot}/package.json`);
    expect(() => readOptions({ FOOD_TABLE: 'no.foods' }, [])).toThrow(
      'FOOD_TABLE is "no.foods", which does not exist. Create it: npm run foods:import -- DIR --out no.foods',
    );
  });

  it('npm start runs the functions from source, or from a folder of bundles as deployed', () => {
    expect(readOptions({}, []).bundles).toBeUndefined();
    expect(readOptions({ FUNCTION_BUNDLES: '/bundles' }, []).bundles).toBe('/bundles');
  });

  it("npm start can set the time of the product's clock", () => {
    expect(readOptions({}, []).now).toBeUndefined();
    const now = new Date('2026-11-23T15:00:00Z');
    expect(readOptions({}, ['--now', '2026-11-23T15:00Z']).now).toEqual(now);
    expect(readOptions({}, ['--fresh', '--now=2026-11-23T16:00+01:00'])).toMatchObject({ now, fresh: true });
    expect(() => readOptions({}, ['--now', 'tomorrow'])).toThrow('2026-11-23T15:00Z');
  });

  it.each([['abc'], ['0'], ['70000'], ['3000.5']])(
    'npm start rejects the port %s and shows valid values',
    (PORT) => {
      expect(() => readOptions({ PORT }, [])).toThrow('PORT=3100 npm start');
    },
  );

  it('npm start rejects unknown options', () => {
    expect(() => readOptions({}, ['--clean'])).toThrow(/Unknown option '--clean'.*npm start -- \[--fresh\]/s);
  });
});
