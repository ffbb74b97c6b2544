import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LocalCloud } from '#infra/local/cloud.ts';
import type { Template } from '#infra/local/template/cloudformation.ts';
import type { VoiceJob } from '#shared/voice/schema.ts';
import { voiceMessages } from '#shared/voice/voice-error.ts';
import { silence } from '#test/support/synthetic-speech.ts';
import { scriptedRecogniser } from '../services/transcribe/scripted-recogniser.ts';
import { createTestFolder, openWindow, signIn, startTestCloud } from './fixtures/test-cloud.ts';
import { withoutAction } from './fixtures/without-action.ts';
import { isFull } from '#test/support/full-size.ts';
import { PATIENCE } from '#test/support/patience.ts';

const script = scriptedRecogniser();
script.hears('two eggs');
const places: ReturnType<typeof createTestFolder>[] = [];
const clouds: LocalCloud[] = [];
afterAll(async () => {
  await Promise.all(clouds.map((cloud) => cloud.stop()));
  for (const place of places) place.remove();
});

const start = async (editTemplate: (template: Template) => Template = (template) => template) => {
  const place = createTestFolder();
  places.push(place);
  const cloud = await startTestCloud(place, { recognizer: script.recognizer, editTemplate });
  clouds.push(cloud);
  const call = await signIn(cloud);
  await call('PUT', '/api/profile', { ai_consent: 'granted' });
  return { cloud, call };
};
type Started = Awaited<ReturnType<typeof start>>;

const record = async (container: 'webm' | 'mp4') => ({
  audio: (await silence(1, container)).toString('base64'),
  content_type: `audio/${container}`,
});

const say = async (call: Awaited<ReturnType<typeof signIn>>, container: 'webm' | 'mp4') => {
  const response = await call('POST', '/api/functions/voice-to-text', await record(container));
  return { status: response.status, body: (await response.json()) as { job_id: string } };
};

const jobOf = async (call: Awaited<ReturnType<typeof signIn>>, id: string) =>
  (await (await call('GET', `/api/voice/jobs/${id}`)).json()) as VoiceJob;

/** Removes the resources that report the end of a job. */
const without =
  (type: string, fits: (properties: Record<string, unknown>) => boolean) =>
  (template: Template): Template => {
    for (const [id, { Type, Properties = {} }] of Object.entries(template.Resources))
      if (Type === type && fits(Properties)) delete template.Resources[id];
    return template;
  };

const noRule = without('AWS::Events::Rule', ({ EventPattern }) => EventPattern !== undefined);
const noPermission = without(
  'AWS::Lambda::Permission',
  ({ Principal, FunctionName }) =>
    Principal === 'events.amazonaws.com' && JSON.stringify(FunctionName).includes('VoiceFinish'),
);

/** Removes the streaming permission from every function. */
const noStream = withoutAction('transcribe:StartStreamTranscription');

describe('Speech recognition on one machine, wired by the template', () => {
  let whole: Started;
  beforeAll(async () => {
    whole = await start();
  });

  it('API-11 answers immediately, or by a job whose result arrives over the socket', async () => {
    const { cloud, call } = whole;
    expect(await say(call, 'webm')).toEqual({ status: 200, body: { text: 'two eggs' } });
    const messages = await openWindow(call, cloud);
    const { body } = await say(call, 'mp4');
    await vi.waitFor(
      () =>
        expect(messages).toContainEqual({
          type: 'voice_transcribed',
          job_id: body.job_id,
          text: 'two eggs',
        }),
      { timeout: 20_000 * PATIENCE },
    );
  });

  it('API-11 (D40) answers `not_configured` without the programs, immediately and as a job', async () => {
    script.uninstall();
    const body = { error: 'not_configured', text: voiceMessages.not_configured };
    expect(await say(whole.call, 'webm')).toEqual({ status: 200, body });
    expect(await say(whole.call, 'mp4')).toEqual({ status: 200, body });
    script.install();
  });

  it.runIf(isFull)(
    'local speech recognition stops the start when the rule may not invoke its function',
    async () => {
      await expect(start(noPermission)).rejects.toThrow('does not allow SpeechJobEnded');
    },
  );
});

describe.runIf(isFull)('Speech recognition with missing wiring', () => {
  let bare: Started;
  beforeAll(async () => {
    bare = await start((template) => noStream(noRule(noPermission(template))));
    script.heard.length = 0;
  });

  it('fails without its permission to stream, as on AWS', async () => {
    expect((await say(bare.call, 'webm')).status).toBe(500);
    expect(script.heard).toEqual([]);
  });

  it('speech recognition with missing wiring never reports the end of a job without its rule', async () => {
    const { body } = await say(bare.call, 'mp4');
    await vi.waitFor(() => expect(script.heard).toHaveLength(1), { timeout: 20_000 * PATIENCE });
    await sleep(500);
    expect((await jobOf(bare.call, body.job_id)).status).toBe('transcribing');
  });
});
