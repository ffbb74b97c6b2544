import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LocalCloud } from '#infra/local/cloud.ts';
import type { Template } from '#infra/local/template/cloudformation.ts';
import type { VoiceJob } from '#shared/voice/schema.ts';
import { voiceMessages } from '#shared/voice/voice-error.ts';
import { silence } from '#test/support/synthetic-speech.ts';
import { scriptedRecogniser } from '../transcribe/scripted-recogniser.ts';
import { createTestFolder, openWindow, signIn, startTestCloud } from './fixtures/test-cloud.ts';

let place: ReturnType<typeof createTestFolder>;
let script: ReturnType<typeof scriptedRecogniser>;
let cloud: LocalCloud | undefined;
beforeEach(() => {
  place = createTestFolder();
  script = scriptedRecogniser();
  script.hears('two eggs');
});
afterEach(async () => {
  await cloud?.stop();
  cloud = undefined;
  place.remove();
}, 60_000);

const start = async (editTemplate: (template: Template) => Template = (template) => template) => {
  cloud = await startTestCloud(place, { recogniser: script.recogniser, editTemplate });
  const call = await signIn(cloud);
  await call('PUT', '/api/profile', { ai_consent: 'granted' });
  return { cloud, call };
};

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

/** Removes what makes the end of a job known. */
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

describe('Speech on one machine, as the template wires it', { timeout: 120_000 }, () => {
  it('API-11 is answered at once, or by a job whose end is told over the socket', async () => {
    const { cloud: running, call } = await start();
    expect(await say(call, 'webm')).toEqual({ status: 200, body: { text: 'two eggs' } });
    const messages = await openWindow(call, running);
    const { body } = await say(call, 'mp4');
    await vi.waitFor(
      () =>
        expect(messages).toContainEqual({
          type: 'voice_transcribed',
          job_id: body.job_id,
          text: 'two eggs',
        }),
      { timeout: 20_000 },
    );
  });

  it('API-11 (D40) without a recogniser answers `not_configured`, at once and as a job', async () => {
    script.uninstall();
    const { call } = await start();
    const body = { error: 'not_configured', text: voiceMessages.not_configured };
    expect(await say(call, 'webm')).toEqual({ status: 200, body });
    expect(await say(call, 'mp4')).toEqual({ status: 200, body });
  });

  it('without its rule, the end of a job reaches nobody', async () => {
    const { call } = await start((template) => noRule(noPermission(template)));
    const { body } = await say(call, 'mp4');
    await vi.waitFor(() => expect(script.heard).toHaveLength(1), { timeout: 20_000 });
    await sleep(500);
    expect((await jobOf(call, body.job_id)).status).toBe('transcribing');
  });

  it('without its right to stream, the function fails, as it would on AWS', async () => {
    const { call } = await start((template) => {
      for (const { Type, Properties } of Object.values(template.Resources)) {
        const document = Properties?.['PolicyDocument'] as { Statement?: { Action: unknown }[] } | undefined;
        if (Type !== 'AWS::IAM::Policy') continue;
        for (const statement of document?.Statement ?? [])
          statement.Action = [statement.Action]
            .flat()
            .filter((action) => action !== 'transcribe:StartStreamTranscription');
      }
      return template;
    });
    expect((await say(call, 'webm')).status).toBe(500);
    expect(script.heard).toEqual([]);
  });

  it('does not start where the rule may not call its function', async () => {
    await expect(start(noPermission)).rejects.toThrow('permission by which SpeechJobEnded');
  });
});
